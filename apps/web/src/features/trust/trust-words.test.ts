import { describe, expect, it } from 'vitest';
import { GOOD } from './testing.ts';
import { coverWords, isEmpty, isOld, onTheWayWords, spanWords, verdictWords } from './trust-words.ts';

describe('the money page says', () => {
  it('true to the kobo only when it is', () => {
    expect(verdictWords(GOOD)).toMatchObject({ tone: 'ok', title: 'True to the kobo' });
    for (const verdict of ['ON_THE_WAY', 'DIFFERS', 'NO_ANSWER', 'NOT_YET'] as const) {
      const { tone, title, text } = verdictWords({ ...GOOD, verdict });
      expect(tone).not.toBe('ok');
      expect(`${title} ${text}`).not.toMatch(/true to the kobo/i);
    }
  });

  it('what is on its way, by name and amount, with all of one kind together', () => {
    const onTheWay = {
      payouts: { count: 2, amount: 970_000 },
      refunds: { count: 1, amount: 50_050 },
      payments: { count: 0, amount: 0 },
    };
    const heldIn = { ...GOOD.heldIn, collected: 9_750 };
    const words = '₦9,700.00 in 2 payouts, ₦500.50 in 1 refund, ₦97.50 collected from cards';
    expect(onTheWayWords({ ...GOOD, onTheWay, heldIn })).toBe(words);
    expect(verdictWords({ ...GOOD, verdict: 'ON_THE_WAY', onTheWay, heldIn }).text).toContain(words);
    expect(onTheWayWords(GOOD)).toBe('what was booked while we asked');
  });

  it('how much does not agree, since when, and whether staff know', () => {
    const difference = { amount: 1, since: '2026-11-16T09:30:00.000Z', isKnownToStaff: true };
    const known = verdictWords({ ...GOOD, verdict: 'DIFFERS', difference });
    expect(known).toMatchObject({ tone: 'err', title: '₦0.01 does not agree' });
    expect(known.text).toContain('Since 16 Nov 2026, 10:30 (Lagos). Our staff have been told');
    const fresh = verdictWords({ ...GOOD, verdict: 'DIFFERS', difference: { ...difference, isKnownToStaff: false } });
    expect(fresh.text).toContain('if it is still so then, our staff are told');
    expect(fresh.text).not.toContain('have been told');
    const books = { isClean: false, journals: 5, checkedAt: difference.since };
    const wrong = verdictWords({ ...GOOD, verdict: 'DIFFERS', books, difference: { ...difference, amount: 0 } });
    expect(wrong.title).toBe('Something does not agree');
    expect(wrong.text).toContain('Our own books do not add up');
  });

  it('whether everything that is owed is there', () => {
    expect(coverWords({ held: 500, owed: 300 })).toEqual({
      isCovered: true,
      text: 'Everything that we owe is there, and ₦2.00 more.',
    });
    expect(coverWords({ held: 300, owed: 300 }).text).toBe('Everything that we owe is there.');
    expect(coverWords({ held: 299, owed: 300 })).toMatchObject({ isCovered: false });
    expect(coverWords({ held: 299, owed: 300 }).text).toContain('₦0.01 of what we owe does not lie at Paystack');
    expect(coverWords({ held: 299, owed: 0 }).text).toBe('Nobody has money with us at this moment.');
  });

  it('how long it took, and when a check is old', () => {
    expect([0.4, 45, 3_600, 90_061].map(spanWords)).toEqual(['under 1 s', '45 s', '1 h', '1 day, 1 h']);
    const now = Date.parse('2026-11-16T12:00:00Z');
    expect(isOld('2026-11-16T11:00:00Z', now)).toBe(false);
    expect(isOld('2026-11-16T10:59:59Z', now)).toBe(true);
  });

  it('that a new installation is empty, and one whose people have all been paid is not', () => {
    expect(isEmpty({ ...GOOD, held: 0, owed: 0, hours: [] })).toBe(true);
    expect(isEmpty({ ...GOOD, held: 0, owed: 0 })).toBe(false);
    expect(isEmpty({ ...GOOD, held: 1, owed: 0, hours: [] })).toBe(false);
  });
});
