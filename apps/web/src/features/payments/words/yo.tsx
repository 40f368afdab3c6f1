import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Àwọn ìsanwó rẹ',
  whatIsHere: 'Àwọn ẹ̀bùn tí o san owó wọn láti orí ẹ̀rọ yìí, àti àwọn tí o mú wá síbí.',
  createGift: 'Ṣẹ̀dá ẹ̀bùn',
  createAnother: 'Ṣẹ̀dá ẹ̀bùn mìíràn',
  tryAgain: 'Tún gbìyànjú',
  notFetched: 'A kò lè mú àwọn ìsanwó rẹ wá',
  loading: 'À ń mú àwọn ìsanwó rẹ wá',
  none: {
    title: 'Kò tíì sí ìsanwó',
    create: 'Ṣẹ̀dá ẹ̀bùn',
    appearHere: 'Àwọn ẹ̀bùn tí o bá san owó wọn nínú bírósà yìí yóò hàn níbí, pẹ̀lú kóòdù àti rìsíìtì wọn.',
  },
  brought: {
    here: (gifts) => (gifts === 1 ? 'Ẹ̀bùn rẹ ti wà níbí báyìí.' : `Àwọn ẹ̀bùn rẹ ${gifts} ti wà níbí báyìí.`),
    thereToo: 'Wọ́n ṣì wà lórí ẹ̀rọ tí o fi sanwó pẹ̀lú.',
    failed: 'Nǹkan kan ṣẹlẹ̀',
    question: 'Ṣé ká fi àwọn ẹ̀bùn rẹ hàn lórí ẹ̀rọ yìí?',
    show: 'Fi àwọn ẹ̀bùn mi hàn níbí',
    ownDevice: 'Orí ẹ̀rọ tìrẹ nìkan ni kí o ti ṣe é: ẹnikẹ́ni tó bá ń lò ó yóò rí àwọn kóòdù ẹ̀bùn rẹ.',
  },
  listLink: {
    title: 'Ṣé fóònù mìíràn lo fi sanwó?',
    email: 'Ímeèlì rẹ',
    emailIsFor: 'Èyí tí o fún wa nígbà tí o sanwó. A ó fi línkì kan ránṣẹ́ tó máa fi àwọn ẹ̀bùn rẹ hàn níbí náà.',
    send: 'Fi àkójọ mi ránṣẹ́ sí mi',
  },
  withdrawals: {
    title: 'Àwọn owó tí o gbà jáde',
    toBank: (amount, bank) => (
      <>
        {amount} sí {bank}
      </>
    ),
    ofGift: (quid) => <>Owó tí o gbà jáde nínú ẹ̀bùn {quid}</>,
  },
  pages: {
    label: 'Àwọn ojú ìwé',
    newer: 'Tuntun',
    older: 'Àtijọ́',
    where: (page, pages, total) => `Ojú ìwé ${page} nínú ${pages}, gbogbo rẹ̀ jẹ́ ${total}`,
  },
  payment: {
    to: (recipient) => `Sí ${recipient}`,
    afterPayment: 'Lẹ́yìn ìsanwó',
    date: 'Ọjọ́',
    reference: 'Nọ́ńbà ìtọ́kasí',
    transactionId: 'Nọ́ńbà ìsanwó',
    notYet: 'Kò tíì sí',
    currency: 'Irú owó',
    follow: 'Tẹ̀lé ẹ̀bùn yìí',
    followFor: (recipient, unseen) => <>Tẹ̀lé ẹ̀bùn yìí{unseen(` tó wà fún ${recipient}`)}</>,
    blocked: 'A ti dí ìsanwó yìí fún ìgbà díẹ̀',
  },
  progress: {
    WAITING: 'Ó ń dúró',
    OPENED: 'Wọ́n ti ṣí i',
    IN_BANK: 'Ó ti dé báńkì wọn',
    SENT_BACK: 'A ti dá a padà',
    ENDED: 'Ó parí láìṣí',
  },
  details: {
    title: 'Ẹ̀bùn rẹ',
    all: 'Gbogbo ẹ̀bùn rẹ',
    loading: 'Ó ń ṣí lọ́wọ́',
    notFetched: 'A kò lè mú ìsanwó náà wá',
    codeToCopy: 'kóòdù ẹ̀bùn',
    payment: 'Ìsanwó',
    gift: 'Ẹ̀bùn',
    to: 'Sí',
    whoMayOpen: 'Ẹni tó lè ṣí i',
    reason: 'Ìdí',
    seePayment: 'Wo bí ìsanwó ṣe ń lọ',
  },
};
