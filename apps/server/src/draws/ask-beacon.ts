import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../platform/config.ts';

const TIMEOUT_MS = 5_000;
/** A value with its signature is a few hundred characters. */
const MOST_CHARACTERS = 10_000;

const answer = z.object({
  round: z.number().int(),
  randomness: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.string().regex(/^(?:[0-9a-f]{2}){32,200}$/),
});

export interface PublicValue {
  randomness: string;
  signature: string;
}

interface Asked {
  chain: string;
  round: number;
}

/** Where anybody finds the value of a round. */
export const roundUrl = (url: string, { chain, round }: Asked): string => `${url}/${chain}/public/${round}`;

/**
 * The value of a round that has been, or an error that says why it is not known: no answer, one that cannot be read, or one that is
 * not of this round. Whoever is not believed is asked again; a round never changes.
 */
export async function askBeacon({ beacon }: Pick<Config, 'beacon'>, asked: Asked): Promise<PublicValue> {
  if (!beacon) throw new Error('no beacon is set (BEACON_URL), and a draw was announced with one');
  const response = await fetch(roundUrl(beacon.url, asked), {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the beacon answered ${response.status}`);
  const text = await response.text();
  if (text.length > MOST_CHARACTERS) throw new Error('the beacon said too much');
  const { round, randomness, signature } = answer.parse(JSON.parse(text));
  if (round !== asked.round) throw new Error(`the beacon told of round ${round} instead of ${asked.round}`);
  if (createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex') !== randomness)
    throw new Error('the value of the beacon does not follow from its signature');
  return { randomness, signature };
}
