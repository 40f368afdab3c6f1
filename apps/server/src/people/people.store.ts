import type { PersonId } from '@jara/domain/ids';
import type { Sight } from '@jara/domain/staff/mask';
import type { PersonKind } from '@jara/domain/staff/people';
import type { Db } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';

/** What we know somebody by. */
export interface KnownBy {
  kind: PersonKind;
  value: string;
}

export const byAddress = (address: string): KnownBy => ({ kind: 'address', value: address.trim().toLowerCase() });
export const byBrowser = (browserId: string): KnownBy => ({ kind: 'browser', value: browserId });
export const byAccount = (bankCode: string, accountNumber: string): KnownBy => ({
  kind: 'account',
  value: `${bankCode}/${accountNumber}`,
});

/** The bank's code and the number of an account that somebody is known by. */
export function accountIn(value: string): { bankCode: string; accountNumber: string } {
  const [bankCode = '', accountNumber = ''] = value.split('/');
  return { bankCode, accountNumber };
}

/** The id of somebody, made when staff first look for them. */
export async function personOf(db: Db, known: KnownBy, now: Date): Promise<PersonId> {
  await db
    .insertInto('persons')
    .values({ id: newId<PersonId>(), ...known, since: now })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .execute();
  // Read in a statement of its own: whoever made the row a moment before may have been waited for.
  const { id } = await db
    .selectFrom('persons')
    .select('id')
    .where('kind', '=', known.kind)
    .where('value', '=', known.value)
    .executeTakeFirstOrThrow();
  return id;
}

const SHOWN_OF_BROWSER = 8;

/** What staff call somebody, as this reader may see it. A browser has no name: the end of its id is enough to know it again. */
export function nameOfPerson({ kind, value }: KnownBy, sight: Pick<Sight, 'email' | 'accountNumber'>): string {
  if (kind === 'address') return sight.email(value);
  return kind === 'account'
    ? sight.accountNumber(accountIn(value).accountNumber)
    : `…${value.slice(-SHOWN_OF_BROWSER)}`;
}
