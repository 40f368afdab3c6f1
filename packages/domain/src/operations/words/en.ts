export const words = {
  /** What people read who meet something that is paused. */
  paused: {
    payouts: 'Payouts are paused for a moment. Your money is safe.',
    claims: 'Claiming is paused for a moment. Your gift is safe.',
    creation: 'New gifts are paused for a moment. Please try again soon.',
  },
  partsArePaused: 'Parts of our service are paused for a moment. Your money is safe.',
};

export type Words = typeof words;
