/** What the server itself says of a giveaway: on its page, its pictures and its poster. */
export const words = {
  titled: (title: string, host: string) => `${title}, by ${host}`,
  byline: (host: string) => `A giveaway by ${host}`,
  openUntil: (until: string) => `Open until ${until} (Lagos)`,
  openFromUntil: (from: string, until: string) => `From ${from} until ${until} (Lagos)`,
  reported: 'Thank you. Our staff look at it.',
  square: {
    scan: 'Scan it to take part',
    code: (code: string) => `Code ${code}`,
    nobodyPays: 'Nobody ever pays to receive.',
  },
  poster: {
    cloth: (product: string) => `${product}: the cloth this giveaway is wrapped in`,
    qr: (address: string) => `A code to scan that leads to ${address}`,
    howToTakePart: 'How to take part',
    scan: 'Scan this with the camera of your phone. You need no account.',
    enter: 'Tap once to enter. Everybody has the same chance.',
    open: 'Tap to open it. The page says at once what is yours.',
    password: 'Type the password that the host gave you.',
    nameYourBank: (days: number) =>
      `If you win, name your bank account within ${days === 1 ? '1 day' : `${days} days`}. The money is sent there.`,
    checkIt: (address: string) => `Check it yourself: ${address}`,
  },
};

export type Words = typeof words;
