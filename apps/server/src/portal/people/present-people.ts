import type { PersonFound } from '@jara/contract/staff/people';
import type { PersonId } from '@jara/domain/ids';
import type { Sight } from '@jara/domain/staff/mask';
import { sql } from 'kysely';
import { accountIn, nameOfPerson } from '../../people/people.store.ts';
import type { Db } from '../../platform/database/db.ts';

/** People as this reader may see them, in the order of the ids. */
export async function presentPeople(db: Db, ids: readonly PersonId[], sight: Sight): Promise<PersonFound[]> {
  const rows = await db.selectFrom('persons').select(['id', 'kind', 'value']).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return Promise.all(
    ids
      .flatMap((id) => byId.get(id) ?? [])
      .map(async ({ id, kind, value }) => ({
        id,
        kind,
        name: value === null ? null : nameOfPerson({ kind, value }, sight),
        about: kind === 'account' && value !== null ? await aboutAccount(db, value, sight) : null,
      })),
  );
}

/** The bank, and the name that was on the account when money last went there. */
async function aboutAccount(db: Db, value: string, sight: Sight): Promise<string | null> {
  const { bankCode, accountNumber } = accountIn(value);
  const isThis = sql`account_number = ${accountNumber} and bank_code = ${bankCode}`;
  const { rows } = await sql<{ bankName: string; accountName: string }>`
    select bank_name, account_name from (
      (select bank_name, account_name, requested_at as at from withdrawals where ${isThis} order by requested_at desc limit 1)
      union all
      (select bank_name, account_name, created_at from refunds where ${isThis} order by created_at desc limit 1)
    ) used order by at desc limit 1
  `.execute(db);
  const [used] = rows;
  return used ? `${used.bankName}, ${sight.text(used.accountName)}` : null;
}
