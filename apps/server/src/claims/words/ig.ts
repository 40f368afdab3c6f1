import { words as time } from '@jara/domain/time/words/ig';
import type { Words } from './en.ts';

export const words: Words = {
  time,
  claimed: 'Ị narala onyinye ahụ',
  won: 'I meriela. Òkè a bụ nke gị.',
  yours: 'Onyinye a bụ nke gị.',
  waiting: 'Onyinye a na-eche ka e mepee ya.',
  notThisTime: 'Ọ bụghị n’ugboro a. Onyinye a bụ maka otu onye ihu ọma, ọ bụghịkwa gị. Daalụ maka ịnwale ya.',
  notDrawn: 'Ọ bụghị n’ugboro a. E feela nza, ma ị nọghị n’ime ndị mmeri. Daalụ maka isonye.',
  inOnHold: (number) => `Ị banyela. Nọmba ${number}. E jidetụrụ nza ahụ ugbu a. A ga-efe ya mgbe nke ahụ gasịrị.`,
  inAndClosed: (number) => `Ị banyela. Nọmba ${number}. Ịbanye akwụsịla, a ga-efe nza n’oge na-adịghị anya.`,
  inUntil: (number, when) =>
    `Ị banyela. Nọmba ${number}. A ga-efe nza na ${when}. Lọghachi mgbe ahụ, jiri ihe nchọgharị a.`,
  wentBack: 'Onyinye a agwụla. Ego onye ọ bụla na-anaraghị alaghachikwurula onye zitere ya.',
  goesBack: 'Onyinye a agwụla. Ego onye ọ bụla na-anaraghị na-alaghachikwuru onye zitere ya.',
  linkOnItsWay: 'Linkị ahụ na-abịa.',
};
