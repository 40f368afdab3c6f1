export const words = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  spokenDay: (weekday: string, day: number, month: string) => `${weekday} ${day} ${month}`,
  clock: (hour: number, minute: string) => `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`,
  justNow: 'just now',
  ago: {
    year: (count: number) => (count === 1 ? '1 year ago' : `${count} years ago`),
    month: (count: number) => (count === 1 ? '1 month ago' : `${count} months ago`),
    day: (count: number) => (count === 1 ? '1 day ago' : `${count} days ago`),
    hour: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
    minute: (count: number) => (count === 1 ? '1 minute ago' : `${count} minutes ago`),
  },
  ahead: {
    year: (count: number) => (count === 1 ? 'in 1 year' : `in ${count} years`),
    month: (count: number) => (count === 1 ? 'in 1 month' : `in ${count} months`),
    day: (count: number) => (count === 1 ? 'in 1 day' : `in ${count} days`),
    hour: (count: number) => (count === 1 ? 'in 1 hour' : `in ${count} hours`),
    minute: (count: number) => (count === 1 ? 'in 1 minute' : `in ${count} minutes`),
  },
  left: {
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    hours: (count: number) => `${count} h`,
    minutes: (count: number) => `${count} min`,
    seconds: (count: number) => `${count} s`,
    none: 'now',
  },
};

export type Words = typeof words;
