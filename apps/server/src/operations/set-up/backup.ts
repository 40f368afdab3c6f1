import { HOUR_MS } from '@jara/domain/time/lagos';
import { sql } from 'kysely';
import { spanOf } from './age.ts';
import { type Check, fine, wrongWhenLive } from './check.ts';

/** One every night, and two hours for a night that is long. */
const OLDEST_MS = 26 * HOUR_MS;

/** By what `npm run backup` puts on record. A restored database has forgotten the ones after its own: it wants a new one. */
export const lookAtBackup: Check = async ({ db, config }) => {
  const { rows } = await sql<{ ageMs: number }>`
    select (extract(epoch from now() - at) * 1000)::bigint as age_ms from audit
    where action = 'database.backup' order by id desc limit 1
  `.execute(db);
  const ageMs = rows[0]?.ageMs;
  const todo = 'Let a timer run `npm run backup -- --to FILE` every night, and take the file to another machine.';
  if (ageMs === undefined) return wrongWhenLive(config, 'No backup is on record.', todo);
  return ageMs > OLDEST_MS
    ? wrongWhenLive(config, `The last backup was taken ${spanOf(ageMs)} ago.`, todo)
    : fine(`The last backup was taken ${spanOf(ageMs)} ago.`);
};
