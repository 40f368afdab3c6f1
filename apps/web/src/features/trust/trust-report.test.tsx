import type { Trust } from '@jara/contract/trust';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GOOD } from './testing.ts';
import { TrustReport } from './trust-report.tsx';

const words = (change: Partial<Trust> = {}) =>
  renderToStaticMarkup(<TrustReport trust={{ ...GOOD, ...change }} />)
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the money page shows', () => {
  it('the three figures to the kobo, and what each is made of', () => {
    const said = words();
    expect(said).toContain('We owe people ₦1,042,500.75');
    expect(said).toContain('Lies at Paystack, say our books ₦1,500,000.00');
    expect(said).toContain('says Paystack ₦1,500,000.00');
    expect(said).toContain('Opened, and not sent to a bank yet ₦120,000.75');
    expect(said).toContain('₦450,000.00 is our own');
    // What is nothing is left out.
    expect(said).not.toContain('disputes');
  });

  it('no balance where Paystack gave no answer', () => {
    expect(words({ providerBalance: null, verdict: 'NO_ANSWER' })).toContain('says Paystack No answer');
  });

  it('every hour, with the ones that nobody could compare', () => {
    expect(words()).toContain('16 Nov 2026, 12:00 ₦940,000.00 ₦1,400,000.00 No answer No answer');
    expect(words({ hours: [] })).toContain('within the hour');
  });

  it('payouts against the promise, and the late ones as not kept', () => {
    expect(words()).toContain('In the bank within 24 hours 811 of 812');
    const late = { ...GOOD.payouts, overdue: 3, keptPromisePercent: 99.5 };
    const said = words({ payouts: late });
    expect(said).toContain('811 of 815');
    expect(said).toContain('3 are late and still under way, and counted as not kept');
    const none = {
      ...GOOD.payouts,
      arrived: 0,
      withinPromise: 0,
      keptPromisePercent: null,
      medianSeconds: null,
      p95Seconds: null,
    };
    expect(words({ payouts: none })).toContain('Nobody has sent a gift to a bank');
    expect(words({ payouts: { ...none, overdue: 1, keptPromisePercent: 0 } })).toContain(
      'None has arrived in these days',
    );
  });

  it('that a new installation has nothing yet, and what was never checked', () => {
    const said = words({ held: 0, owed: 0, hours: [], verdict: 'NOT_YET', books: null, reconciliation: null });
    expect(said).toContain('No money is here yet');
    expect(said).toContain('Not proved yet');
    expect(said).not.toContain('Everything that we owe is there');
  });

  it('other currencies by themselves', () => {
    expect(words({ others: [{ currency: 'GHS', held: 3_844, owed: 4_000 }] })).toContain(
      'we owe GH₵40.00 , and GH₵38.44 lies there',
    );
  });
});
