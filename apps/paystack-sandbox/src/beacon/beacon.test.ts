import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { beaconValue, GENESIS, latestRound, PERIOD } from './beacon.ts';

const at = (seconds: number) => new Date((GENESIS + seconds) * 1000);

describe('the beacon that the sandbox plays', () => {
  it('has no value before its time, and one from then on', () => {
    expect(beaconValue(11, new Date(at(10 * PERIOD).getTime() - 1), 'secret')).toBeUndefined();
    const value = beaconValue(11, at(10 * PERIOD), 'secret');
    expect(value?.round).toBe(11);
    expect(beaconValue(11, at(1_000_000), 'secret')).toEqual(value);
  });

  it('says what follows from its signature, as drand does', () => {
    const { randomness, signature } = beaconValue(1, at(0), 'secret') ?? { randomness: '', signature: '' };
    expect(signature).toMatch(/^[0-9a-f]{96}$/);
    expect(createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')).toBe(randomness);
    expect(beaconValue(2, at(PERIOD), 'secret')?.randomness).not.toBe(randomness);
    expect(beaconValue(1, at(0), 'another')?.randomness).not.toBe(randomness);
  });

  it.each([0, -1, 1.5, Number.NaN])('knows no round %d', (round) => {
    expect(beaconValue(round, at(1_000), 'secret')).toBeUndefined();
  });

  it('knows the latest round', () => {
    expect([at(-1), at(0), at(PERIOD - 1), at(PERIOD)].map(latestRound)).toEqual([0, 1, 1, 2]);
  });
});
