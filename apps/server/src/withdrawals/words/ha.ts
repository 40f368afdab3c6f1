import type { Words } from './en.ts';

export const words: Words = {
  failures: {
    notTaken: 'Bankin bai karɓi kuɗin da aka tura ba',
    cameBack: 'Bankin ya dawo da kuɗin',
    cardTookIt: 'Katin ya karɓi kuɗin da aka mayar daga ƙarshe',
    earlierArrived: 'Kuɗin wannan kaso da aka tura tun farko sun isa',
    otherAccount: 'Kuɗin sun tafi wani asusun daban',
    disputed: 'Bankin mai aikawa yana ƙalubalantar biyan kuɗin wannan kyauta',
  },
};
