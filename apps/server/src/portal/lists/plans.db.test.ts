import type { Role } from '@jara/domain/staff/roles';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { publicGift } from '../../giveaways/testing.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { foldBooks } from '../figures/fold-books.ts';
import { makeHistory } from '../testing.ts';

const LARGE = [
  ...['gifts', 'payments', 'claims', 'withdrawals', 'claim_attempts', 'rules'],
  ...['journals', 'movements', 'balances'],
];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

/** Tables that a plan reads from end to end; in the order of an index counts as well, unless only a page of it is wanted. */
function readWhole(plan: Plan, isPaged: boolean): string[] {
  const table = plan['Relation Name'] ?? '';
  const node = plan['Node Type'];
  const isWhole = node === 'Seq Scan' || (!isPaged && /^Index (Only )?Scan$/.test(node) && !plan['Index Cond']);
  return [
    ...(isWhole && LARGE.includes(table) ? [table] : []),
    ...(plan.Plans ?? []).flatMap((part) => readWhole(part, isPaged)),
  ];
}

/**
 * Every gift of the history that has a rule, as if it were public: in the transaction that is never committed, past the triggers.
 * One gift in a hundred is one. Giveaways are walked up to a limit; what they are joined with must not be.
 */
async function makeGiveaways(client: pg.Client): Promise<void> {
  await client.query('set local session_replication_role = replica');
  await client.query(`
    insert into giveaways (gift_id, title, host, claim_days, published_at, updated_at)
    select g.id, 'Giveaway ' || g.quid, 'Host ' || g.quid, 7, g.created_at, g.created_at from gifts g join rules r on r.gift_id = g.id
    on conflict do nothing`);
  await client.query(`
    insert into giveaway_reports (id, gift_id, kind, network, created_at)
    select gen_random_uuid(), gift_id, 'OTHER', repeat('x', 22), published_at from giveaways`);
  await client.query(
    `insert into gift_networks select gift_id, repeat('x', 22), 3 from giveaways on conflict do nothing`,
  );
  await client.query('set local session_replication_role = default');
  await client.query('analyze giveaways, giveaway_reports, gift_networks');
  await client.query(
    `update pg_class set reltuples = reltuples * 10 where relname in ('giveaways', 'giveaway_reports', 'gift_networks')`,
  );
}

describe('no table is read from end to end', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  let client: pg.Client;
  let texts: string[];

  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    await makeHistory(world.databaseUrl, { gifts: 2_000, until: new Date(), days: 200 });
    client = new pg.Client({ connectionString: world.databaseUrl });
    await client.connect();
    // Few rows are cheaper to read than to look up, so plans are asked for as if there were two million. The transaction is
    // never committed: nobody else is told, and nothing puts it right meanwhile.
    await client.query('begin');
    await client.query('update pg_class set reltuples = reltuples * 1000 where relname = any($1)', [LARGE]);
    // One from the middle: at either end of the codes statistics of so few of them mean nothing. Nor one at the bound of two
    // parts of the statistics: a hundredth of all rows is expected of it.
    const { rows } = await client.query(
      `select g.quid, p.reference, p.recipient_email, w.account_name
       from payments p join gifts g on g.payment_id = p.id join claims c on c.gift_id = g.id join withdrawals w on w.claim_id = c.id
       where p.recipient_email like 'recipient19__@example.com' and not exists (
         select from pg_stats, unnest(array[p.recipient_email, g.quid, p.reference]) as word
         where strpos(histogram_bounds::text, word) > 0)
       order by g.quid collate "C" offset 25 limit 1`,
    );
    const { quid, reference, recipient_email: email, account_name: name } = rows[0];
    texts = [quid, quid.slice(0, 6), reference, email, email.slice(1, 13), name];
  }, 60_000);
  afterAll(async () => {
    await client.end();
    await world.close();
  });

  /** What PostgreSQL reads whole to answer a request, by the plan of every query that is made for it. */
  async function wholesOf(
    browser: Browser,
    path: string,
    { isPaged, least = 2 }: { isPaged: boolean; least?: number },
  ): Promise<string[]> {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { status } = await browser.get(`/api/${path}`);
    const asked = query.mock.calls.map(([text, values]: unknown[]) => ({
      text: String(text),
      values: values as unknown[],
    }));
    query.mockRestore();
    const reads = asked.filter(({ text }) => /^\s*(select|with|declare)\s/.test(text));
    expect([path, status, reads.length >= least]).toEqual([path, 200, true]);
    const wholes: string[] = [];
    for (const { text, values } of reads) {
      const { rows } = await client.query(`explain (format json) ${text}`, values);
      wholes.push(...readWhole(rows[0]['QUERY PLAN'][0].Plan, isPaged).map((table) => `${table}: ${text}`));
    }
    return wholes;
  }

  it.each([
    ['quids', 'ACTIVE'],
    ['transactions', 'SUCCESS'],
    ['withdrawals', 'PENDING'],
  ])('for a page of %s in any order, under any filter', async (list, status) => {
    const orders = ['sort=createdAt', 'sort=-amount', 'sort=amount'];
    for (const query of ['', ...orders, `status=${status}`, 'range=week', 'currency=NGN', 'page=20'])
      expect([query, await wholesOf(staff.ADMIN, `admin/${list}?${query}`, { isPaged: true })]).toEqual([query, []]);
  });

  it.each(['quids', 'transactions', 'withdrawals', 'rules', 'search'])('to search %s', async (list) => {
    for (const text of texts)
      for (const reader of [staff.ADMIN, staff.SUPPORT]) {
        const path = `admin/${list}?${list === 'search' ? 'q' : 'search'}=${encodeURIComponent(text)}`;
        expect([text, await wholesOf(reader, path, { isPaged: false })]).toEqual([text, []]);
      }
  });

  it.each(['quids', 'transactions', 'withdrawals', 'rules'])('to export what is searched for in %s', async (list) => {
    for (const text of texts) {
      const path = `admin/exports/${list}?search=${encodeURIComponent(text)}`;
      expect([text, await wholesOf(staff.ADMIN, path, { isPaged: false })]).toEqual([text, []]);
    }
  });

  it('for the list of giveaways, under any filter, and to search it', async () => {
    await publicGift(world);
    await makeGiveaways(client);
    const filters = [
      '',
      'state=OPEN,STOPPED',
      'state=GIVEN',
      'reports=OPEN',
      'reports=ANY',
      'range=week',
      'search=chapel',
    ];
    for (const query of filters)
      expect([query, await wholesOf(staff.ADMIN, `admin/giveaways?${query}`, { isPaged: true })]).toEqual([query, []]);
  });

  it('for a giveaway that everybody may see', async () => {
    const { quid } = await publicGift(world);
    expect(await wholesOf(world.browser(), `giveaways/${quid}`, { isPaged: false, least: 1 })).toEqual([]);
  });

  it('for the money page, whatever the history', async () => {
    await foldBooks(world.deps, { settleSeconds: 0 })();
    expect(await wholesOf(world.browser(), 'trust', { isPaged: true })).toEqual([]);
  });
});
