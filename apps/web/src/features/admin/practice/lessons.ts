import type { Dice } from './dice.ts';

export interface Making {
  dice: Dice;
  now: number;
  /** Who may have decided something. */
  deciders: readonly [string, ...string[]];
}

/** The first ones are lessons: every situation that staff should meet once is among them, and it is recent. */
export const LESSONS = [
  { hoursAgo: 30, amount: 8_000_000, ending: 'REQUESTED' },
  { hoursAgo: 21, amount: 5_000_000, ending: 'REQUESTED' },
  { hoursAgo: 6, amount: 60_000_000, ending: 'REQUESTED' },
  { hoursAgo: 3, amount: 75_000_000, ending: 'HALF_APPROVED' },
  { hoursAgo: 2, amount: 3_000_000, ending: 'REQUESTED' },
  { hoursAgo: 9, amount: 2_500_000, ending: 'UNKNOWN' },
  { hoursAgo: 5, amount: 4_000_000, ending: 'SUBMITTED' },
  { hoursAgo: 12, amount: 1_000_000, ending: 'SUSPENDED' },
  { hoursAgo: 40, amount: 2_000_000, ending: 'BLOCKED' },
  { hoursAgo: 1, amount: 1_500_000, ending: 'UNPAID' },
  { hoursAgo: 26, amount: 2_500_000, ending: 'SCHEDULED' },
  { hoursAgo: 33, amount: 1_000_000, ending: 'PAUSED' },
  { hoursAgo: 50, amount: 3_000_000, ending: 'CANCELLED' },
  { hoursAgo: 28, amount: 500_000, ending: 'CORRECTED' },
  { hoursAgo: 72, amount: 1_500_000, ending: 'THANKED' },
] as const;
export type Ending = (typeof LESSONS)[number]['ending'];
