import { createHash, createHmac } from 'node:crypto';
import type { BrowserId } from '@jara/domain/ids';
import { RETENTION } from '@jara/domain/own-data/retention';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { inPortions } from '../database/in-portions.ts';
import { seal, unsealWithAny } from '../keys/sealed-text.ts';
import { Refusal } from '../refusal.ts';

export interface FirstAnswer {
  status: number;
  answer: unknown;
  browserId: BrowserId | null;
}

interface Ask {
  db: Db;
  /** Whose key it is: keys of one browser (or, before it has a cookie, one address) never meet another's. */
  scope: string;
  key: string;
  /** The keys that the request brought. Whoever has others is somebody else, and is neither told nor refused what these were told. */
  credentials: readonly string[];
  /** Answers may hold access keys, so they are kept sealed under a secret that the database does not have: the first one. */
  secrets: readonly string[];
  request: { method: string; path: string; body: unknown };
  work: () => Promise<FirstAnswer>;
}

export const browserScope = (browserId: BrowserId) => `browser:${browserId}`;

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest();
/** What is asked for may hold a password of four figures, or an address, which whoever has a copy of the database would guess from a plain digest. */
const keyedDigest = (secret: string, value: unknown) =>
  createHmac('sha256', secret).update(JSON.stringify(value)).digest();
const ABANDONED_AFTER_SECONDS = 60;

/**
 * Gives the first answer again to the same request, and refuses the key for another one. A request that died half way
 * frees its key after a minute: what it did is protected by natural keys of its own.
 */
export async function answerOnce({ db, scope, key, credentials, secrets, request, work }: Ask): Promise<FirstAnswer> {
  const keyHash = digest(credentials.length > 0 ? [key, ...credentials] : key);
  const asked = [request.method, request.path, request.body ?? null];
  // The last one is that of rows from before: they are here for two days.
  const requestHashes = [...secrets.map((secret) => keyedDigest(secret, asked)), digest(asked)];
  const { rows: mine } = await sql`
    insert into idempotent_requests as known (scope, key_hash, request_hash) values (${scope}, ${keyHash}, ${requestHashes[0]})
    on conflict (scope, key_hash) do update set created_at = now()
      where known.status is null and known.request_hash = any(${requestHashes}::bytea[])
        and known.created_at < now() - make_interval(secs => ${ABANDONED_AFTER_SECONDS})
    returning 1
  `.execute(db);

  if (mine.length === 0) {
    const known = await db
      .selectFrom('idempotentRequests')
      .selectAll()
      .where('scope', '=', scope)
      .where('keyHash', '=', keyHash)
      .executeTakeFirst();
    const isSame = requestHashes.some((hash) => known?.requestHash.equals(hash));
    if (known && !isSame) throw new Refusal('idempotency_key_reused');
    if (known?.status == null) throw new Refusal('idempotency_in_progress', { retryAfterSeconds: 1 });
    return {
      status: known.status,
      answer: JSON.parse(unsealWithAny(known.answer ?? '', secrets)),
      browserId: known.browserId,
    };
  }

  const forget = () =>
    db.deleteFrom('idempotentRequests').where('scope', '=', scope).where('keyHash', '=', keyHash).execute();
  try {
    const first = await work();
    await db
      .updateTable('idempotentRequests')
      .set({
        status: first.status,
        answer: seal(JSON.stringify(first.answer), secrets[0] ?? ''),
        browserId: first.browserId,
      })
      .where('scope', '=', scope)
      .where('keyHash', '=', keyHash)
      .execute();
    // A browser that got its first cookie with this answer asks again under that name.
    if (first.browserId) {
      await sql`
        insert into idempotent_requests (scope, key_hash, request_hash, status, answer)
        select ${browserScope(first.browserId)}, key_hash, request_hash, status, answer from idempotent_requests
        where scope = ${scope} and key_hash = ${keyHash}
        on conflict do nothing
      `.execute(db);
    }
    return first;
  } catch (error) {
    // A refusal changed nothing, so the same key may be tried again once what was wrong has been put right.
    await forget();
    throw error;
  }
}

export const forgetOldAnswers = (db: Db) =>
  inPortions(
    db,
    (atMost) => sql`delete from idempotent_requests where (scope, key_hash) in (
      select scope, key_hash from idempotent_requests where created_at < now() - make_interval(days => ${RETENTION.answerDays})
      order by created_at limit ${atMost})
      and created_at < now() - make_interval(days => ${RETENTION.answerDays}) returning 1`,
  );
