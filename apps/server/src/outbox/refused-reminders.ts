import type { Db } from '../platform/database/db.ts';
import type { Keys } from '../platform/keys/keys.ts';

const PURPOSE = 'refused-reminders';
/** As people know an address: in whatever case they type it, it is theirs. */
const known = (address: string) => address.trim().toLowerCase();

/** What a link carries that stops the reminders to an address, without naming it. */
export const stopTokenOf = (keys: Keys, address: string): string => keys.signStop(keys.digest(PURPOSE, known(address)));

/** Which of these addresses want no reminders. */
export async function whoRefuses(db: Db, keys: Keys, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const byHash = new Map(
    addresses.flatMap((address) => keys.digests(PURPOSE, known(address)).map((hash) => [hash, address] as const)),
  );
  if (byHash.size === 0) return new Set();
  const rows = await db
    .selectFrom('refusedReminders')
    .select('addressHash')
    .where('addressHash', 'in', [...byHash.keys()])
    .execute();
  const refused = new Set(rows.map(({ addressHash }) => known(byHash.get(addressHash) ?? '')));
  return new Set(addresses.filter((address) => refused.has(known(address))));
}

export async function refuseReminders(db: Db, addressHash: string, now: Date): Promise<void> {
  await db
    .insertInto('refusedReminders')
    .values({ addressHash, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function allowReminders(db: Db, addressHash: string): Promise<void> {
  await db.deleteFrom('refusedReminders').where('addressHash', '=', addressHash).execute();
}
