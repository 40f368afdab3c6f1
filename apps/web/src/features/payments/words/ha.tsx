import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Biyan kuɗaɗenku',
  whatIsHere: 'Kyaututtukan da kuka biya daga wannan na’ura, da waɗanda kuka kawo nan.',
  createGift: 'Ƙirƙiri kyauta',
  createAnother: 'Ƙirƙiri wata kyauta',
  tryAgain: 'Sake gwadawa',
  notFetched: 'Ba a iya kawo biyan kuɗaɗenku ba',
  loading: 'Ana kawo biyan kuɗaɗenku',
  none: {
    title: 'Ba ku biya komai ba tukuna',
    create: 'Ƙirƙiri kyauta',
    appearHere: 'Kyaututtukan da kuka biya a wannan burauzar za su bayyana a nan, tare da lambobinsu da rasitansu.',
  },
  brought: {
    here: (gifts) => (gifts === 1 ? 'Kyautarku tana nan yanzu.' : `Kyaututtukanku ${gifts} suna nan yanzu.`),
    thereToo: 'Suna nan kuma a na’urar da kuka biya da ita.',
    failed: 'Wani abu ya lalace',
    question: 'A nuna kyaututtukanku a wannan na’ura?',
    show: 'Nuna kyaututtukana a nan',
    ownDevice: 'Ku yi haka a na’urarku kawai: duk wanda yake amfani da ita zai ga lambobin kyaututtukanku.',
  },
  listLink: {
    title: 'Kun biya ne da wata waya?',
    email: 'Imel ɗinku',
    emailIsFor: 'Wanda kuka bayar lokacin da kuka biya. Za mu aika link da zai nuna kyaututtukanku a nan ma.',
    send: 'Aiko mini jerina ta imel',
  },
  withdrawals: {
    title: 'Kuɗin da kuka cire',
    toBank: (amount, bank) => (
      <>
        {amount} zuwa {bank}
      </>
    ),
    ofGift: (quid) => <>Cire kuɗin kyauta {quid}</>,
  },
  pages: {
    label: 'Shafuka',
    newer: 'Sababbi',
    older: 'Tsofaffi',
    where: (page, pages, total) => `Shafi na ${page} cikin ${pages}, jimla ${total}`,
  },
  payment: {
    to: (recipient) => `Zuwa ga ${recipient}`,
    afterPayment: 'Bayan an biya',
    date: 'Kwanan wata',
    reference: 'Lambar shaida',
    transactionId: 'Lambar biyan kuɗi',
    notYet: 'Babu tukuna',
    currency: 'Irin kuɗi',
    follow: 'Bi wannan kyautar',
    followFor: (recipient, unseen) => <>Bi wannan kyautar{unseen(` ta ${recipient}`)}</>,
    blocked: 'An toshe wannan biyan kuɗi a yanzu',
  },
  progress: {
    WAITING: 'Tana jira',
    OPENED: 'An buɗe ta',
    IN_BANK: 'Kuɗin suna bankinsu',
    SENT_BACK: 'An mayar da kuɗin',
    ENDED: 'Ta ƙare ba a buɗe ba',
  },
  details: {
    title: 'Kyautarku',
    all: 'Duk kyaututtukanku',
    loading: 'Ana lodawa',
    notFetched: 'Ba a iya kawo wannan biyan kuɗin ba',
    codeToCopy: 'lambar kyauta',
    payment: 'Biyan kuɗi',
    gift: 'Kyauta',
    to: 'Zuwa ga',
    whoMayOpen: 'Wanda zai iya buɗe ta',
    reason: 'Dalili',
    seePayment: 'Duba yadda biyan yake',
  },
};
