/** What the receipt of an entry in a draw says. */
export const words = {
  youAreIn: (number: string) => `You are in. Number ${number}`,
  comeBack:
    'Come back to this page in this browser after it closes: it tells you whether you won. Nobody else can take your place.',
  title: 'Your receipt',
  proves:
    'With it you can prove later that your entry was there, at its place: it is in the list that we publish, and nothing before it can be changed without another head coming out.',
  number: 'Number',
  ticket: 'Ticket',
  head: 'Head of the chain with you in it',
  copy: 'Copy the receipt',
};

export type Words = typeof words;
