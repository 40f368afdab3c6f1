import type { Account } from '@jara/domain/ledger/accounts';
import { type Minor, ZERO } from '@jara/domain/money/money';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** What is owed on one liability account. */
export async function balanceOf(db: Kysely<Schema>, account: Account): Promise<Minor> {
  const row = await db
    .selectFrom('balances')
    .select('balance')
    .where('account', '=', account.kind)
    .where('subject', '=', account.subject)
    .executeTakeFirst();
  return row?.balance ?? ZERO;
}
