export const words = {
  operational: 'All systems operational',
  inTrouble: 'We are having trouble right now',
  delayed: 'Payouts and mails are delayed',
  clockIsWrong: 'The clock of this server is wrong; we are putting it right',
  leaving: 'This server is about to stop; another one answers',
};

export type Words = typeof words;
