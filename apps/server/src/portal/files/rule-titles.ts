/** What staff call the kinds of rules. */
export const RULE_TITLES: Record<string, string> = {
  NTH_PERSON: 'Nth Person',
  SPLIT: 'Split',
  TIME: 'Time Range',
  EQUAL: 'Equal Shares',
  LUCKY: 'Lucky Split',
  DRAW: 'Draw',
};
