import { createHash, createHmac } from 'node:crypto';

/** A chain of its own, with the times of drand's quicknet. Nobody takes its values for drand's. */
export const CHAIN = '8ef81b1ea889fe6043f669f5374e4c7bd12424b85fb782509b1cfe536a771694';
export const GENESIS = 1_692_803_367;
export const PERIOD = 3;

/** drand's signatures on this kind of chain have so many bytes; ours are as long and signed by nobody. */
const SIGNATURE_BYTES = 48;

export interface BeaconValue {
  round: number;
  randomness: string;
  signature: string;
}

/** The value of a round, the same whenever it is asked for; undefined before its time. */
export function beaconValue(round: number, now: Date, secret: string): BeaconValue | undefined {
  if (!Number.isSafeInteger(round) || round < 1 || now.getTime() < timeOf(round)) return undefined;
  const signature = createHmac('sha512', secret).update(`beacon ${round}`).digest().subarray(0, SIGNATURE_BYTES);
  return {
    round,
    randomness: createHash('sha256').update(signature).digest('hex'),
    signature: signature.toString('hex'),
  };
}

/** The latest round that has been, 0 before the first. */
export const latestRound = (now: Date): number =>
  Math.max(0, Math.floor((now.getTime() / 1000 - GENESIS) / PERIOD) + 1);

const timeOf = (round: number): number => (GENESIS + (round - 1) * PERIOD) * 1000;
