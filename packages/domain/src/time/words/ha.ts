import type { Words } from './en.ts';

export const words: Words = {
  months: [
    'Janairu',
    'Fabrairu',
    'Maris',
    'Afirilu',
    'Mayu',
    'Yuni',
    'Yuli',
    'Agusta',
    'Satumba',
    'Oktoba',
    'Nuwamba',
    'Disamba',
  ],
  shortMonths: ['Jan', 'Fab', 'Mar', 'Afi', 'May', 'Yun', 'Yul', 'Agu', 'Sat', 'Okt', 'Nuw', 'Dis'],
  weekdays: ['Lahadi', 'Litinin', 'Talata', 'Laraba', 'Alhamis', 'Jumma’a', 'Asabar'],
  spokenDay: (weekday, day, month) => `${weekday} ${day} ga ${month}`,
  clock: (hour, minute) => `${hour % 12 || 12}:${minute} ${partOfDay(hour)}`,
  justNow: 'yanzu-yanzu',
  ago: {
    year: (count) => `shekara ${count} ${passed(count)}`,
    month: (count) => `wata ${count} ${passed(count)}`,
    day: (count) => `kwana ${count} ${passed(count)}`,
    hour: (count) => `awa ${count} ${passed(count)}`,
    minute: (count) => `minti ${count} ${passed(count)}`,
  },
  ahead: {
    year: (count) => `nan da shekara ${count}`,
    month: (count) => `nan da wata ${count}`,
    day: (count) => `nan da kwana ${count}`,
    hour: (count) => `nan da awa ${count}`,
    minute: (count) => `nan da minti ${count}`,
  },
  left: {
    days: (count) => `kwana ${count}`,
    hours: (count) => `awa ${count}`,
    minutes: (count) => `minti ${count}`,
    seconds: (count) => `daƙiƙa ${count}`,
    none: 'yanzu',
  },
};

const passed = (count: number): string => (count === 1 ? 'da ya wuce' : 'da suka wuce');

function partOfDay(hour: number): string {
  if (hour < 4) return 'na tsakar dare';
  if (hour < 12) return 'na safe';
  if (hour < 16) return 'na rana';
  return hour < 19 ? 'na yamma' : 'na dare';
}
