/** The small parts that stand on every page, the gift's own card among them; a first visit loads these alone. */
export const words = {
  close: 'Close',
  dismiss: 'Dismiss',
  optional: '(optional)',
  copy: 'Copy',
  copyThat: (what: string) => `Copy ${what}`,
  copied: 'Copied!',
  notCopied: 'Not copied',
  copyByHand: 'Copying is not allowed here. Select the text and copy it by hand.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  theme: { title: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
  giftCard: {
    wrapped: 'Wrapped gift',
    opened: 'Opened gift',
    forYou: 'A gift for you',
    forSomebody: (name: string) => `For ${name}`,
    from: (sender: string) => `From ${sender}`,
  },
};

export type Words = typeof words;
