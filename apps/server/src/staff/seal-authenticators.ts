import type { StaffId } from '@jara/domain/ids';
import type { Db, Trx } from '../platform/database/db.ts';
import type { Keys } from '../platform/keys/keys.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { openSecret, sealOf, sealSecret } from './totp.ts';

/** Whose authenticator another secret than the present one opens, and how many people's none opens any more. */
export async function findAuthenticators(db: Db, keys: Keys): Promise<{ toSeal: StaffId[]; closed: number }> {
  const people = await withAuthenticator(db).execute();
  const seals = people.map(({ id, totpSecret, totpNextSecret }) => ({
    id,
    found: [totpSecret, totpNextSecret].flatMap((text) => (text === null ? [] : [sealOf(keys, id, text)])),
  }));
  return {
    toSeal: seals.filter(({ found }) => found.includes('other')).map(({ id }) => id),
    closed: seals.filter(({ found }) => found.includes('none')).length,
  };
}

/** Seals with the present secret what another one sealed, a person at a time: whoever is stopped half-way goes on there. */
export const sealAuthenticators =
  ({ db, keys }: Pick<Deps, 'db' | 'keys'>) =>
  async (): Promise<number> => {
    const { toSeal } = await findAuthenticators(db, keys);
    for (const id of toSeal) await db.transaction().execute((trx) => sealAgain(trx, keys, id));
    return toSeal.length;
  };

/** Locked before it is read: its owner may be setting up another one. */
async function sealAgain(trx: Trx, keys: Keys, id: StaffId): Promise<void> {
  const person = await withAuthenticator(trx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!person) return;
  const again = (text: string | null) => {
    const secret = text === null ? undefined : openSecret(keys, id, text);
    return secret === undefined ? text : sealSecret(keys, id, secret);
  };
  await trx
    .updateTable('staff')
    .set({ totpSecret: again(person.totpSecret), totpNextSecret: again(person.totpNextSecret) })
    .where('id', '=', id)
    .execute();
}

const withAuthenticator = (db: Db) =>
  db
    .selectFrom('staff')
    .select(['id', 'totpSecret', 'totpNextSecret'])
    .where((eb) => eb.or([eb('totpSecret', 'is not', null), eb('totpNextSecret', 'is not', null)]))
    .orderBy('id');
