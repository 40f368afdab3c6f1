/** How every list that has an amount and a date can be ordered. */
export const SORT_WORDS = [
  { sort: '-createdAt', word: 'Newest first' },
  { sort: 'createdAt', word: 'Oldest first' },
  { sort: '-amount', word: 'Largest amount first' },
  { sort: 'amount', word: 'Smallest amount first' },
] as const;

/** "NTH_PERSON" → "Nth person" */
export const statusWord = (status: string): string =>
  status.charAt(0) + status.slice(1).toLowerCase().replaceAll('_', ' ');

export const RULE_WORDS: Record<'NTH_PERSON' | 'SPLIT' | 'TIME' | 'LUCKY', string> = {
  NTH_PERSON: 'Nth Person',
  SPLIT: 'Split',
  TIME: 'Time Range',
  LUCKY: 'Lucky',
};
