import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClaimId, DisputeId, GiftId, WithdrawalId } from '../ids.ts';
import { withdrawalFee } from '../money/fee.ts';
import { minor } from '../money/money.ts';
import { collectionFee, transferFee } from '../money/provider-fees.ts';
import { sharesOf } from '../rule/shares.ts';
import { ACCOUNT_NATURES, type AccountKind, claimAccount } from './accounts.ts';
import * as disputes from './dispute-journals.ts';
import type { Journal } from './journal.ts';
import * as ordinary from './journals.ts';
import * as outside from './outside-journals.ts';

const journals = { ...ordinary, ...disputes, ...outside };

const currency = 'NGN';
const giftId = 'g' as GiftId;

/** The balances after some journals, by "kind subject". */
function balancesAfter(posted: readonly Journal[]): Map<string, number> {
  const balances = new Map<string, number>();
  for (const { account, amount } of posted.flatMap(({ movements }) => movements)) {
    const key = `${account.kind} ${account.subject}`;
    balances.set(key, (balances.get(key) ?? 0) + amount);
  }
  return balances;
}

function totalOf(posted: readonly Journal[], kind: AccountKind): number {
  const matching = [...balancesAfter(posted)].filter(([key]) => key.startsWith(`${kind} `));
  return matching.reduce((total, [, balance]) => total + balance, 0);
}

const endings = ['waits', 'paid', 'failed then paid', 'rejected', 'reversed', 'disputed and lost', 'lapsed'] as const;
type Ending = (typeof endings)[number];

/** Everything that is posted for one claimed share, from the claim to its ending. */
function claimJournals(slot: number, share: ReturnType<typeof minor>, ending: Ending): Journal[] {
  const claimId = `c${slot}` as ClaimId;
  const attempt = (n: number) =>
    ({ ...withdrawalFee(share), claimId, withdrawalId: `w${slot}.${n}` as WithdrawalId, currency }) as const;
  const reserved = (n: number) => journals.withdrawalReserved({ ...attempt(n), attempt: n });
  const paid = (n: number) => {
    const parts = attempt(n);
    return journals.payoutSucceeded({ ...parts, reference: `p${slot}.${n}`, transferFee: transferFee(parts.net) });
  };
  const returned = (n: number, reason: 'failed' | 'rejected') => journals.payoutReturned({ ...attempt(n), reason });
  const held = [{ account: claimAccount(claimId), amount: share }];
  const disputeId = `d${slot}` as DisputeId;

  const claimed = journals.shareClaimed({ giftId, slot, claimId, share, currency });
  const rest: Record<Ending, () => Journal[]> = {
    waits: () => [],
    paid: () => [reserved(1), paid(1)],
    'failed then paid': () => [reserved(1), returned(1, 'failed'), reserved(2), paid(2)],
    lapsed: () => [journals.claimLapsed({ giftId, claimId, share, currency })],
    rejected: () => [reserved(1), returned(1, 'rejected')],
    reversed: () => [reserved(1), paid(1), journals.payoutReversed({ ...attempt(1), reference: `p${slot}.1` })],
    'disputed and lost': () => [
      journals.disputeOpened({ disputeId, held, currency }),
      journals.disputeLost({ disputeId, held, charged: share, returned: [], currency }),
    ],
  };
  return [claimed, ...rest[ending]()];
}

const lifetime = fc
  .record({
    amount: fc.integer({ min: 5_000, max: 100_000_000_000 }).map(minor),
    endings: fc.array(fc.constantFrom(...endings), { minLength: 1, maxLength: 5 }),
  })
  .map(({ amount, endings }) => {
    const shares = sharesOf({ type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: endings.length }, amount);
    const charge = journals.chargeVerified({
      reference: 'r',
      giftId,
      amount,
      fee: collectionFee(amount),
      currency,
    });
    const claims = shares.flatMap((share, slot) => claimJournals(slot, share, endings[slot] ?? 'waits'));
    return { amount, shares, endings, posted: [charge, ...claims] };
  });

describe('over the whole life of a gift', () => {
  it('the books always sum to zero and nobody is ever owed less than nothing', () => {
    fc.assert(
      fc.property(lifetime, ({ posted }) => {
        for (let n = 1; n <= posted.length; n++) {
          const balances = [...balancesAfter(posted.slice(0, n))];
          expect(balances.reduce((total, [, balance]) => total + balance, 0)).toBe(0);
          for (const [key, balance] of balances) {
            // A liability is a credit balance, which the books carry below zero.
            if (ACCOUNT_NATURES[key.split(' ')[0] as AccountKind] === 'liability')
              expect(balance).toBeLessThanOrEqual(0);
          }
        }
      }),
    );
  });

  it('a finished payout leaves nothing on hold, and a claim keeps exactly what was not paid', () => {
    fc.assert(
      fc.property(lifetime, ({ posted, shares, endings }) => {
        const lapsed = shares
          .filter((_, slot) => endings[slot] === 'lapsed')
          .reduce((total, share) => total + share, 0);
        expect(totalOf(posted, 'gift')).toBe(0 - lapsed);
        expect(totalOf(posted, 'payout_hold')).toBe(0);
        expect(totalOf(posted, 'fee_hold')).toBe(0);
        expect(totalOf(posted, 'dispute')).toBe(0);
        const gone: readonly Ending[] = ['paid', 'failed then paid', 'disputed and lost', 'lapsed'];
        const owed = shares.reduce(
          (total, share, slot) => total + (gone.includes(endings[slot] ?? 'waits') ? 0 : share),
          0,
        );
        expect(totalOf(posted, 'claim')).toBe(0 - owed);
      }),
    );
  });

  it('we earn our fee on paid shares alone', () => {
    fc.assert(
      fc.property(lifetime, ({ posted, shares, endings }) => {
        const earned = shares.reduce(
          (total, share, slot) => total + (endings[slot]?.endsWith('paid') ? withdrawalFee(share).fee : 0),
          0,
        );
        expect(totalOf(posted, 'withdrawal_fee_revenue')).toBe(0 - earned);
      }),
    );
  });

  it('no two journals share a ref', () => {
    fc.assert(fc.property(lifetime, ({ posted }) => new Set(posted.map(({ ref }) => ref)).size === posted.length));
  });
});
