/** What a sender did with a gift, as its timeline tells it. */
export const words = {
  messageChanged: 'Message changed',
  clothChanged: 'Cloth changed',
  bothChanged: 'Message and cloth changed',
  addressCorrected: (from: string, to: string) => `Address corrected from ${from} to ${to}, and the code replaced`,
  pageChanged: 'Its public page changed',
  madePublic: 'Made public',
  paused: 'Paused',
  letGoOn: 'Let go on',
  waitsLonger: (until: string) => `Waits longer, until ${until} (Lagos)`,
};

export type Words = typeof words;
