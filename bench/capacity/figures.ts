import type { Growth } from './growth.ts';
import type { Cost, Measured } from './measure.ts';

/** All that one run has measured. */
export interface Figures {
  machine: string;
  gifts: number;
  gift: Measured;
  claim: Measured;
  withdrawal: Measured;
  payout: Measured;
  payoutByTwo: Measured;
  look: Measured;
  try: Measured;
  /** Of a second in which nobody comes, with one server and one worker. */
  rest: Cost;
  growth: Growth;
  /** In bytes. */
  memory: Record<'server' | 'worker' | 'postgres', { idle: number; busy: number }>;
}
