import { randomUUID } from 'node:crypto';
import { PERSONAL } from '../../own-data/inventory.ts';
import type { Keys } from '../../platform/keys/keys.ts';

/** What is destroyed at an erasure is not readable in a backup. The marks of browsers are random and say nothing. */
const SEALED = new Map<string, string[]>();
for (const [place, { atErasure }] of Object.entries(PERSONAL)) {
  const [table = '', column = ''] = place.split('.');
  if (atErasure === 'kept' || atErasure === 'replaced by a random mark' || /browser_id|used_by/.test(column)) continue;
  SEALED.set(table, [...(SEALED.get(table) ?? []), column]);
}

type Row = Record<string, unknown>;

/** The row as it is written: whoever has the file without SECRET_KEY has amounts and references, and nobody's name. */
export const sealRow = (keys: Keys, table: string, json: string): string =>
  changed(table, json, (value) => keys.sealBackup(JSON.stringify(value)));

/**
 * The row as it was. Where the key that sealed it is lost for good the money is still there, and what was about people is as if
 * it had been erased.
 */
export const unsealRow = (keys: Keys, table: string, json: string): string =>
  changed(table, json, (value, column, row) => {
    const text = keys.unsealBackup(String(value));
    if (text !== undefined) return JSON.parse(text);
    // All lost accounts look the same, and a gift may send an account one share only.
    if (table === 'withdrawals' && column === 'account_number') row.share_of = null;
    return lost(table, column);
  });

function changed(table: string, json: string, change: (value: unknown, column: string, row: Row) => unknown): string {
  const columns = SEALED.get(table);
  if (!columns) return json;
  const row = JSON.parse(json) as Row;
  for (const column of columns) if (row[column] != null) row[column] = change(row[column], column, row);
  return JSON.stringify(row);
}

/** What the columns take in its place. */
function lost(table: string, column: string): unknown {
  if (column === 'details') return { erased: true };
  if (column === 'data') return {};
  if (column === 'messages') return [];
  if (column === 'account_number') return '';
  if (table === 'persons') return null;
  // These tell rows apart.
  if (table === 'saved_views') return `erased ${randomUUID().slice(0, 8)}`;
  if (table === 'withdrawal_sums' || column === 'address') return `erased ${randomUUID()}`;
  return 'erased';
}
