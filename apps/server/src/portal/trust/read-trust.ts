import type { Trust } from '@jara/contract/trust';
import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import type { Deps } from '../../platform/tools/deps.ts';
import { payoutTimes } from '../figures/payout-times.ts';
import { lastHours } from './hours.ts';
import { lookAtMoney } from './look-at-money.ts';

/** The money page: what we hold for people, what we owe them, and whether the provider says the same. */
export const readTrust =
  (deps: Pick<Deps, 'db' | 'clock' | 'paystack' | 'log'>, payouts: () => Promise<Trust['payouts']> = timesOf(deps)) =>
  async (): Promise<Trust> => {
    const [look, hours, times] = await Promise.all([lookAtMoney(deps), lastHours(deps), payouts()]);
    const { ledger, theirs, verdict, difference, asOf, books, reconciliation, open } = look;
    return {
      currency: DEFAULT_CURRENCY,
      held: ledger.held,
      owed: ledger.owed,
      providerBalance: theirs,
      asOf: asOf.toISOString(),
      verdict,
      difference: difference && { ...difference, since: difference.since.toISOString() },
      heldIn: ledger.heldIn,
      owedFor: ledger.owedFor,
      onTheWay: { payouts: ledger.payouts, refunds: ledger.refunds, payments: ledger.payments },
      others: ledger.others,
      books: books ? { ...books, checkedAt: books.checkedAt.toISOString() } : null,
      reconciliation: reconciliation
        ? {
            finishedAt: reconciliation.finishedAt.toISOString(),
            isWhole: reconciliation.failure === null,
            openItems: open.items,
            openSince: open.since?.toISOString() ?? null,
          }
        : null,
      payouts: times,
      hours: hours.map((row) => ({ ...row, hour: row.hour.toISOString() })),
    };
  };

export const timesOf =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  () =>
    payoutTimes(db, clock.now());
