import type { Db, Trx } from '../database/db.ts';
import type { Log } from '../log.ts';
import { createKeys, type Keys } from './keys.ts';
import { fingerprintOf, openSubkeys, type Subkeys, sealSubkeys, subkeysOf } from './subkeys.ts';

/** The master secret, and beside it those that are here while it is changed. */
export interface MasterSecrets {
  present: string;
  next?: string | undefined;
  /** The latest first. */
  previous: readonly string[];
}

/**
 * Cookies, mailed links and keys that people hold cannot be made anew, and of an address that wants no reminders we have only a
 * digest. So the keys that a secret made are kept when it goes, sealed with the one that follows: the secret itself can then be
 * forgotten.
 */
export async function openKeys(db: Db, secrets: MasterSecrets, log?: Log): Promise<Keys> {
  const { opened, closed } = await readFormerKeys(db, secrets);
  if (closed > 0) log?.error({ closed }, 'keys.former_closed');
  const { present, next, previous } = secrets;
  return createKeys(present, { next, previous: [...previous, ...opened] });
}

interface FormerKeys {
  opened: Subkeys[];
  /** Sealed with a secret that is not here. */
  closed: number;
  /** Secrets and keys that the present secret does not keep yet. */
  waiting: number;
}

export async function readFormerKeys(db: Db, { present, next, previous }: MasterSecrets): Promise<FormerKeys> {
  const rows = await db.selectFrom('formerKeys').selectAll().orderBy('keptAt', 'desc').execute();
  const here = secretsByFingerprint([present, ...(next === undefined ? [] : [next]), ...previous]);
  const mine = fingerprintOf(present);
  const keptByMe = rows.filter(({ sealedBy }) => sealedBy === mine).map(({ fingerprint }) => fingerprint);
  const others = rows.filter(({ fingerprint }) => !here.has(fingerprint));
  const opened = others.flatMap(({ sealed, sealedBy }) => {
    const secret = here.get(sealedBy);
    return secret === undefined ? [] : [openSubkeys(sealed, secret)];
  });
  const closed = others.length - opened.length;
  const unkept = previous.filter((secret) => secret !== present && !keptByMe.includes(fingerprintOf(secret)));
  const foreign = others.filter(({ sealedBy }) => sealedBy !== mine);
  return { opened, closed, waiting: unkept.length + foreign.length - closed };
}

/** Seals what the secrets before made with the present one. Doing it again changes nothing. */
export async function keepFormerKeys(trx: Trx, { present, previous }: MasterSecrets, now: Date): Promise<number> {
  const sealedBy = fingerprintOf(present);
  const here = secretsByFingerprint(previous);
  // Whoever went back to an earlier secret has it whole.
  await trx.deleteFrom('formerKeys').where('fingerprint', '=', sealedBy).execute();
  const rows = await trx.selectFrom('formerKeys').selectAll().forUpdate().execute();
  const done = new Set([sealedBy, ...rows.filter((row) => row.sealedBy === sealedBy).map((row) => row.fingerprint)]);
  const found = new Map<string, Subkeys>();
  for (const row of rows) {
    const secret = here.get(row.sealedBy);
    if (secret !== undefined) found.set(row.fingerprint, openSubkeys(row.sealed, secret));
  }
  for (const [fingerprint, secret] of here) found.set(fingerprint, subkeysOf(secret));
  const waiting = [...found].filter(([fingerprint]) => !done.has(fingerprint));
  for (const [at, [fingerprint, subkeys]] of waiting.entries()) {
    const sealed = sealSubkeys(subkeys, present);
    // The latest comes first, and its time is by how old they are told apart.
    const keptAt = new Date(now.getTime() - at);
    await trx
      .insertInto('formerKeys')
      .values({ fingerprint, sealed, sealedBy, keptAt })
      .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet({ sealed, sealedBy }))
      .execute();
  }
  return waiting.length;
}

/** Gives up what no secret here opens: after a secret was seen, or lost. */
export async function forgetClosedKeys(db: Db, { present, next, previous }: MasterSecrets): Promise<number> {
  const here = secretsByFingerprint([present, ...(next === undefined ? [] : [next]), ...previous]);
  const { numDeletedRows } = await db
    .deleteFrom('formerKeys')
    .where('sealedBy', 'not in', [...here.keys()])
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const secretsByFingerprint = (secrets: readonly string[]): ReadonlyMap<string, string> =>
  new Map(secrets.map((secret) => [fingerprintOf(secret), secret]));
