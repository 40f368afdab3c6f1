import { CLAIM_STATES } from '@jara/contract/claims';
import { REFUSALS } from '@jara/contract/refusals';
import { describe, expect, it } from 'vitest';
import { maskedKey, mayKeep, recheckDelayMs, screenFor, stateOfRefusal } from './claim-screen.ts';

describe('what the claim page shows', () => {
  it.each([
    ['OPEN', 'sealed'],
    ['PASSWORD_NEEDED', 'sealed'],
    ['WRONG_PASSWORD', 'sealed'],
    ['NOT_OPEN_YET', 'countdown'],
    ['ENDED', 'ended'],
    ['SENT_BACK', 'sent_back'],
    ['TAKEN', 'taken'],
    ['ON_HOLD', 'on_hold'],
    ['PAUSED', 'paused'],
    ['NOT_THIS_TIME', 'not_this_time'],
    ['ENTERED', 'entered'],
    ['LAPSED', 'lapsed'],
    ['YOURS', 'opened'],
  ] as const)('a gift that is %s shows as %s', (state, screen) => {
    expect(screenFor(state, { keyIsHere: false })).toBe(screen);
  });

  it('a device that keeps the key sees its opened gift, also after its cookies were cleared', () => {
    for (const state of CLAIM_STATES.filter((each) => each !== 'ON_HOLD' && each !== 'LAPSED')) {
      expect(screenFor(state, { keyIsHere: true })).toBe('opened');
    }
    expect(screenFor('ON_HOLD', { keyIsHere: true })).toBe('on_hold');
    expect(screenFor('LAPSED', { keyIsHere: true })).toBe('lapsed');
  });

  it('a refusal of the tap leads to the screen of the state it names', () => {
    expect(stateOfRefusal('gift_taken')).toBe('TAKEN');
    expect(stateOfRefusal('wrong_password')).toBe('WRONG_PASSWORD');
    expect(stateOfRefusal('unavailable')).toBeUndefined();
    for (const code of Object.keys(REFUSALS)) {
      const state = stateOfRefusal(code);
      if (state) expect(CLAIM_STATES).toContain(state);
    }
  });
});

describe('waiting for a gift to open', () => {
  const opensAt = '2026-11-20T08:00:00.000Z';
  const opening = Date.parse(opensAt);
  const gift = { opensAt, endsAt: null };

  it('asks again at the opening when that is near, and every half minute when it is far', () => {
    expect(recheckDelayMs('NOT_OPEN_YET', gift, opening - 3_600_000)).toBe(30_000);
    expect(recheckDelayMs('NOT_OPEN_YET', gift, opening - 12_000)).toBe(12_000);
  });

  it('asks every 3 seconds once the opening has passed here, because the clocks may differ', () => {
    expect(recheckDelayMs('NOT_OPEN_YET', gift, opening)).toBe(3_000);
    expect(recheckDelayMs('NOT_OPEN_YET', gift, opening + 60_000)).toBe(3_000);
  });
});

it('somebody who is in a draw hears of it as soon as it can have been drawn, and not before', () => {
  const endsAt = '2026-11-20T17:00:00.000Z';
  const asked = (secondsAfter: number) =>
    recheckDelayMs('ENTERED', { opensAt: null, endsAt }, Date.parse(endsAt) + secondsAfter * 1000);
  expect(asked(-3600)).toBe(30_000);
  expect(asked(0)).toBe(30_000);
  expect(asked(20)).toBe(10_000);
  expect(asked(40)).toBe(3_000);
});

it('a gift on hold, a draw, a paused one and one whose money goes back are looked at again, as long as somebody looks on', () => {
  const asked = CLAIM_STATES.filter((state) => recheckDelayMs(state, { opensAt: null, endsAt: null }, 0) !== false);
  expect([...asked].sort()).toEqual(['ENTERED', 'NOT_OPEN_YET', 'ON_HOLD', 'PAUSED', 'SENT_BACK']);
});

it('the access key is shown as its first 6 and last 4 characters', () => {
  expect(maskedKey('abcdefghijklmnopqrstuvwxyz')).toBe('abcdef…wxyz');
});

describe('a mailed key', () => {
  it('is kept where there is none, or the same', () => {
    expect(mayKeep('mailed', [undefined, null])).toBe(true);
    expect(mayKeep('mailed', ['mailed', 'mailed'])).toBe(true);
  });

  it("does not take the place of this device's own, nor of the one that its cookie has", () => {
    expect(mayKeep('mailed', ['own', null])).toBe(false);
    expect(mayKeep('mailed', [undefined, 'own'])).toBe(false);
  });
});
