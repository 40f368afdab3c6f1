import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Check giveaway',
  lead: (product) =>
    `Dem promise you money with ${product}? Paste the link or the code wey dem send you. We go tell you whether e real, before you do anything.`,
  linkOrCode: 'Link or code',
  linkOrCodeHint: 'The whole link, or the 13 letters and numbers.',
  nothingPasted: 'First paste one link or code',
  severalLinks: 'Links plenty inside. Paste only one link at a time.',
  tooLong: 'E too long. Paste only the link or the code.',
  check: 'Check am',
  notChecked: 'We no fit check am just now. Try again after small time.',
  doNothing: 'Until you know, no do anything wey dem tell you.',
  always: 'Every time, no matter wetin anybody talk',

  verdict: { REAL: 'E real: the money dey here', ENDED: 'E don end', NOT_OURS: 'E no be our own' },
  youAskedAbout: (asked) => `Wetin you ask about: ${asked}`,
  giveaway: (title, host, amount) => (
    <>
      {title}, from {host}: {amount}.
    </>
  ),
  onlyOnOurPage: 'Join only for our own page.',
  nothingToBeHad: 'Nothing dey there again. Anybody wey talk another thing dey lie.',
  goToIt: 'Go there',
  seeTheResult: 'See how e end',
  realGift:
    'This code na for gift wey dem don pay for. The rest of the story na for the people wey dem send am to. Open am only for our own page.',
  endedGift: 'This code na for one gift before. Everything don pay out or go back, so nothing dey there again.',
  lookAtTheGift: 'Look the gift',
  notOurs:
    'We no know any giveaway or gift like this. No pay anything, no give any details, and no pass am on. If you don pay or you don tell person your PIN, call your bank now now.',
  reachUs: (email, phone) => (
    <>
      You fit also write {email} or call {phone}.
    </>
  ),
};
