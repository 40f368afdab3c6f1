import { ownMoneyMoved } from '@jara/domain/ledger/outside-journals';
import { DEFAULT_CURRENCY, plus, sum } from '@jara/domain/money/money';
import { transferFee } from '@jara/domain/money/provider-fees';
import { sql } from 'kysely';
import { postJournal } from '../../ledger/post-journal.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { type Difference, sumOf } from './difference.ts';

type Needs = Pick<Deps, 'db' | 'paystack' | 'clock'>;

/** The most that a transfer on its way may cost besides its amount: the provider's fee and the stamp duty. */
const DEAREST_TRANSFER = 10_000;
/** The provider takes refunds out of what it has collected and not settled, which it does within a few days. */
const SETTLED_WITHIN_DAYS = 7;

export interface BalanceLook {
  theirs: number;
  ours: number;
}

/** Compares what the provider says it has for us with what our books make it; nothing is said before our own is known. */
export async function examineBalance(
  deps: Needs,
): Promise<{ look: BalanceLook | undefined; difference: Difference | undefined }> {
  if (!(await isOpened(deps, await lookAtBalance(deps)))) return { look: undefined, difference: undefined };
  const { theirs, ours, unexplained } = await lookAtBalance(deps);
  return {
    look: { theirs, ours },
    difference: unexplained === 0 ? undefined : differenceOf({ theirs, ours, unexplained }),
  };
}

/**
 * While money is on its way the two sides may differ by that much, so the books name the least and the most that can be there;
 * when nothing is on its way the two are one number. What lies outside is unexplained: below zero where money is missing.
 */
export async function lookAtBalance({
  db,
  paystack,
}: Pick<Needs, 'db' | 'paystack'>): Promise<BalanceLook & { unexplained: number }> {
  const before = await expectBalance(db);
  const theirs = (await paystack.balance()).find(({ currency }) => currency === DEFAULT_CURRENCY)?.balance ?? 0;
  // What we booked while we asked may be in their answer or not.
  const after = await expectBalance(db);
  const least = Math.min(before.least, after.least);
  const most = Math.max(before.most, after.most);
  const unexplained = theirs > most ? theirs - most : Math.min(0, theirs - least);
  return { theirs, ours: after.booked, unexplained };
}

/**
 * What is there when we first look is what its owner has put in so that payouts need not wait for collections. From then on
 * only people say what is their own. A payout that the provider has taken has left its balance; while it is unknown whether
 * something has, nobody can tell our own from it, and the next look tries again.
 */
async function isOpened({ db, clock }: Needs, { theirs, unexplained }: { theirs: number; unexplained: number }) {
  if (unexplained <= 0) return true;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      select from ledger_by_day where account = 'own_money' and event = 'own_money_moved' limit 1
    `.execute(trx);
    if (rows.length > 0) return true;
    const sent = await trx
      .selectFrom('withdrawals')
      .select(['status', 'net'])
      .where('status', 'in', ['APPROVED', 'SUBMITTED', 'UNKNOWN'])
      .where('sends', '>', 0)
      .execute();
    const taken = sum(sent.map(({ net }) => plus(net, transferFee(net))));
    const { booked, least, most } = await expectBalance(trx);
    const isCertain = sent.every(({ status }) => status === 'SUBMITTED') && most === booked;
    if (!isCertain || least !== booked - sent.reduce((left, { net }) => left + net + DEAREST_TRANSFER, 0)) return false;
    const change = theirs - booked + taken;
    await postJournal(trx, ownMoneyMoved({ ref: 'opening', change, currency: DEFAULT_CURRENCY }), clock.now());
    return true;
  });
}

const differenceOf = ({ theirs, ours, unexplained }: BalanceLook & { unexplained: number }): Difference => ({
  kind: 'BALANCE_DIFFERS',
  reference: 'balance',
  providerId: '',
  ours: sumOf({ amount: ours, currency: DEFAULT_CURRENCY }),
  theirs: sumOf({ amount: theirs, currency: DEFAULT_CURRENCY }),
  amount: Math.abs(unexplained),
  currency: DEFAULT_CURRENCY,
});

async function expectBalance(db: Db): Promise<{ booked: number; least: number; most: number }> {
  const { rows } = await sql<Record<'booked' | 'collected' | 'paying' | 'refunding' | 'refunded', number>>`
    select
      (select coalesce(sum(debit - credit), 0)::bigint from ledger_by_day
       where account = 'provider_balance' and currency = ${DEFAULT_CURRENCY}) as booked,
      (select coalesce(sum(debit - credit), 0)::bigint from ledger_by_day
       where account = 'provider_receivable' and currency = ${DEFAULT_CURRENCY}) as collected,
      (select coalesce(sum(net + ${DEAREST_TRANSFER}), 0)::bigint from withdrawals
       where status in ('APPROVED', 'SUBMITTED', 'UNKNOWN') and sends > 0) as paying,
      (select coalesce(sum(amount), 0)::bigint from refunds where status in ('STARTED', 'SUBMITTED')) as refunding,
      (select coalesce(sum(amount), 0)::bigint from refunds
       where created_at > now() - make_interval(days => ${SETTLED_WITHIN_DAYS})) as refunded
  `.execute(db);
  const { booked = 0, collected = 0, paying = 0, refunding = 0, refunded = 0 } = rows[0] ?? {};
  return {
    booked,
    least: booked - paying - refunding,
    most: booked + Math.min(Math.max(0, collected), refunded),
  };
}
