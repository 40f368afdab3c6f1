import type { Words } from './en.ts';

export const words: Words = {
  listLinkOnItsWay: 'Bí a bá ti fi àdírẹ́sì yìí sanwó fún ẹ̀bùn, línkì wọn ti ń lọ síbẹ̀.',
  timeline: {
    started: 'Ìsanwó bẹ̀rẹ̀',
    paid: 'A ti sanwó',
    wrapped: 'A fi òfin tí o yàn wé e',
    opened: 'A ṣí i',
    shareOpened: (nth, shares) => `A ṣí ìpín ${nth} nínú ${shares}`,
    sharesOpened: (opened, shares) => `A ti ṣí ìpín ${opened} nínú ${shares}`,
    allSharesOpened: 'A ti ṣí gbogbo ìpín',
    sharesCameBack: (count) => `Ìpín ${count} padà: kò sí ẹni tó fi ránṣẹ́ sí báńkì lásìkò`,
    cancelledByYou: 'O fagilé e',
    timeWasOver: 'Ó ti parí: àkókò rẹ̀ ti kọjá',
    refundStarted: (amount) => `A ti bẹ̀rẹ̀ sí í dá ${amount} padà`,
    refunded: (amount) => `A ti dá ${amount} padà`,
    bankTookItBack: 'Báńkì rẹ gba owó tí a san náà padà',
  },
};
