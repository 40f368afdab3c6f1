import { words as time } from '@jara/domain/time/words/yo';
import type { Words } from './en.ts';

export const words: Words = {
  time,
  claimed: 'O ti gba ẹ̀bùn náà',
  won: 'O ti borí. Ìpín yìí jẹ́ tìrẹ.',
  yours: 'Ẹ̀bùn yìí jẹ́ tìrẹ.',
  waiting: 'Ẹ̀bùn yìí ń dúró kí a ṣí i.',
  notThisTime: 'Kì í ṣe lọ́tẹ̀ yìí. Olóríire kan ṣoṣo ni ẹ̀bùn yìí wà fún, kì í sì í ṣe ìwọ. A dúpẹ́ pé o gbìyànjú.',
  notDrawn: 'Kì í ṣe lọ́tẹ̀ yìí. A ti ṣẹ́ gègé, o kò sì sí lára àwọn olúborí. A dúpẹ́ pé o kópa.',
  inOnHold: (number) => `O ti wọlé. Nọ́ńbà ${number}. A so gègé náà rọ̀ ná. A ó ṣẹ́ ẹ nígbà tí ìyẹn bá kọjá.`,
  inAndClosed: (number) => `O ti wọlé. Nọ́ńbà ${number}. Wíwọlé ti parí, a ó ṣẹ́ gègé láìpẹ́.`,
  inUntil: (number, when) => `O ti wọlé. Nọ́ńbà ${number}. A ó ṣẹ́ gègé ní ${when}. Padà wá nígbà náà, pẹ̀lú búráúsà yìí.`,
  wentBack: 'Ẹ̀bùn yìí ti parí. Owó tí ẹnikẹ́ni kò gbà ti padà sọ́dọ̀ ẹni tó fi ránṣẹ́.',
  goesBack: 'Ẹ̀bùn yìí ti parí. Owó tí ẹnikẹ́ni kò gbà ń padà lọ sọ́dọ̀ ẹni tó fi ránṣẹ́.',
  linkOnItsWay: 'Línkì náà ti ń bọ̀.',
};
