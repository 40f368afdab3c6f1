const HOUR_MS = 3_600_000;

/** The money page's figures on a good day, or with what is changed; which of them is not true is not asked of the world. */
export function trustAnswer(change: Record<string, unknown> = {}) {
  const now = Date.now();
  const at = (agoMs: number) => new Date(now - agoMs).toISOString();
  const thisHour = Math.floor(now / HOUR_MS) * HOUR_MS;
  return {
    currency: 'NGN',
    held: 150_000_000,
    owed: 104_250_075,
    providerBalance: 150_000_000,
    asOf: at(2_000),
    verdict: 'TRUE',
    difference: null,
    heldIn: { balance: 147_537_500, collected: 2_462_500, ownMoney: 45_000_000 },
    owedFor: {
      ...{ unclaimed: 88_000_000, claimed: 12_000_075, payouts: 2_000_000, refunds: 250_000 },
      ...{ disputes: 1_000_000, suspense: 80_000, dormant: 920_000 },
    },
    onTheWay: {
      payouts: { count: 0, amount: 0 },
      refunds: { count: 0, amount: 0 },
      payments: { count: 0, amount: 0 },
    },
    others: [{ currency: 'GHS', held: 3_844, owed: 4_000 }],
    books: { isClean: true, journals: 48_213, checkedAt: at(140_000) },
    reconciliation: { finishedAt: at(200_000), isWhole: true, openItems: 0, openSince: null },
    payouts: {
      ...{ days: 30, arrived: 812, withinPromise: 811, overdue: 0 },
      ...{ keptPromisePercent: 99.8, medianSeconds: 95, p95Seconds: 7_260 },
    },
    hours: Array.from({ length: 24 }, (_, ago) => ({
      hour: new Date(thisHour - ago * HOUR_MS).toISOString(),
      held: 150_000_000 - ago * 1_500_000,
      owed: 104_250_075 - ago * 1_700_000 + (ago % 5) * 900_000,
      providerBalance: ago === 7 ? null : 150_000_000 - ago * 1_500_000,
      verdict: ago === 7 ? 'NO_ANSWER' : ago === 12 ? 'ON_THE_WAY' : 'TRUE',
    })),
    ...change,
  };
}
