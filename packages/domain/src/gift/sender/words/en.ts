/** Who sent a gift, where no name may be said. */
export const words = {
  someone: 'someone',
  secretSender: 'someone who asked to stay secret',
};

export type Words = typeof words;
