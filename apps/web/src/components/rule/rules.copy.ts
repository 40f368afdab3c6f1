import type { RuleType } from '@jara/domain/rule/rule';

export const RULE_TYPE_LABELS: Record<RuleType, string> = {
  NTH_PERSON: 'Nth Person',
  SPLIT: 'Split',
  TIME: 'Time Range',
  LUCKY: 'Lucky Shares',
};

export const RULE_TYPE_PROMISES: Record<RuleType, string> = {
  NTH_PERSON: 'The person at a secret place in line gets everything',
  SPLIT: 'The first few people share it, as you say',
  TIME: 'It opens and closes when you say',
  LUCKY: 'Everyone gets a share, each of a random size',
};
