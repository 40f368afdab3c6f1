import type { Words } from './en.ts';

export const words: Words = {
  titled: (title, host) => `${title}, from ${host}`,
  byline: (host) => `Giveaway from ${host}`,
  openUntil: (until) => `E dey open till ${until} (Lagos)`,
  openFromUntil: (from, until) => `From ${from} reach ${until} (Lagos)`,
  reported: 'Thank you. Our people go look am.',
  square: {
    scan: 'Scan am make you join',
    code: (code) => `Code ${code}`,
    nobodyPays: 'Nobody dey pay to collect.',
  },
  poster: {
    cloth: (product) => `${product}: the cloth wey wrap this giveaway`,
    qr: (address) => `Code wey you go scan to reach ${address}`,
    howToTakePart: 'How to join',
    scan: 'Scan this one with your phone camera. You no need account.',
    enter: 'Press once to join. Everybody get the same chance.',
    open: 'Press to open am. The page go tell you sharp sharp wetin be your own.',
    password: 'Type the password wey the host give you.',
    nameYourBank: (days) =>
      `If you win, put your bank account within ${days === 1 ? '1 day' : `${days} days`}. Na there we go send the money.`,
    checkIt: (address) => `Check am yourself: ${address}`,
  },
};
