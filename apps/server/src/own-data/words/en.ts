/** What the server itself tells somebody who asks about their data. */
export const words = {
  onItsWay: 'If we hold anything about this address, a link to it is on its way there.',
};

export type Words = typeof words;
