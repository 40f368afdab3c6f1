import type { Words } from './en.tsx';

export const words: Words = {
  closesIn: (left) => <>Ó máa parí lẹ́yìn {left}</>,
  oneTap: 'Tẹ̀ ẹ́ lẹ́ẹ̀kan, kò nílò àkáǹtì, kò sí owó tí wàá san. Ẹ̀ẹ̀kan ni ẹnì kọ̀ọ̀kan lè kópa.',
  youAreIn: 'O ti wà nínú gègé náà',
  beingDrawn: 'À ń ṣẹ́ gègé náà lọ́wọ́',
  entriesClosed: 'Ìkópa ti parí',
  entriesCloseIn: 'Àkókò tó kù láti kópa',
  drawingWinners: 'À ń yan àwọn olúborí…',
  whatHappensNext: 'Ohun tó kàn',
  entriesCloseOn: (when) => `Ìkópa máa parí ní ${when}.`,
  sameChance: 'Kété lẹ́yìn náà la máa yan àwọn olúborí. Àǹfààní kan náà ni gbogbo ẹni tó kópa ní.',
  tellsByItself: 'Ojú ìwé yìí máa sọ fún ọ fúnra rẹ̀. O lè pa á dé: nínú búráúsà yìí, ó máa tún dá ọ mọ̀.',
  nobodyCanBendIt: 'Kò sí ẹni tó lè ṣe màgòmágó sí i, ẹnikẹ́ni sì lè yẹ ìyẹn wò.',
  howItIsProved: 'Bí a ṣe ń fi ẹ̀rí rẹ̀ hàn',
};
