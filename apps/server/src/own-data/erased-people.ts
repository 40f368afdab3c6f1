import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataRequestId } from '@jara/domain/ids';
import { type Kysely, sql } from 'kysely';
import type { Trx } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';
import { addJsonLine, readJsonLines } from '../platform/json-lines.ts';
import type { Keys } from '../platform/keys/keys.ts';
import { noteRequest } from './data-requests.ts';
import { digestsOf, personOf } from './person.store.ts';

/** Somebody who was erased, by a keyed digest, kept outside the database that forgot them: a restored one must forget them again. */
export interface ErasedPerson {
  requestId: DataRequestId;
  person: string;
  at: string;
}

const fileIn = (dataDir: string) => path.join(dataDir, 'erased-people.jsonl');

/** One at a time writes the file; whoever shortens it must not lose what is being added. */
const inTurn = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtextextended('erased-people', 0))`.execute(trx);

export async function noteErased(trx: Trx, dataDir: string, erased: ErasedPerson): Promise<void> {
  await inTurn(trx);
  await addJsonLine(fileIn(dataDir), erased);
}

/** Once no backup can know them any more, they are forgotten here as well. */
export async function forgetErased(trx: Trx, dataDir: string, before: Date): Promise<void> {
  await inTurn(trx);
  const all = await readErased(dataDir);
  const kept = all.filter(({ at }) => new Date(at) >= before);
  if (kept.length === all.length) return;
  const partial = `${fileIn(dataDir)}.partial`;
  await writeFile(partial, kept.map((each) => `${JSON.stringify(each)}\n`).join(''), { mode: 0o600 });
  await rename(partial, fileIn(dataDir));
}

export const readErased = (dataDir: string) => readJsonLines<ErasedPerson>(fileIn(dataDir));

/** Whom a request erased. */
export type ErasedBy = Pick<ErasedPerson, 'requestId' | 'person'>;

/** Those whom a database that is about to be replaced has erased, or was erasing. */
export async function listErased(db: Kysely<Schema>): Promise<ErasedBy[]> {
  const rows = await db
    .selectFrom('dataRequests')
    .select(['id as requestId', 'person'])
    .where('kind', '=', 'ERASURE')
    .where('status', '!=', 'WITHDRAWN')
    .execute();
  return rows.flatMap(({ requestId, person }) => (person ? [{ requestId, person }] : []));
}

/**
 * After a restore: everybody who was erased since the backup was taken is to be erased once more. The worker does it as always,
 * once the lost time is reconciled and no money of theirs is open.
 */
export async function askAgainFor(trx: Trx, keys: Keys, erased: readonly ErasedBy[], now: Date): Promise<number> {
  const wanted = await listUndone(trx, erased);
  if (wanted.size === 0) return 0;
  const { rows } = await sql<{ address: string }>`
    select lower(sender_email) as address from payments where sender_email is not null
    union select lower(recipient_email) from payments where recipient_email is not null
    union select lower(contact_email) from claims where contact_email is not null
    except select address from data_requests where ended_at is null
  `.execute(trx);
  let asked = 0;
  for (const { address } of rows) {
    const person = personOf(address);
    if (!digestsOf(keys, person).some((digest) => wanted.has(digest))) continue;
    await noteRequest(trx, { kind: 'ERASURE', person, language: 'en', now, keys });
    asked += 1;
  }
  return asked;
}

/** A request that the restored database has done is over: what it knows of the person came with them when they came back. */
async function listUndone(trx: Trx, erased: readonly ErasedBy[]): Promise<Set<string>> {
  if (erased.length === 0) return new Set();
  const done = await trx
    .selectFrom('dataRequests')
    .select('id')
    .where(
      'id',
      'in',
      erased.map(({ requestId }) => requestId),
    )
    .where('status', '=', 'DONE')
    .execute();
  const isDone = new Set(done.map(({ id }) => id));
  return new Set(erased.flatMap(({ requestId, person }) => (isDone.has(requestId) ? [] : [person])));
}
