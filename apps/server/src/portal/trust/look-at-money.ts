import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { isToTheKobo, type TrustVerdict, trustVerdict } from '@jara/domain/operations/trust-verdict';
import { isProviderError } from '@jara/paystack/provider-error';
import { askBalance, isOwnMoneyKnown } from '../../operations/reconciliation/examine-balance.ts';
import { outsideOf } from '../../operations/reconciliation/expect-balance.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { type LedgerNow, readLedger } from './read-ledger.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'paystack' | 'log'>;

export interface MoneyLook {
  ledger: LedgerNow;
  theirs: number | null;
  verdict: TrustVerdict;
  difference: { amount: number; since: Date; isKnownToStaff: boolean } | null;
  asOf: Date;
  books: { isClean: boolean; journals: number; checkedAt: Date } | undefined;
  reconciliation: { finishedAt: Date; failure: string | null } | undefined;
  open: { items: number; amount: number; since: Date | null };
}

/** What began and ended while we asked is in neither look at the books, so a difference has to be there again. */
const LOOKS = 3;

/** What the books say, what the provider says, and how the two agree. */
export async function lookAtMoney(deps: Needs): Promise<MoneyLook> {
  const { db, clock } = deps;
  const seen = await compare(deps);
  const [books, reconciliation, open, known] = await Promise.all([
    db
      .selectFrom('booksChecks')
      .select(['isClean', 'journals', 'checkedAt'])
      .orderBy('checkedAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('reconciliations')
      .select(['finishedAt', 'failure'])
      .orderBy('startedAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
    openItems(deps),
    isOwnMoneyKnown(db),
  ]);
  const verdict = trustVerdict({
    theirs: seen.theirs,
    booked: seen.ledger.booked,
    collected: seen.ledger.collected,
    unexplained: seen.unexplained,
    isOwnMoneyKnown: known,
    areBooksClean: books?.isClean ?? null,
    isReconciled: reconciliation !== undefined,
    openItems: open.items,
  });
  const asOf = clock.databaseNow();
  const amount = Math.abs(seen.unexplained) || open.amount;
  const isKnownToStaff = open.items > 0 || books?.isClean === false;
  const since = open.since ?? (books?.isClean === false ? books.checkedAt : asOf);
  return {
    ledger: seen.ledger,
    theirs: seen.theirs,
    verdict,
    difference: verdict === 'DIFFERS' ? { amount, since, isKnownToStaff } : null,
    asOf,
    books,
    reconciliation,
    open,
  };
}

/** The books are read before and after the provider is asked: what is booked meanwhile may be in its answer or not. */
async function compare(deps: Needs): Promise<{ ledger: LedgerNow; theirs: number | null; unexplained: number }> {
  let before = await readLedger(deps);
  for (let look = 1; ; look += 1) {
    const theirs = await answerOf(deps);
    const after = await readLedger(deps);
    if (theirs === null) return { ledger: after, theirs, unexplained: 0 };
    const unexplained = outsideOf(theirs, before, after);
    if (unexplained === 0 || look === LOOKS) {
      // Where only the first look fits to the kobo, the answer is of that moment, and so are the figures beside it.
      const isOfBefore = isToTheKobo({ theirs, ...before }) && !isToTheKobo({ theirs, ...after });
      return { ledger: isOfBefore ? before : after, theirs, unexplained };
    }
    before = after;
  }
}

async function answerOf({ paystack, log }: Needs): Promise<number | null> {
  try {
    return await askBalance(paystack);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.warn({ err: error }, 'trust.provider_silent');
    return null;
  }
}

async function openItems({ db }: Needs): Promise<MoneyLook['open']> {
  const { items, amount, since } = await db
    .selectFrom('reconciliationItems')
    .select((eb) => [
      eb.fn.countAll<number>().as('items'),
      eb
        .cast<number>(
          eb.fn.coalesce(eb.fn.sum('amount').filterWhere('currency', '=', DEFAULT_CURRENCY), eb.lit(0)),
          'bigint',
        )
        .as('amount'),
      eb.fn.min('firstSeenAt').as('since'),
    ])
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { items, amount, since };
}
