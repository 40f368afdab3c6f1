export const words = {
  reportTaken: 'Thank you. Our staff look at it.',
};

export type Words = typeof words;
