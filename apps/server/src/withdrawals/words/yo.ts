import type { Words } from './en.ts';

export const words: Words = {
  failures: {
    notTaken: 'Báńkì náà kò gba owó tí a fi ránṣẹ́',
    cameBack: 'Báńkì náà dá owó padà',
    cardTookIt: 'Káàdì náà ti gba owó náà padà níkẹyìn',
    earlierArrived: 'Owó ìpín yìí tí a kọ́kọ́ fi ránṣẹ́ ti dé',
    otherAccount: 'Owó náà lọ sí àkáǹtì mìíràn',
    disputed: 'Báńkì ẹni tó fi ránṣẹ́ ń ṣe àtakò sí ìsanwó ẹ̀bùn yìí',
  },
};
