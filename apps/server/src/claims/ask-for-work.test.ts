import { isWorkDone, type Work } from '@jara/domain/claim/work';
import type { BrowserId, GiftId } from '@jara/domain/ids';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../platform/database/clock.ts';
import { newId } from '../platform/ids.ts';
import { createKeys } from '../platform/keys/keys.ts';
import { createWorkBook } from './ask-for-work.ts';

const SECRET = 'a master secret that is used in tests only';
const DIFFICULTY = 8;

describe('work that is asked for', () => {
  let now = Date.UTC(2026, 10, 16);
  const clock = { now: () => new Date(now) } as Clock;
  const book = createWorkBook({ keys: createKeys(SECRET), clock });
  const asker = { giftId: newId<GiftId>(), browserId: newId<BrowserId>(), network: 'a network' };
  const done = (work: Work): string => {
    let n = 0;
    while (!isWorkDone(work, n)) n += 1;
    return `${work.challenge}:${n}`;
  };

  it('is accepted once it is done, for five minutes and in every process', () => {
    const answer = done(book.askFor(asker, DIFFICULTY));
    expect(book.accepts(asker, answer)).toBe(true);
    expect(
      createWorkBook({ keys: createKeys('another secret', { previous: [SECRET] }), clock }).accepts(asker, answer),
    ).toBe(true);
    now += 5 * 60_000;
    expect(book.accepts(asker, answer)).toBe(true);
    now += 1;
    expect(book.accepts(asker, answer)).toBe(false);
  });

  it('is nobody else’s, and for no other gift', () => {
    const answer = done(book.askFor(asker, DIFFICULTY));
    expect(book.accepts({ ...asker, browserId: newId<BrowserId>() }, answer)).toBe(false);
    expect(book.accepts({ ...asker, giftId: newId<GiftId>() }, answer)).toBe(false);
    expect(book.accepts({ ...asker, network: 'another' }, answer)).toBe(false);
  });

  it('may be waited for instead, for 15 seconds', () => {
    const { challenge } = book.askFor(asker, DIFFICULTY);
    now += 14_999;
    expect(book.accepts(asker, challenge)).toBe(false);
    now += 1;
    expect(book.accepts(asker, challenge)).toBe(true);
  });

  it('is not what somebody wrote, made easier, or did not do', () => {
    const { challenge } = book.askFor(asker, DIFFICULTY);
    const [at, , signature] = challenge.split('.');
    let wrong = 0;
    while (isWorkDone({ challenge, difficulty: DIFFICULTY }, wrong)) wrong += 1;
    const older = (now - 60_000).toString(36);
    for (const given of [
      undefined,
      '',
      'nonsense',
      challenge,
      `${challenge}:${wrong}`,
      `${challenge}:-1`,
      `${at}.0.${signature}:0`,
      `${older}.8.${signature}`,
      `${at}.8.${'A'.repeat(22)}:0`,
      `${challenge}:${'9'.repeat(60)}`,
    ])
      expect(book.accepts(asker, given), given ?? 'nothing').toBe(false);
  });
});
