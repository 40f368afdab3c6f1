import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { query } from './stage.ts';

/** Transactions a second of 64 clients that update one row, as `pgbench` counts them; undefined where it is not installed. */
export async function benchHotRow(databaseUrl: string): Promise<number | undefined> {
  await query(
    databaseUrl,
    'create table if not exists bench_hot (id int primary key, n bigint); insert into bench_hot values (1, 0) on conflict do nothing',
  );
  const script = path.join(mkdtempSync(path.join(tmpdir(), 'jara-pgbench-')), 'hot.sql');
  writeFileSync(script, 'update bench_hot set n = n + 1 where id = 1;\n');
  try {
    const { stdout } = await promisify(execFile)('pgbench', [
      '-n',
      '-c',
      '64',
      '-j',
      '2',
      '-T',
      '6',
      '-f',
      script,
      databaseUrl,
    ]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
