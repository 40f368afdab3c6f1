import { ownMoneyMoved } from '@jara/domain/ledger/outside-journals';
import { DEFAULT_CURRENCY, plus, sum } from '@jara/domain/money/money';
import { transferFee } from '@jara/domain/money/provider-fees';
import { BEING_PAID_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { sql } from 'kysely';
import { postJournal } from '../../ledger/post-journal.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { type Difference, sumOf } from './difference.ts';
import { DEAREST_TRANSFER, expectBalance, outsideOf } from './expect-balance.ts';

type Needs = Pick<Deps, 'db' | 'paystack' | 'clock'>;

const LOOKS_AGAIN = 3;

export interface BalanceLook {
  theirs: number;
  ours: number;
}

/**
 * Compares what the provider says it has for us with what our books make it; nothing is said before our own is known. What it has
 * settled while it was asked is booked before the two are compared, or each batch would be unexplained for a moment.
 */
export async function examineBalance(
  deps: Needs,
  bookSettled: () => Promise<number>,
): Promise<{ look: BalanceLook | undefined; difference: Difference | undefined }> {
  if (!(await isOpened(deps, await lookAtBalance(deps, bookSettled))))
    return { look: undefined, difference: undefined };
  let seen = await lookAtBalance(deps, bookSettled);
  // While something settles, as much as that could be missing unseen.
  for (let again = 0; seen.settled > 0 && again < LOOKS_AGAIN; again += 1)
    seen = await lookAtBalance(deps, bookSettled);
  const { theirs, ours, unexplained } = seen;
  return {
    look: { theirs, ours },
    difference: unexplained === 0 ? undefined : differenceOf({ theirs, ours, unexplained }),
  };
}

interface Seen extends BalanceLook {
  /** What lies outside of what the books expect: below zero where money is missing. */
  unexplained: number;
  /** How many batches were booked during the look. */
  settled: number;
}

export async function lookAtBalance(
  { db, paystack }: Pick<Needs, 'db' | 'paystack'>,
  bookSettled: () => Promise<number> = async () => 0,
): Promise<Seen> {
  const before = await expectBalance(db);
  const theirs = await askBalance(paystack);
  const settled = await bookSettled();
  // What we booked while we asked may be in their answer or not.
  const after = await expectBalance(db);
  return { theirs, ours: after.booked, unexplained: outsideOf(theirs, before, after), settled };
}

/** What the provider itself says it has for us, in naira. */
export const askBalance = async (paystack: Needs['paystack']): Promise<number> =>
  (await paystack.balance()).find(({ currency }) => currency === DEFAULT_CURRENCY)?.balance ?? 0;

/** Whether it has been said what of the balance is our own; until then nothing tells it from what nobody can explain. */
export async function isOwnMoneyKnown(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_by_day where account = 'own_money' and event = 'own_money_moved' limit 1
  `.execute(db);
  return rows.length > 0;
}

/**
 * What is there when we first look is what its owner has put in so that payouts need not wait for collections. From then on
 * only people say what is their own. A payout that the provider has taken has left its balance; while it is unknown whether
 * something has, nobody can tell our own from it, and the next look tries again.
 */
async function isOpened({ db, clock }: Needs, { theirs, unexplained, settled }: Seen): Promise<boolean> {
  if (unexplained <= 0) return true;
  return db.transaction().execute(async (trx) => {
    if (await isOwnMoneyKnown(trx)) return true;
    if (settled > 0) return false;
    const sent = await trx
      .selectFrom('withdrawals')
      .select(['status', 'net'])
      .where('status', 'in', [...BEING_PAID_STATUSES])
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
