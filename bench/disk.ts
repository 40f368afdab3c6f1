import { setTimeout as pause } from 'node:timers/promises';
import { judge } from './capacity/judge.ts';
import { eachOf, payOutAll, untilIdle } from './capacity/measure.ts';
import { makePlace, type Place } from './capacity/place.ts';
import type { Line } from './report.ts';

const GIFTS = Number(process.env.BENCH_DISK_GIFTS ?? 400);
const WARM_UP = 40;
/** Bytes of one gift before docs/decisions/0049, by this command with 400 gifts: 8,802 in rows and 6,932 in indexes. */
const BEFORE = 15_733;
/** Who tries before the one who wins. */
const IN_VAIN = 2;

/**
 * Bytes that rows and entries take in each table and index, by name. Free room of their pages is left out: with few gifts it is chance, and
 * whoever comes next uses it. The queue is left out too, since nothing stays in it.
 */
type Extent = Map<string, number>;

/** What a gift with one claim and one payout takes on disk, in all tables and indexes, ÷ what it took before. */
export async function benchDisk(): Promise<Line[]> {
  const place = await makePlace();
  try {
    await place.product('web');
    await place.product('worker');
    await giveAndPayOut(place, WARM_UP);
    const before = await extentOf(place);
    await giveAndPayOut(place, GIFTS);
    const line = lineOf(before, await extentOf(place));
    await judge(place);
    return [line];
  } finally {
    await place.leave();
  }
}

async function giveAndPayOut(place: Place, count: number): Promise<void> {
  const { people } = place;
  await eachOf(
    Array.from({ length: count }, (_, nth) => nth),
    async (nth) => {
      const gift = await people.giveAs({
        email: `ada.obi.${nth}.${Date.now()}@example.com`,
        senderEmail: `tunde.bello.${nth}.${Date.now()}@example.com`,
        senderName: 'Tunde Bello',
        message: 'Happy birthday, Ada! Something for the cake, and a little extra.',
        rule: { nthPerson: IN_VAIN + 1 },
      });
      for (let times = 0; times < IN_VAIN; times += 1) await people.tryInVain(gift.quid);
      await people.takeOut(await people.open(gift));
    },
  );
  await payOutAll(place, count);
  await untilIdle(place);
  for (const deadline = Date.now() + 420_000; await isMuchPassing(place); await pause(1_000))
    if (Date.now() > deadline) throw new Error('What goes within minutes has not gone.');
}

/** The workers take balances of nought away once a minute, and strike out what waits for the proof of the books with each proof. */
async function isMuchPassing({ query }: Place): Promise<boolean> {
  const [row] = await query<{ rows: string }>(
    'select (select count(*) from balances where balance = 0) + (select count(*) from unproven) as rows',
  );
  return Number(row?.rows) > 0;
}

async function extentOf({ query }: Place): Promise<Extent> {
  await query('create extension if not exists pgstattuple');
  // A search index collects what is new in a list beside it, of up to 4 MB whatever the number of gifts.
  await query('reindex index payments_by_people');
  await query('reindex index withdrawals_by_account_name');
  await query('vacuum analyze');
  const rows = await query<{ name: string; bytes: string }>(
    `select coalesce(t.relname, c.relname) || ': ' || case when c.relkind = 'r' then 'rows' else c.relname end as name,
            coalesce(pg_relation_size(nullif(c.reltoastrelid, 0)), 0)
              + case when a.amname in ('heap', 'btree', 'hash')
                  then (select table_len - free_space - dead_tuple_len from pgstattuple(c.oid))
                  else pg_relation_size(c.oid) end as bytes
     from pg_class c join pg_am a on a.oid = c.relam
     left join pg_index i on i.indexrelid = c.oid left join pg_class t on t.oid = i.indrelid
     where c.relkind in ('r', 'i') and c.relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

function lineOf(before: Extent, after: Extent): Line {
  const grown = [...after]
    .map(([name, bytes]) => ({ name, each: (bytes - (before.get(name) ?? 0)) / GIFTS }))
    .sort((a, b) => b.each - a.each);
  const sum = (of: typeof grown) => of.reduce((bytes, { each }) => bytes + each, 0);
  for (const { name, each } of grown.filter((part) => part.each >= 1))
    console.log(`${each.toFixed(0).padStart(6)}  ${name}`);
  const rows = grown.filter(({ name }) => name.endsWith(': rows'));
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return {
    measure: 'disk of a gift with one claim and one payout',
    against: 'before indexes were narrowed and letters thrown away',
    value: sum(grown) / BEFORE,
    unit: 'ratio',
    must: { atMost: 0.5 },
    aim: 0.4,
    absolute: `${kilobytes(sum(rows))} rows + ${kilobytes(sum(grown) - sum(rows))} indexes / ${kilobytes(BEFORE)}`,
  };
}
