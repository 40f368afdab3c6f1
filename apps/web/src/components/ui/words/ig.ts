import type { Words } from './en.ts';

export const words: Words = {
  close: 'Mechie',
  dismiss: 'Wepụ',
  optional: '(ọ bụghị mmanye)',
  copy: 'Detuo',
  copyThat: (what) => `Detuo ${what}`,
  copied: 'E detuola ya!',
  notCopied: 'E detughị ya',
  copyByHand: 'Enweghị ike idetuo ihe ebe a. Họrọ ihe e dere, jiri aka gị detuo ya.',
  showPassword: 'Gosi okwuntughe',
  hidePassword: 'Zoo okwuntughe',
  theme: { title: 'Agba', light: 'Ọcha', dark: 'Oji', system: 'Ekwentị' },
  giftCard: {
    wrapped: 'Onyinye e kechiri ekechi',
    opened: 'Onyinye e mepere emepe',
    forYou: 'Onyinye dịịrị gị',
    forSomebody: (name) => `Maka ${name}`,
    from: (sender) => `Si n’aka ${sender}`,
  },
};
