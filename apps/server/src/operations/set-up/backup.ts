import { HOUR_MS } from '@jara/domain/time/lagos';
import { sql } from 'kysely';
import { spanOf } from './age.ts';
import { type Check, fine, wrongWhenLive } from './check.ts';

/** One every night, and two hours for a night that is long. */
const OLDEST_MS = 26 * HOUR_MS;

/**
 * By what `npm run backup` puts on record: how old the last one is, and whether anybody who comes by the file can read it. A
 * restored database has forgotten the ones after its own: it wants a new one.
 */
export const lookAtBackup: Check = async ({ db, config }) => {
  const { rows } = await sql<{ ageMs: number; isEncrypted: boolean }>`
    select (extract(epoch from now() - at) * 1000)::bigint as age_ms,
      coalesce((details ->> 'isEncrypted')::boolean, false) as is_encrypted
    from audit
    where action = 'database.backup' order by id desc limit 1
  `.execute(db);
  const last = rows[0];
  const todo = 'Let a timer run `npm run backup -- --to FILE` every night, and take the file to another machine.';
  if (last === undefined) return wrongWhenLive(config, 'No backup is on record.', todo);
  const taken = `The last backup was taken ${spanOf(last.ageMs)} ago`;
  if (last.ageMs > OLDEST_MS) return wrongWhenLive(config, `${taken}.`, todo);
  if (last.isEncrypted) return fine(`${taken} and is encrypted.`);
  return wrongWhenLive(
    config,
    `${taken}, and whoever has the file can read it.`,
    config.backupPublicKeys.length > 0
      ? 'BACKUP_PUBLIC_KEY is set now: take another backup, and delete that one everywhere.'
      : 'Make a key pair with `npm run backup:key` on another machine, and set BACKUP_PUBLIC_KEY to what it prints.',
  );
};
