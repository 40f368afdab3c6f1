import type { Language } from '@jara/domain/language';
import { countdown, SECOND_MS } from '@jara/domain/time/lagos';
import { sql } from 'kysely';
import { createBatcher } from '../batcher.ts';
import type { Db } from '../database/db.ts';
import { inPortions } from '../database/in-portions.ts';
import { networkOf } from '../network-of.ts';
import { Refusal } from '../refusal.ts';
import { toldWords } from '../refusal-words/words/all.ts';

export interface Limit {
  name: string;
  hits: number;
  windowSeconds: number;
}

/** How many hits a window allows, how many are left, and when it ends. */
export interface Standing {
  hits: number;
  left: number;
  endsInSeconds: number;
}

export interface Throttle {
  /** Counts one hit and refuses when the window already holds as many as the limit allows; whoever asks is told how it stands. */
  hit(limit: Limit, who: string, tell?: (standing: Standing) => void): Promise<void>;
  /** Counts one hit and tells how many the window now holds, for counters that decide themselves. */
  count(limit: Limit, who: string): Promise<{ hits: number; retryAfterSeconds: number }>;
  /** Takes one hit back: it turned out not to be one. */
  giveBack(limit: Limit, who: string): Promise<void>;
}

interface Hit {
  bucket: string;
  windowSeconds: number;
}
interface Counted {
  hits: number;
  retryAfterSeconds: number;
}

/** Counters live in the database, so they hold across processes and when one dies; hits that come together are written together. */
export function createThrottle(
  db: Db,
  digest: (value: string) => string,
  enabled: boolean,
  onRefused: (limit: string) => void = () => undefined,
): Throttle {
  const bucketOf = (limit: Limit, who: string) => `${limit.name}:${digest(networkOf(who))}`;

  const write = createBatcher<Hit, Counted>({
    maxBatch: 500,
    run: async (hits) => {
      const added = new Map<string, Hit & { times: number }>();
      for (const hit of hits) {
        const known = added.get(hit.bucket);
        if (known) known.times += 1;
        else added.set(hit.bucket, { ...hit, times: 1 });
      }
      const rows = [...added.values()].sort((a, b) => (a.bucket < b.bucket ? -1 : 1));
      const { rows: counted } = await sql<{ bucket: string; hits: number; secondsLeft: number }>`
        insert into throttles as t (bucket, window_ends_at, hits)
        select bucket, now() + make_interval(secs => seconds), times
        from unnest(${rows.map((r) => r.bucket)}::text[], ${rows.map((r) => r.windowSeconds)}::int[], ${rows.map((r) => r.times)}::int[])
          as added (bucket, seconds, times)
        on conflict (bucket) do update set
          hits = case when t.window_ends_at <= now() then excluded.hits else t.hits + excluded.hits end,
          window_ends_at = case when t.window_ends_at <= now() then excluded.window_ends_at else t.window_ends_at end
        returning bucket, hits, ceil(extract(epoch from window_ends_at - now()))::int as seconds_left
      `.execute(db);
      const byBucket = new Map(counted.map((row) => [row.bucket, row]));
      const seen = new Map<string, number>();
      return hits.map(({ bucket }) => {
        const row = byBucket.get(bucket);
        const order = (seen.get(bucket) ?? 0) + 1;
        seen.set(bucket, order);
        // Hits of one batch are told apart, so that the one over the limit is refused and the ones before it are not.
        const total = (row?.hits ?? 0) - (added.get(bucket)?.times ?? 0) + order;
        return { hits: total, retryAfterSeconds: Math.max(1, row?.secondsLeft ?? 1) };
      });
    },
  });

  const count: Throttle['count'] = (limit, who) =>
    write({ bucket: bucketOf(limit, who), windowSeconds: limit.windowSeconds });
  return {
    count,
    hit: async (limit, who, tell) => {
      if (!enabled) return;
      const { hits, retryAfterSeconds } = await count(limit, who);
      tell?.({ hits: limit.hits, left: Math.max(0, limit.hits - hits), endsInSeconds: retryAfterSeconds });
      if (hits <= limit.hits) return;
      onRefused(limit.name);
      const message = (language: Language) => {
        const words = toldWords[language];
        return words.tooManyTries(countdown(retryAfterSeconds * SECOND_MS, words.time));
      };
      throw new Refusal('too_many_requests', { message, retryAfterSeconds });
    },
    giveBack: async (limit, who) => {
      await db
        .updateTable('throttles')
        .set((eb) => ({ hits: eb('hits', '-', 1) }))
        .where('bucket', '=', bucketOf(limit, who))
        .where('hits', '>', 0)
        .execute();
    },
  };
}

export const forgetOldThrottles = (db: Db) =>
  inPortions(
    db,
    // Whoever is counted at this moment is left to it: their row is about to belong to the next window.
    (atMost) => sql`delete from throttles where bucket in (
      select bucket from throttles where window_ends_at < now() order by window_ends_at limit ${atMost} for update skip locked)
      and window_ends_at < now() returning 1`,
  );
