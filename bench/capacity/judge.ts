import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../scripts/root.mjs';
import type { Place } from './place.ts';

/** Figures of a product that lost or paid something twice would be worth nothing. */
export async function judge({ control, env, people, query }: Place): Promise<void> {
  execFileSync(process.execPath, [path.join(root, 'apps/server/dist/commands/check-books.js')], {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'pipe',
  });
  const { counts } = (await control('GET', '/state')) as { counts: { transfers: number } };
  const [paid] = await query<{ count: number }>(
    `select count(*)::int as count from withdrawals where status = 'COMPLETED'`,
  );
  const asked = people.answers.withdrawals.length;
  if (counts.transfers !== asked || paid?.count !== asked)
    throw new Error(`${asked} withdrawals were asked for, ${paid?.count} are paid, by ${counts.transfers} transfers.`);
}
