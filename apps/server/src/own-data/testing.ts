import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PaymentId } from '@jara/domain/ids';
import { sql } from 'kysely';
import pg from 'pg';
import { expect } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { eventually, type World } from '../../testing/world.ts';
import { sendMails } from '../mail/send-mails.ts';
import { workOnWebhook } from '../provider/work-on-webhook.ts';
import { erasePeople } from './erase-people.ts';
import { listOpen } from './person.store.ts';

/** What stands behind the `#` of the newest link mailed to an address. */
export async function dataTokenFor(world: World, address: string): Promise<string> {
  expect((await world.browser().post('/api/your-data/link', { email: address })).status).toBe(202);
  const mail = await world.deps.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'data_link')
    .where('recipient', '=', address.toLowerCase())
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return new URL(String(mail.data.url)).hash.slice(1);
}

export async function askToBeErased(world: World, address: string, browser: Browser = world.browser()): Promise<void> {
  const token = await dataTokenFor(world, address);
  const { status, body } = await browser.post('/api/your-data/erase', { token });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** What the provider wrote is thrown away once it has been worked on. */
async function workOnLetters({ deps }: World): Promise<void> {
  const letters = deps.db.selectFrom('webhookEvents').select('id').where('workedAt', 'is', null);
  for (const { id } of await letters.execute()) await workOnWebhook(deps)(id);
}

/** As the worker would, until no money of this payment keeps anybody from being erased. */
export const untilNothingIsOpen = (world: World, paymentId: PaymentId) =>
  eventually('nothing of it is open', async () => {
    await workOnLetters(world);
    return (await listOpen(world.deps.db, [paymentId])).length === 0;
  });

/** As the worker would, until nobody waits any more. The moment that the last mail is given is over when the mail has left. */
export const untilErased = (world: World) =>
  eventually('everybody who asked is erased', async () => {
    await workOnLetters(world);
    await erasePeople(world.deps)();
    await sendMails(world.deps)();
    await world.deps.db
      .updateTable('dataRequests')
      .set({ nextStepAt: sql<Date>`now()` })
      .where('status', '=', 'CONFIRMING')
      .execute();
    const open = await world.deps.db.selectFrom('dataRequests').select('id').where('endedAt', 'is', null).execute();
    return open.length === 0;
  });

/** Every cell of every table of ours and of the queue, as text and, where it is bytes, as what the bytes spell. */
async function* cellsOf(databaseUrl: string): AsyncGenerator<{ where: string; text: string }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ place: string; names: string[]; cells: string }>(`
      select format('%I.%I', table_schema, table_name) as place,
        array_agg(column_name::text order by ordinal_position) as names,
        string_agg(case udt_name when 'bytea' then format('encode(%I, ''escape'')', column_name)
          else format('%I::text', column_name) end, ', ' order by ordinal_position) as cells
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
      group by 1`);
    for (const { place, names, cells } of tables) {
      const { rows } = await client.query<(string | null)[]>({
        text: `select ${cells} from ${place}`,
        rowMode: 'array',
      });
      for (const row of rows)
        for (const [at, text] of row.entries()) if (text !== null) yield { where: `${place}.${names[at]}`, text };
    }
  } finally {
    await client.end();
  }
}

async function* filesBelow(folder: string): AsyncGenerator<{ where: string; text: string }> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(path.join(entry.parentPath, entry.name));
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    yield { where: entry.name, text: (isPacked ? gunzipSync(bytes) : bytes).toString('latin1') };
    yield { where: entry.name, text: (isPacked ? gunzipSync(bytes) : bytes).toString('utf8') };
  }
}

/** Where any of these stands, in any case and in the ways that bytes are written down. */
export async function findTraces(world: World, values: readonly string[]): Promise<string[]> {
  const sought = values.flatMap((value) => {
    const bytes = Buffer.from(value);
    return [
      value.toLowerCase(),
      bytes.toString('hex'),
      bytes.toString('base64').replace(/=+$/, '').slice(0, -1).toLowerCase(),
    ];
  });
  const found = new Set<string>();
  const look = ({ where, text }: { where: string; text: string }) => {
    const lower = text.toLowerCase();
    for (const value of sought) if (lower.includes(value)) found.add(`${where}: ${value}`);
  };
  for await (const cell of cellsOf(world.databaseUrl)) look(cell);
  for await (const file of filesBelow(world.env.DATA_DIR ?? '')) look(file);
  return [...found].sort();
}
