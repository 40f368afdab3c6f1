import type { Words } from './en.ts';

export const words: Words = {
  close: 'Pa dé',
  dismiss: 'Mú un kúrò',
  optional: '(kò pọn dandan)',
  copy: 'Ṣe àdàkọ',
  copyThat: (what) => `Ṣe àdàkọ ${what}`,
  copied: 'A ti dà á kọ!',
  notCopied: 'A kò rí i dà kọ',
  copyByHand: 'A kò lè ṣe àdàkọ níbí. Yan ọ̀rọ̀ náà, kí o sì fi ọwọ́ ara rẹ dà á kọ.',
  showPassword: 'Fi ọ̀rọ̀ aṣínà hàn',
  hidePassword: 'Fi ọ̀rọ̀ aṣínà pamọ́',
  theme: { title: 'Àwọ̀', light: 'Mímọ́', dark: 'Dúdú', system: 'Ti fóònù' },
  giftCard: {
    wrapped: 'Ẹ̀bùn tí a dì',
    opened: 'Ẹ̀bùn tí a ti ṣí',
    forYou: 'Ẹ̀bùn kan fún ọ',
    forSomebody: (name) => `Fún ${name}`,
    from: (sender) => `Láti ọ̀dọ̀ ${sender}`,
  },
};
