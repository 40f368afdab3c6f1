import { collectionsSettled } from '@jara/domain/ledger/outside-journals';
import { CURRENCIES, type Currency } from '@jara/domain/money/money';
import { DAY_MS } from '@jara/domain/time/lagos';
import { sql } from 'kysely';
import { postJournals } from '../../ledger/post-journal.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { PER_PAGE, pages } from './pages.ts';

/** A batch is listed by its day, and over holidays it is done many days after that. */
const DONE_WITHIN_MS = 30 * DAY_MS;

/**
 * Books what the provider has moved from its collections into the balance that payouts are made from, each batch once. The
 * first time it reads all there ever were; from then on those that can have been done since. Answers how many were new.
 */
export async function bookSettlements(deps: Pick<Deps, 'db' | 'paystack' | 'clock'>, from: Date): Promise<number> {
  const { db, paystack, clock } = deps;
  const since = (await hasBooked(db)) && { from: new Date(from.getTime() - DONE_WITHIN_MS).toISOString() };
  let booked = 0;
  for await (const rows of pages((page) => paystack.listSettlements({ ...since, page, perPage: PER_PAGE }))) {
    const journals = rows
      .filter(({ status, currency }) => status === 'success' && isKnown(currency))
      // Of what was processed the fees are gone; what was kept back for refunds left our books with those.
      .map(({ id, total_amount, currency }) =>
        collectionsSettled({ ref: id, amount: total_amount, currency: currency as Currency }),
      );
    booked += await db.transaction().execute(async (trx) => {
      const refs = journals.map(({ ref }) => ref);
      const known = refs.length && (await trx.selectFrom('journals').select('ref').where('ref', 'in', refs).execute());
      const isKnownRef = new Set(known ? known.map(({ ref }) => ref) : []);
      const fresh = journals.filter(({ ref, movements }) => !isKnownRef.has(ref) && movements.length > 0);
      await postJournals(trx, fresh, clock.now());
      return fresh.length;
    });
  }
  return booked;
}

const hasBooked = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ booked: boolean }>`
    select exists (
      select from ledger_by_day where account = 'provider_balance' and event = 'collections_settled'
    ) as booked
  `.execute(db);
  return rows[0]?.booked ?? false;
};

const isKnown = (currency: string) => CURRENCIES.some((known) => known === currency);
