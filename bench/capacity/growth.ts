import type { Place } from './place.ts';

export interface Extent {
  rows: Record<string, number>;
  tableBytes: number;
  indexBytes: number;
  /** How far the log that is archived has come. */
  logBytes: number;
}

/** How large the database is: every table of the product, and of its queue, with indexes. */
export async function extentOf({ query }: Place): Promise<Extent> {
  await query('vacuum analyze');
  await query('checkpoint');
  const tables = await query<{ name: string; tables: string; indexes: string }>(
    `select relname as name, pg_table_size(oid) as tables, pg_indexes_size(oid) as indexes from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
  );
  const rows: Record<string, number> = {};
  for (const { name } of await query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )) {
    const [counted] = await query<{ count: number }>(`select count(*)::int as count from public.${name}`);
    rows[name] = counted?.count ?? 0;
  }
  const [log] = await query<{ bytes: string }>(`select pg_current_wal_lsn() - '0/0' as bytes`);
  const sum = (of: 'tables' | 'indexes') => tables.reduce((bytes, table) => bytes + Number(table[of]), 0);
  return { rows, tableBytes: sum('tables'), indexBytes: sum('indexes'), logBytes: Number(log?.bytes) };
}

export interface Growth {
  rows: number;
  rowsOf: Record<string, number>;
  tableBytes: number;
  indexBytes: number;
  logBytes: number;
}

/** What each of so many gifts has left behind. */
export function growthPer(gifts: number, before: Extent, after: Extent): Growth {
  const rowsOf = Object.fromEntries(
    Object.entries(after.rows)
      .map(([name, count]) => [name, (count - (before.rows[name] ?? 0)) / gifts] as const)
      .filter(([, count]) => count >= 0.5)
      .sort(([, a], [, b]) => b - a),
  );
  return {
    rows: Object.values(rowsOf).reduce((sum, count) => sum + count, 0),
    rowsOf,
    tableBytes: (after.tableBytes - before.tableBytes) / gifts,
    indexBytes: (after.indexBytes - before.indexBytes) / gifts,
    logBytes: (after.logBytes - before.logBytes) / gifts,
  };
}
