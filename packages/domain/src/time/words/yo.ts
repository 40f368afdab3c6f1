import type { Words } from './en.ts';

export const words: Words = {
  // As people say them: the old names of the months are known to few, and a date tells until when there is money.
  months: [
    'Jánúárì',
    'Fẹ́búárì',
    'Máàṣì',
    'Épírì',
    'Méè',
    'Júùnù',
    'Júláì',
    'Ọ́gọ́ọ̀sì',
    'Sẹ̀tẹ́ńbà',
    'Ọ̀kútọ́bà',
    'Nòfẹ́ńbà',
    'Dìsẹ́ńbà',
  ],
  shortMonths: ['Ján', 'Fẹ́b', 'Máàṣ', 'Épí', 'Méè', 'Júùn', 'Júl', 'Ọ́gọ́', 'Sẹ̀t', 'Ọ̀kú', 'Nòf', 'Dìs'],
  weekdays: ['Ọjọ́ Àìkú', 'Ọjọ́ Ajé', 'Ọjọ́ Ìṣẹ́gun', 'Ọjọ́rú', 'Ọjọ́bọ̀', 'Ọjọ́ Ẹtì', 'Ọjọ́ Àbámẹ́ta'],
  spokenDay: (weekday, day, month) => `${weekday} ${day} ${month}`,
  clock: (hour, minute) => `aago ${hour % 12 || 12}:${minute} ${partOfDay(hour)}`,
  justNow: 'ní báyìí',
  ago: {
    year: (count) => `ọdún ${count} sẹ́yìn`,
    month: (count) => `oṣù ${count} sẹ́yìn`,
    day: (count) => `ọjọ́ ${count} sẹ́yìn`,
    hour: (count) => `wákàtí ${count} sẹ́yìn`,
    minute: (count) => `ìṣẹ́jú ${count} sẹ́yìn`,
  },
  ahead: {
    year: (count) => `ní ọdún ${count} sí i`,
    month: (count) => `ní oṣù ${count} sí i`,
    day: (count) => `ní ọjọ́ ${count} sí i`,
    hour: (count) => `ní wákàtí ${count} sí i`,
    minute: (count) => `ní ìṣẹ́jú ${count} sí i`,
  },
  left: {
    days: (count) => `ọjọ́ ${count}`,
    hours: (count) => `wákàtí ${count}`,
    minutes: (count) => `ìṣẹ́jú ${count}`,
    seconds: (count) => `ìṣẹ́jú àáyá ${count}`,
    none: 'báyìí',
  },
};

function partOfDay(hour: number): string {
  if (hour < 4) return 'òru';
  if (hour < 12) return 'àárọ̀';
  if (hour < 16) return 'ọ̀sán';
  return hour < 19 ? 'ìrọ̀lẹ́' : 'alẹ́';
}
