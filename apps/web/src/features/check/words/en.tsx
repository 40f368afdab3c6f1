import type { ReactNode } from 'react';

/** What somebody reads who asks whether they were sent something real. */
export const words = {
  title: 'Check a giveaway',
  lead: (product: string) =>
    `Were you promised money with ${product}? Paste the link or the code you were sent. We tell you whether it is real, before you do anything.`,
  linkOrCode: 'Link or code',
  linkOrCodeHint: 'The whole link, or 13 letters and digits.',
  nothingPasted: 'Paste a link or a code first',
  severalLinks: 'There are several links in it. Paste one link at a time.',
  tooLong: 'That is too long. Paste only the link or the code.',
  check: 'Check it',
  notChecked: 'We could not check it just now. Try again in a moment.',
  doNothing: 'Until you know, do nothing they ask of you.',
  always: 'Always, whatever anybody says',

  verdict: { REAL: 'Real: the money is here', ENDED: 'It has ended', NOT_OURS: 'Not ours' },
  youAskedAbout: (asked: string) => `You asked about: ${asked}`,
  giveaway: (title: ReactNode, host: string, amount: string) => (
    <>
      {title}, by {host}: {amount}.
    </>
  ),
  onlyOnOurPage: 'Take part only on our own page.',
  nothingToBeHad: 'Nothing is to be had there any more. Whoever says otherwise is not telling the truth.',
  goToIt: 'Go to it',
  seeTheResult: 'See the result',
  realGift:
    'This code belongs to a gift that is paid for. More about it is for those it was sent to. Open it only on our own page.',
  endedGift:
    'This code belonged to a gift. All of it was paid out or went back, so nothing is to be had there any more.',
  lookAtTheGift: 'Look at the gift',
  notOurs:
    'We know of no giveaway or gift like this. Do not pay anything, give no details, and do not pass it on. If you paid or told somebody a PIN already, call your bank now.',
  reachUs: (email: ReactNode, phone: ReactNode) => (
    <>
      You can also write to {email} or call {phone}.
    </>
  ),
};

export type Words = typeof words;
