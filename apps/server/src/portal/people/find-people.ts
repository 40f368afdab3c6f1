import type { PersonFound } from '@jara/contract/staff/people';
import type { PersonId } from '@jara/domain/ids';
import type { PersonPlace } from '@jara/domain/staff/people';
import { type RawBuilder, sql } from 'kysely';
import { byAccount, byAddress, byBrowser, type KnownBy, personOf } from '../../people/people.store.ts';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { Limit } from '../../platform/tools/throttle.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { readerOf } from '../lists/reader.ts';
import { presentPeople } from './present-people.ts';

/** Enough for a day at the telephone, too little to try which addresses we know. */
const SEARCHES: Limit = { name: 'staff-find-people', hits: 200, windowSeconds: 3600 };

/** Whoever has this address or account number. Only whole ones are looked for: letter by letter, a search would spell out what a mask hides. */
export const findPeople =
  ({ db, clock, throttle }: Pick<Deps, 'db' | 'clock' | 'throttle'>) =>
  async (text: string, me: StaffOfRequest): Promise<PersonFound[]> => {
    await throttle.hit(SEARCHES, me.id);
    const { now, sight } = readerOf(me, clock.now());
    const known = text.includes('@') ? await knownAddress(db, byAddress(text)) : await knownAccounts(db, text);
    if (known.length === 0) throw new Refusal('not_found', { message: 'Nobody has used this address or account here' });
    const ids: PersonId[] = [];
    for (const who of known) ids.push(await personOf(db, who, now));
    return presentPeople(db, ids, sight);
  };

async function knownAddress(db: Db, who: KnownBy): Promise<KnownBy[]> {
  const { rows } = await sql`
    select from payments where lower(sender_email) = ${who.value}
    union all select from payments where lower(recipient_email) = ${who.value}
    union all select from claims where lower(contact_email) = ${who.value} limit 1
  `.execute(db);
  return rows.length > 0 ? [who] : [];
}

async function knownAccounts(db: Db, accountNumber: string): Promise<KnownBy[]> {
  const { rows } = await sql<{ bankCode: string }>`
    select bank_code from withdrawals where account_number = ${accountNumber}
    union select bank_code from refunds where account_number = ${accountNumber} order by 1
  `.execute(db);
  return rows.map(({ bankCode }) => byAccount(bankCode, accountNumber));
}

interface Named {
  value: string | null;
  bankCode: string | null;
}

const PLACES: Record<PersonPlace, { columns: RawBuilder<unknown>; known(named: Named): KnownBy }> = {
  'payment.sender': place(sql`sender_email as value, null as bank_code from payments`, byAddress),
  'payment.recipient': place(sql`recipient_email as value, null as bank_code from payments`, byAddress),
  'payment.browser': place(sql`browser_id as value, null as bank_code from payments`, byBrowser),
  'claim.browser': place(sql`browser_id as value, null as bank_code from claims`, byBrowser),
  'withdrawal.account': {
    columns: sql`account_number as value, bank_code from withdrawals`,
    known: ({ value, bankCode }) => byAccount(bankCode ?? '', value ?? ''),
  },
};

function place(columns: RawBuilder<unknown>, by: (value: string) => KnownBy) {
  return { columns, known: ({ value }: Named) => by(value ?? '') };
}

/** The person a record names. Whoever asks learns an id, and sees no more of them than before. */
export const openPerson =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (named: PersonPlace, id: string): Promise<PersonId> => {
    const { columns, known } = PLACES[named];
    const { rows } = await sql<Named>`select ${columns} where id = ${id}`.execute(db);
    const [found] = rows;
    // Erased, an account is empty and everything else null.
    if (!found?.value) throw new Refusal('not_found');
    return personOf(db, known(found), clock.now());
  };
