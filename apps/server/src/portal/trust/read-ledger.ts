import { ACCOUNT_NATURES, type AccountKind, LIABILITIES } from '@jara/domain/ledger/accounts';
import { type Currency, DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { DAY_MS } from '@jara/domain/time/lagos';
import { sql } from 'kysely';
import { type ExpectedBalance, expectBalance } from '../../operations/reconciliation/expect-balance.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Deps } from '../../platform/tools/deps.ts';

/** Everything that is somebody else's money, or lies where that is kept. */
const ACCOUNTS = (Object.keys(ACCOUNT_NATURES) as AccountKind[]).filter((account) =>
  ['liability', 'asset', 'equity'].includes(ACCOUNT_NATURES[account]),
);
const ASSETS = ACCOUNTS.filter((account) => ACCOUNT_NATURES[account] === 'asset');

/** A checkout that nobody has finished in this time does not count as money that is about to arrive. */
const CHECKOUT_MS = DAY_MS;

interface Line {
  currency: Currency;
  account: AccountKind;
  /** Debits less credits. */
  sum: number;
}

export interface LedgerNow extends ExpectedBalance {
  /** Payments that are being made: the provider may have their money before we hear of it. */
  payments: { count: number; amount: number };
  held: number;
  owed: number;
  heldIn: { balance: number; collected: number; ownMoney: number };
  owedFor: Record<'unclaimed' | 'claimed' | 'payouts' | 'refunds' | 'disputes' | 'suspense' | 'dormant', number>;
  others: { currency: Currency; held: number; owed: number }[];
}

/** The books at one moment: every figure is of the same snapshot, whatever is booked meanwhile. */
export const readLedger = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<LedgerNow> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const expected = await expectBalance(trx);
      const payments = await paymentsUnderWay(trx, clock.now());
      const lines = await sumAccounts(trx);
      const naira = lines.filter(({ currency }) => currency === DEFAULT_CURRENCY);
      const owes = (...accounts: AccountKind[]) => 0 - totalOf(naira, accounts);
      return {
        ...expected,
        // Reconciliation books what was collected before it compares; here it may be in the balance and not booked.
        most: expected.booked + Math.max(0, expected.collected) + payments.amount,
        payments,
        ...sidesOf(naira),
        heldIn: { balance: expected.booked, collected: expected.collected, ownMoney: owes('own_money') },
        owedFor: {
          unclaimed: owes('gift'),
          claimed: owes('claim'),
          payouts: owes('payout_hold', 'fee_hold'),
          refunds: owes('refund'),
          disputes: owes('dispute'),
          suspense: owes('suspense'),
          dormant: owes('dormant'),
        },
        others: othersOf(lines),
      };
    });

const totalOf = (lines: readonly Line[], accounts: readonly AccountKind[]): number =>
  lines.reduce((total, { account, sum }) => (accounts.includes(account) ? total + sum : total), 0);

// Subtracting from zero keeps nothing owed from being -0.
const sidesOf = (lines: readonly Line[]) => ({ held: totalOf(lines, ASSETS), owed: 0 - totalOf(lines, LIABILITIES) });

const othersOf = (lines: readonly Line[]): LedgerNow['others'] =>
  [...new Set(lines.map(({ currency }) => currency))]
    .filter((currency) => currency !== DEFAULT_CURRENCY)
    .map((currency) => ({ currency, ...sidesOf(lines.filter((line) => line.currency === currency)) }))
    .filter(({ held, owed }) => held !== 0 || owed !== 0);

async function sumAccounts(db: Db | Trx): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select currency, account, sum(debit - credit)::bigint as sum from ledger_now
    where account in (${sql.join(ACCOUNTS)}) group by currency, account order by currency, account
  `.execute(db);
  return rows;
}

async function paymentsUnderWay(db: Db | Trx, now: Date): Promise<LedgerNow['payments']> {
  const { rows } = await sql<LedgerNow['payments']>`
    select count(*) as count, coalesce(sum(amount), 0)::bigint as amount from payments
    where status in ('PENDING', 'PROCESSING') and created_at > ${new Date(now.getTime() - CHECKOUT_MS)}
      and currency = ${DEFAULT_CURRENCY}
  `.execute(db);
  return rows[0] ?? { count: 0, amount: 0 };
}
