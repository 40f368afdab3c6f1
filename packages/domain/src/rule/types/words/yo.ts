import type { Words } from './en.ts';

export const words: Words = {
  NTH_PERSON: 'Ẹnì kan ló máa gba gbogbo rẹ̀, ẹni tó fi ránṣẹ́ nìkan ló sì mọ ipò ẹni náà lórí ìlà',
  SPLIT: 'Ọ̀pọ̀ ènìyàn ni yóò pín in, bí wọ́n bá ṣe ń dé',
  TIME: 'Yóò ṣí ní àkókò tí a dá, ẹni àkọ́kọ́ tó bá ṣí i nígbà náà ló máa gba gbogbo rẹ̀',
  EQUAL: 'Ọ̀pọ̀ ènìyàn ni yóò gba ìpín kan náà, bí wọ́n bá ṣe ń dé',
  LUCKY: 'Ọ̀pọ̀ ènìyàn ni yóò gba ìpín kọ̀ọ̀kan, oríire ni yóò sì sọ bó ṣe tó',
  DRAW: 'Gbogbo ẹni tó bá wọlé kó tó pa dé ní àǹfààní kan náà, nígbà náà la ó sì ṣẹ́ gègé',
};
