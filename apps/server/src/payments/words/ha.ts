import type { Words } from './en.ts';

export const words: Words = {
  listLinkOnItsWay: 'Idan an biya kuɗin kyaututtuka da wannan adireshi, link ɗinsu yana kan hanya zuwa can.',
  timeline: {
    started: 'An fara biyan kuɗi',
    paid: 'An biya',
    wrapped: 'An naɗe ta da ƙa’idar da kuka zaɓa',
    opened: 'An buɗe ta',
    shareOpened: (nth, shares) => `An buɗe kaso na ${nth} cikin ${shares}`,
    sharesOpened: (opened, shares) => `An buɗe kaso ${opened} cikin ${shares}`,
    allSharesOpened: 'An buɗe dukkan kason',
    sharesCameBack: (count) =>
      count === 1
        ? 'Kaso 1 ya dawo: babu wanda ya aika shi zuwa banki kafin lokaci ya wuce'
        : `Kaso ${count} sun dawo: babu wanda ya aika su zuwa banki kafin lokaci ya wuce`,
    cancelledByYou: 'Kun soke ta',
    timeWasOver: 'An rufe ta: lokacinta ya wuce',
    refundStarted: (amount) => `An fara mayar da ${amount}`,
    refunded: (amount) => `An mayar da ${amount}`,
    bankTookItBack: 'Bankinku ya janye kuɗin da aka biya',
  },
};
