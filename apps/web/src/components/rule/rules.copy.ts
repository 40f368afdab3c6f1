import type { RuleType } from '@jara/domain/rule/rule';

export const RULE_TYPE_LABELS: Record<RuleType | 'NONE', string> = {
  NONE: 'First Person',
  NTH_PERSON: 'Nth Person',
  SPLIT: 'Split',
  TIME: 'Time Range',
  EQUAL: 'Equal Shares',
  LUCKY: 'Lucky Shares',
  DRAW: 'Draw',
};

export const RULE_TYPE_PROMISES: Record<RuleType | 'NONE', string> = {
  NONE: 'Whoever opens it first gets everything',
  NTH_PERSON: 'The person at a secret place in line gets everything',
  SPLIT: 'The first few people share it, as you say',
  TIME: 'It opens and closes when you say',
  EQUAL: 'Many people get the same, whoever comes first',
  LUCKY: 'Everyone gets a share, each of a random size',
  DRAW: 'Everybody who enters in time has the same chance',
};

/** When chance is drawn and sealed: as the rule is saved, or as the gift is made that was ordered with it. */
export type SealedWhen = 'saved' | 'paid';
export const SEALED_WHEN: Record<SealedWhen, string> = { saved: 'you save', paid: 'the gift is paid' };
