import { TRUST_VERDICTS } from '@jara/domain/operations/trust-verdict';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currency, instant, money } from './scalars.ts';

const onTheWay = z.object({ count: z.int(), amount: money });

/** The money page. Amounts are naira; other currencies stand by themselves and are added to nothing. */
export const trust = z.object({
  currency,
  /** What our books say lies at the provider: in the balance, and collected from cards but not moved into it yet. */
  held: money,
  /** What our books say people have coming: every account that is somebody else's money. */
  owed: money,
  /** The provider's own answer, asked together with reading the books; null when it gave none. */
  providerBalance: z.nullable(money),
  asOf: instant,
  verdict: z.enum(TRUST_VERDICTS),
  /** How much does not agree, since when, and whether staff have it before them; only where the verdict is DIFFERS. */
  difference: z.nullable(z.object({ amount: money, since: instant, isKnownToStaff: z.boolean() })),
  heldIn: z.object({ balance: money, collected: money, ownMoney: money }),
  owedFor: z.object({
    unclaimed: money,
    claimed: money,
    payouts: money,
    refunds: money,
    disputes: money,
    suspense: money,
    dormant: money,
  }),
  onTheWay: z.object({ payouts: onTheWay, refunds: onTheWay, payments: onTheWay }),
  others: z.array(z.object({ currency, held: money, owed: money })),
  books: z.nullable(z.object({ isClean: z.boolean(), journals: z.int(), checkedAt: instant })),
  reconciliation: z.nullable(
    z.object({
      finishedAt: instant,
      /** Whether the provider answered to the end. */
      isWhole: z.boolean(),
      openItems: z.int(),
      openSince: z.nullable(instant),
    }),
  ),
  /** Payouts that arrived in these days, and those that are late and still under way. */
  payouts: z.object({
    days: z.int(),
    arrived: z.int(),
    withinPromise: z.int(),
    overdue: z.int(),
    /** Of those that arrived or are overdue, how many arrived within the promise, in percent. */
    keptPromisePercent: z.nullable(z.number()),
    medianSeconds: z.nullable(z.int()),
    p95Seconds: z.nullable(z.int()),
  }),
  /** One look an hour, the newest first. */
  hours: z.array(
    z.object({
      hour: instant,
      held: money,
      owed: money,
      providerBalance: z.nullable(money),
      verdict: z.enum(TRUST_VERDICTS),
    }),
  ),
});
export type Trust = z.output<typeof trust>;

export const readTrust = endpoint({
  method: 'GET',
  path: '/trust',
  summary: 'What we hold for people, what we owe them, and what the provider says is there',
  access: 'public',
  reply: trust,
});
