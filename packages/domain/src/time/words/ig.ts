import type { Words } from './en.ts';

export const words: Words = {
  months: [
    'Jenụwarị',
    'Febrụwarị',
    'Maachị',
    'Epreel',
    'Mee',
    'Juun',
    'Julaị',
    'Ọgọọst',
    'Septemba',
    'Ọktoba',
    'Novemba',
    'Disemba',
  ],
  shortMonths: ['Jen', 'Feb', 'Maa', 'Epr', 'Mee', 'Juu', 'Jul', 'Ọgọ', 'Sep', 'Ọkt', 'Nov', 'Dis'],
  weekdays: ['Sọnde', 'Mọnde', 'Tuzde', 'Wenezde', 'Tọzde', 'Fraịde', 'Satọde'],
  spokenDay: (weekday, day, month) => `${weekday} ${day} ${month}`,
  clock: (hour, minute) => `elekere ${hour % 12 || 12}:${minute} nke ${partOfDay(hour)}`,
  justNow: 'ugbu a',
  ago: {
    year: (count) => `afọ ${count} gara aga`,
    month: (count) => `ọnwa ${count} gara aga`,
    day: (count) => `ụbọchị ${count} gara aga`,
    hour: (count) => `awa ${count} gara aga`,
    minute: (count) => `nkeji ${count} gara aga`,
  },
  ahead: {
    year: (count) => `n’ime afọ ${count}`,
    month: (count) => `n’ime ọnwa ${count}`,
    day: (count) => `n’ime ụbọchị ${count}`,
    hour: (count) => `n’ime awa ${count}`,
    minute: (count) => `n’ime nkeji ${count}`,
  },
  left: {
    days: (count) => `ụbọchị ${count}`,
    hours: (count) => `awa ${count}`,
    minutes: (count) => `nkeji ${count}`,
    seconds: (count) => `sekọnd ${count}`,
    none: 'ugbu a',
  },
};

function partOfDay(hour: number): string {
  if (hour < 4) return 'etiti abalị';
  if (hour < 12) return 'ụtụtụ';
  if (hour < 16) return 'ehihie';
  return hour < 19 ? 'mgbede' : 'abalị';
}
