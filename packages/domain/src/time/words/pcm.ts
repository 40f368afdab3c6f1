import type { Words } from './en.ts';

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);
const minutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`);
const months = (count: number): string => (count === 1 ? '1 month' : `${count} months`);
const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`);

export const words: Words = {
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
  spokenDay: (weekday, day, month) => `${weekday} ${day} ${month}`,
  clock: (hour, minute) => `${hour % 12 || 12}:${minute} ${partOfDay(hour)}`,
  justNow: 'just now',
  ago: {
    year: (count) => `${years(count)} wey don pass`,
    month: (count) => `${months(count)} wey don pass`,
    day: (count) => `${days(count)} wey don pass`,
    hour: (count) => `${hours(count)} wey don pass`,
    minute: (count) => `${minutes(count)} wey don pass`,
  },
  ahead: {
    year: (count) => `in ${years(count)}`,
    month: (count) => `in ${months(count)}`,
    day: (count) => `in ${days(count)}`,
    hour: (count) => `in ${hours(count)}`,
    minute: (count) => `in ${minutes(count)}`,
  },
  left: {
    days,
    hours: (count) => `${count} h`,
    minutes: (count) => `${count} min`,
    seconds: (count) => `${count} s`,
    none: 'now now',
  },
};

function partOfDay(hour: number): string {
  if (hour < 4) return 'for midnight';
  if (hour < 12) return 'for morning';
  if (hour < 16) return 'for afternoon';
  return hour < 19 ? 'for evening' : 'for night';
}
