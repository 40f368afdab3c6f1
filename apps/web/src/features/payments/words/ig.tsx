import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Ịkwụ ụgwọ gị',
  whatIsHere: 'Onyinye ndị ị kwụrụ ụgwọ ha site na ngwaọrụ a, na ndị i wetara ebe a.',
  createGift: 'Mepụta onyinye',
  createAnother: 'Mepụta onyinye ọzọ',
  tryAgain: 'Nwaa ọzọ',
  notFetched: 'Anyị enweghị ike iweta ịkwụ ụgwọ gị',
  loading: 'Anyị na-eweta ịkwụ ụgwọ gị',
  none: {
    title: 'Ị kwụbeghị ụgwọ ọ bụla',
    create: 'Mepụta onyinye',
    appearHere: 'Onyinye ndị ị kwụrụ ụgwọ ha n’ihe nchọgharị a ga-apụta ebe a, ha na koodu ha na risiti ha.',
  },
  brought: {
    here: (gifts) => (gifts === 1 ? 'Onyinye gị dị ebe a ugbu a.' : `Onyinye gị ${gifts} dị ebe a ugbu a.`),
    thereToo: 'Ha ka dịkwa na ngwaọrụ i ji kwụọ ụgwọ.',
    failed: 'Ihe mebiri',
    question: 'Ka e gosi onyinye gị na ngwaọrụ a?',
    show: 'Gosi onyinye m ebe a',
    ownDevice: 'Mee nke a naanị na ngwaọrụ nke gị: onye ọ bụla na-eji ya ga-ahụ koodu onyinye gị.',
  },
  listLink: {
    title: 'I ji ekwentị ọzọ kwụọ ụgwọ?',
    email: 'Email gị',
    emailIsFor: 'Nke i nyere mgbe ị kwụrụ ụgwọ. Anyị ga-ezite linkị na-egosi onyinye gị ebe a kwa.',
    send: 'Zitere m ndepụta m',
  },
  withdrawals: {
    title: 'Ego ndị ị wepụtara',
    toBank: (amount, bank) => (
      <>
        {amount} gaa {bank}
      </>
    ),
    ofGift: (quid) => <>Ego e wepụtara n’onyinye {quid}</>,
  },
  pages: {
    label: 'Ibe',
    newer: 'Nke ọhụrụ',
    older: 'Nke ochie',
    where: (page, pages, total) => `Ibe ${page} n’ime ${pages}, ha niile dị ${total}`,
  },
  payment: {
    to: (recipient) => `Nye ${recipient}`,
    afterPayment: 'Mgbe a kwụchara ụgwọ',
    date: 'Ụbọchị',
    reference: 'Nọmba ntụaka',
    transactionId: 'Nọmba ịkwụ ụgwọ',
    notYet: 'Ọ dịbeghị',
    currency: 'Ụdị ego',
    follow: 'Soro onyinye a',
    followFor: (recipient, unseen) => <>Soro onyinye a{unseen(`, nke ${recipient}`)}</>,
    blocked: 'E gbochiri ịkwụ ụgwọ a ugbu a',
  },
  progress: {
    WAITING: 'Ọ na-eche',
    OPENED: 'E mepeela ya',
    IN_BANK: 'O ruola n’ụlọ akụ ha',
    SENT_BACK: 'E zighachila ya',
    ENDED: 'O biela, e mepeghị ya',
  },
  details: {
    title: 'Onyinye gị',
    all: 'Onyinye gị niile',
    loading: 'Ọ na-ebugo',
    notFetched: 'Anyị enweghị ike iweta ịkwụ ụgwọ a',
    codeToCopy: 'koodu onyinye',
    payment: 'Ịkwụ ụgwọ',
    gift: 'Onyinye',
    to: 'Nye',
    whoMayOpen: 'Onye nwere ike imepe ya',
    reason: 'Ihe kpatara ya',
    seePayment: 'Lee ka ịkwụ ụgwọ dị',
  },
};
