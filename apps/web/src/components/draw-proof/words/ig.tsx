import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

export const words: Words = {
  download: 'Budata ihe akaebe',
  notFetched: 'Anyị enwetaghị ihe akaebe ahụ',
  compute: 'Gbakọọ ya ọzọ na ihe nchọgharị a',
  checkYourself: (format, command) => (
    <>
      Ekwela naanị ihe ibe anyị kwuru: e dere otú ihe akaebe ahụ dị na {format} nke koodu mmemme anyị, o zuru ka i dee
      mmemme nke gị, {command} bụkwa otu nke na-achọghị ihe ọ bụla nke anyị.
    </>
  ),
  everythingFits: 'Ihe niile dabara. Ọ nweghị onye mere wayo.',
  somethingDoesNotFit: 'E nwere ihe na-adabaghị. Biko gwa anyị.',
  justComputed: 'Ọ bụ ihe nchọgharị gị gbakọrọ ya ugbu a.',
  holds: 'Ọ dabara',
  doesNotHold: 'Ọ dabaghị',
  drawnNumbers: 'Nọmba ndị pụtara',
  passedOn: (shares, list) =>
    `${shares === 1 ? 'Otu òkè' : `Òkè ${formatCount(shares)}`} lọghachiri n’oge wee gakwuru onye na-eso n’ahịrị: ${list}.`,
  claims: {
    seal: 'Ihe nzuzo ahụ bụ nke a kpọchiri tupu onye ọ bụla abanye',
    shares: (count) =>
      count === 1
        ? 'Ihe nrite ahụ bụ nke dị n’iwu: onyinye ahụ dum'
        : `Ihe nrite ${formatCount(count)} ahụ bụ ndị dị n’iwu, ha niile gbakọọ ha bụ onyinye ahụ dum`,
    beacon: 'Nọmba ọha ahụ si n’agba e kwuru tupu oge eruo, ọ nweghịkwa onye nwere ike ịma ya tupu oge ịbanye agwụ',
    chain: (entries) =>
      `Ndị niile banyere, ${formatCount(entries)}, nọ ya otú ha si bịa: e tinyeghị onye ọ bụla, e wepụghị onye ọ bụla, a kwagharịghị onye ọ bụla`,
    outcome: 'Ndị mmeri si n’ihe nzuzo ahụ, ndị banyere na nọmba ọha, ọ bụghị n’ihe ọzọ ọ bụla',
  },
  ownReceipt: (number) => `Risiti nke gị, nọmba ${formatCount(number)}, dị n’agbụ ahụ, ya na ndị niile bu gị ụzọ`,
  ownReceiptDoesNotFit: 'Risiti gị adabaghị. Debe ya, ma gwa anyị.',
};
