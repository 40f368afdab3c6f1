export const words = {
  goesOn:
    'Gifts sent to you still reach you, and so do receipts, links you ask for and news of money on its way to a bank.',
  stopTitle: 'Stop reminders?',
  stopMeans: 'We then remind the address this link was sent to of no gift that waits or ends.',
  stopThem: 'Stop these reminders',
  canComeAgain: 'You can let them come again on this same page, from the link in the mail.',
  stoppedTitle: 'Reminders have stopped',
  stopped: 'We remind the address this link was sent to of no gift any more.',
  byMistake: 'Stopped them by mistake? Let them come again:',
  again: 'Send me reminders again',
  unknownTitle: 'This link is not complete',
  unknown: 'Open it again from the mail, all of it. Nothing was changed.',
  questions: 'Questions?',
};

export type Words = typeof words;
