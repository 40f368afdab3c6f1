import type { RuleType } from './rule.ts';
import { words } from './types/words/en.ts';

/** What anyone may know about a gift before claiming it. */
export const RULE_TYPE_SENTENCES: Record<RuleType, string> = words;
