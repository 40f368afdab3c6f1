import { PERSON_PARTS } from '@jara/domain/staff/people';
import type { Role } from '@jara/domain/staff/roles';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { publicGift } from '../../giveaways/testing.ts';
import { FIGURES } from '../../operations/metrics/figures.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { foldBooks } from '../figures/fold-books.ts';
import { makeHistory } from '../testing.ts';

const LARGE = [
  ...['gifts', 'payments', 'claims', 'withdrawals', 'claim_attempts', 'rules'],
  ...['journals', 'movements', 'balances', 'charges', 'audit'],
];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** Tables that a plan reads from end to end; in the order of an index counts as well, unless only a page of it is wanted. */
function readWhole(plan: Plan, isPaged: boolean, large: readonly string[] = LARGE): string[] {
  const table = plan['Relation Name'] ?? '';
  const node = plan['Node Type'];
  const isWhole = node === 'Seq Scan' || (!isPaged && /^Index (Only )?Scan$/.test(node) && !plan['Index Cond']);
  return [
    ...(isWhole && large.includes(table) ? [table] : []),
    ...(plan.Plans ?? []).flatMap((part) => readWhole(part, isPaged, large)),
  ];
}

/** As if staff had looked at every gift: in the transaction that is never committed, so that no hash has to be right. */
async function makeTrail(client: pg.Client): Promise<void> {
  await client.query(`
    insert into audit (id, at, staff_id, action, subject_kind, subject_id, details, ip, request_id, hash)
    select 1000 + row_number() over (order by id), created_at, (select id from staff limit 1), 'gift.hold', 'gift', id,
           jsonb_build_object('reason', md5(quid)), '192.0.2.1', md5(id::text), md5(quid) from gifts`);
  await client.query('analyze audit');
}

/** How many rows of a table a plan that was run has looked at. */
function rowsRead(plan: Plan, table: string): number {
  const { 'Actual Rows': kept = 0, 'Rows Removed by Filter': removed = 0, 'Actual Loops': loops = 1 } = plan;
  const own = plan['Relation Name'] === table ? (kept + removed) * loops : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part, table), own);
}

const SEARCHED = ['gifts', 'payments', 'claims', 'withdrawals', 'rules'];

/** How many rows of what is searched a plan that was run has looked at in vain. */
function rowsInVain(plan: Plan): number {
  const { 'Rows Removed by Index Recheck': unfit = 0, 'Rows Removed by Filter': removed = 0 } = plan;
  const own = SEARCHED.includes(plan['Relation Name'] ?? '') ? unfit + removed : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsInVain(part), own);
}

/** A tenth of the gifts that there are. */
const MOST_IN_VAIN = 200;

const IN_NEED = 600;

/** Everything that waits is young: the last third of the withdrawals, and the last charges, which lie in suspense. */
async function makeYoungWork(client: pg.Client): Promise<void> {
  await client.query('set local session_replication_role = replica');
  await client.query(`
    update withdrawals set status = case when requested_at > (
      select percentile_disc(0.7) within group (order by requested_at) from withdrawals) then 'REQUESTED' else 'COMPLETED' end`);
  await client.query(`
    insert into balances (account, subject, currency, balance)
    select 'suspense', id, 'NGN', 100 from charges order by recorded_at desc limit ${IN_NEED}`);
  await client.query('set local session_replication_role = default');
  await client.query('analyze withdrawals, balances, charges, payments');
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

/** As if one payment in a hundred had been disputed, and nearly all of that long ago. */
async function makeDisputes(client: pg.Client): Promise<void> {
  await client.query('set local session_replication_role = replica');
  await client.query(`
    insert into charges (id, provider_id, reference, payment_id, amount, currency, fee, became, recorded_at)
    select gen_random_uuid(), 'plan-' || p.id, p.reference, p.id, p.amount, p.currency, 0, 'GIFT', p.created_at from payments p
    on conflict do nothing`);
  await client.query(`
    insert into disputes (id, provider_id, payment_id, charge_id, gift_id, amount, held_parts, status, opened_at, closed_at, due_at)
    select gen_random_uuid(), 'plan-' || c.id, c.payment_id, c.id, g.id, c.amount, '[]',
      case when n <= 5 then 'OPEN' when n % 2 = 0 then 'WON' else 'LOST' end,
      c.recorded_at, case when n > 5 then c.recorded_at end, c.recorded_at
    from (select *, row_number() over () as n from charges) c join gifts g on g.payment_id = c.payment_id on conflict do nothing`);
  await client.query('set local session_replication_role = default');
  await client.query('analyze charges, disputes');
  await client.query(`update pg_class set reltuples = reltuples * 1000 where relname = 'charges'`);
  await client.query(`update pg_class set reltuples = reltuples * 10 where relname = 'disputes'`);
}

/** As if every gift had once been a difference and in somebody's hands, and nearly all of that were over. */
async function makeEndedWork(client: pg.Client): Promise<void> {
  await client.query('set local session_replication_role = replica');
  await client.query(`
    insert into reconciliation_items (id, kind, reference, provider_id, ours, theirs, first_seen_at, last_seen_at, closed_at, closing_note)
    select gen_random_uuid(), case when n % 100 = 0 then 'CHARGE_DIFFERS' else 'CHARGE_NOT_RECORDED' end, p.reference, 'plan', 'nothing', 'paid',
      p.created_at, p.created_at, case when n > 5 then p.created_at end, case when n > 5 then 'The two agree now' end
    from (select *, row_number() over () as n from payments) p`);
  await client.query(`
    insert into assignments (subject_kind, subject_id, staff_id, assigned_by, at, is_finished)
    select 'reconciliation_item', i.id, s.id, s.id, i.first_seen_at, i.closed_at is not null
    from reconciliation_items i, (select id from staff where role = 'ADMIN' limit 1) s`);
  await client.query('set local session_replication_role = default');
  await client.query('analyze reconciliation_items, assignments');
  await client.query(
    `update pg_class set reltuples = reltuples * 100 where relname in ('reconciliation_items', 'assignments')`,
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
    await makeTrail(client);
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

  /** The plan of every query that is made to answer a request. */
  async function plansOf(
    browser: Browser,
    path: string,
    least: number,
    { isRun = false } = {},
  ): Promise<{ text: string; plan: Plan }[]> {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { status } = await browser.get(`/api/${path}`);
    const asked = query.mock.calls.map(([text, values]: unknown[]) => ({
      text: String(text),
      values: values as unknown[],
    }));
    query.mockRestore();
    const reads = asked.filter(({ text }) => /^\s*(select|with|declare)\s/.test(text));
    expect([path, status, reads.length >= least]).toEqual([path, 200, true]);
    const plans: { text: string; plan: Plan }[] = [];
    for (const { text, values } of reads) {
      const { rows } = await client.query(`explain (format json, analyze ${isRun}) ${text}`, values);
      plans.push({ text, plan: rows[0]['QUERY PLAN'][0].Plan });
    }
    return plans;
  }

  /** What PostgreSQL reads whole to answer a request. */
  async function wholesOf(
    browser: Browser,
    path: string,
    { isPaged, least = 2, large }: { isPaged: boolean; least?: number; large?: readonly string[] },
  ): Promise<string[]> {
    const plans = await plansOf(browser, path, least);
    return plans.flatMap(({ text, plan }) => readWhole(plan, isPaged, large).map((table) => `${table}: ${text}`));
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

  it.each(['zq', '...', '---'])('to search for %s, which nobody is called', async (text) => {
    const lists = ['quids', 'transactions', 'withdrawals', 'rules'].map((list) => `${list}?search`);
    for (const list of [...lists, 'search?q'])
      for (const reader of [staff.ADMIN, staff.SUPPORT]) {
        const plans = await plansOf(reader, `admin/${list}=${text}`, 1, { isRun: true });
        const most = Math.max(...plans.map(({ plan }) => rowsInVain(plan)));
        expect([list, most <= MOST_IN_VAIN]).toEqual([list, true]);
      }
  });

  it.each(['quids', 'transactions', 'withdrawals', 'rules'])('to export what is searched for in %s', async (list) => {
    for (const text of texts) {
      const path = `admin/exports/${list}?search=${encodeURIComponent(text)}`;
      expect([text, await wholesOf(staff.ADMIN, path, { isPaged: false })]).toEqual([text, []]);
    }
  });

  it('to search the audit trail', async () => {
    for (const text of [...texts, 'totp.enable', 'ada'])
      expect([
        text,
        await wholesOf(staff.ADMIN, `admin/audit?search=${encodeURIComponent(text)}`, { isPaged: true }),
      ]).toEqual([text, []]);
  });

  it('for the list of giveaways, under any filter, and to search it', async () => {
    await publicGift(world);
    await makeGiveaways(client);
    const filters = [
      '',
      'state=OPEN,STOPPED',
      'state=GIVEN',
      'state=PAUSED',
      'state=WAITING,STOPPED',
      'reports=OPEN',
      'reports=ANY',
      'range=week',
      'search=chapel',
    ];
    for (const query of filters)
      expect([query, await wholesOf(staff.ADMIN, `admin/giveaways?${query}`, { isPaged: true })]).toEqual([query, []]);
    const plans = await plansOf(staff.ADMIN, 'admin/giveaways?state=OPEN&limit=10', 2, { isRun: true });
    const chosen = plans.filter(({ text }) => !/count\(\*\) from \(/.test(text));
    expect(chosen.length).toBeGreaterThan(1);
    for (const { plan } of chosen) expect(rowsRead(plan, 'giveaways')).toBeLessThan(50);
  });

  it('for payments by the way they were made, in any order, and for what has come since', async () => {
    for (const query of [
      'channel=USSD',
      'channel=USSD&sort=createdAt',
      'channel=CARD,USSD',
      'channel=USSD&sort=amount',
    ]) {
      const path = `admin/transactions?${query}`;
      expect([query, await wholesOf(staff.ADMIN, path, { isPaged: true })]).toEqual([query, []]);
    }
    const since = new Date(Date.now() - 3_600_000).toISOString();
    for (const [list, filters] of [
      ['quids', ['', 'status=ACTIVE', 'search=recipient']],
      ['transactions', ['', 'channel=CARD', 'status=SUCCESS', 'search=recipient']],
      ['withdrawals', ['', 'status=PENDING', 'attention=PROMISE_BROKEN', 'assignee=me']],
      ['rules', ['', 'type=SPLIT']],
    ] as const)
      for (const query of filters) {
        const path = `admin/lists/${list}/news?since=${since}&${query}`;
        expect([path, await wholesOf(staff.ADMIN, path, { isPaged: false, least: 1 })]).toEqual([path, []]);
      }
  });

  it('for everything about a person', async () => {
    const { rows } = await client.query(
      `select p.id as payment, c.id as claim, w.id as withdrawal from payments p join gifts g on g.payment_id = p.id
       join claims c on c.gift_id = g.id join withdrawals w on w.claim_id = c.id where p.recipient_email = $1`,
      [texts[3]],
    );
    const { payment, claim, withdrawal } = rows[0];
    for (const [place, id] of [
      ['payment.sender', payment],
      ['payment.recipient', payment],
      ['payment.browser', payment],
      ['claim.browser', claim],
      ['withdrawal.account', withdrawal],
    ]) {
      const { body } = await staff.ADMIN.post('/api/admin/people/open', { place, id });
      const asked = PERSON_PARTS.map((part) => `admin/people/${body.id}/records?part=${part}`);
      for (const path of [`admin/people/${body.id}`, ...asked])
        expect([place, path, await wholesOf(staff.ADMIN, path, { isPaged: false })]).toEqual([place, path, []]);
    }
  });

  it('for the list of disputes, the bell and what a scrape asks of them', async () => {
    await makeDisputes(client);
    const large = [...LARGE, 'disputes'];
    // They are counted up to a limit.
    const isNotCounting = (whole: string) => !whole.startsWith('disputes: select count(*)');
    for (const query of [
      '',
      'status=OPEN',
      'status=WON,LOST',
      'range=week',
      'page=20',
      `search=${texts[0]}`,
      `search=${texts[2]}`,
    ])
      expect([
        query,
        (await wholesOf(staff.ADMIN, `admin/disputes?${query}`, { isPaged: true, large })).filter(isNotCounting),
      ]).toEqual([query, []]);
    const bell = await wholesOf(staff.ADMIN, 'admin/notifications', { isPaged: true, large });
    expect(bell.filter((whole) => /^(disputes|charges):/.test(whole) && whole.includes('d.due_at'))).toEqual([]);
    const scrape = FIGURES.filter(({ sql }) => sql.includes('d.due_at'));
    expect(scrape).toHaveLength(1);
    for (const { sql } of scrape) {
      const { rows } = await client.query(`explain (format json) ${sql}`, [new Date()]);
      expect(readWhole(rows[0]['QUERY PLAN'][0].Plan, true, large)).toEqual([]);
    }
  });

  it('for the differences with the provider, under any filter, and for what is mine of what ever was', async () => {
    await makeEndedWork(client);
    const large = [...LARGE, 'reconciliation_items', 'assignments'];
    // They are counted up to a limit.
    const isNotCounting = (whole: string) => !/: select count\(\*\) as "total" from \(/.test(whole);
    for (const query of ['', 'status=OPEN', 'status=CLOSED', 'kind=CHARGE_DIFFERS', 'page=20']) {
      const path = `admin/reconciliation/items?${query}`;
      const wholes = await wholesOf(staff.ADMIN, path, { isPaged: true, large });
      expect([query, wholes.filter(isNotCounting)]).toEqual([query, []]);
    }
    const plans = await plansOf(staff.ADMIN, 'admin/mine', 2, { isRun: true });
    const ended = plans.reduce((sum, { plan }) => sum + rowsRead(plan, 'assignments'), 0);
    expect(ended).toBeLessThan(100);
  });

  it('for a giveaway that everybody may see', async () => {
    const { quid } = await publicGift(world);
    expect(await wholesOf(world.browser(), `giveaways/${quid}`, { isPaged: false, least: 1 })).toEqual([]);
  });

  it('for the finances of a year by day, the success of banks and the float, whatever the history', async () => {
    await foldBooks(world.deps, { settleSeconds: 0 })();
    const year = 'from=2026-01-01&to=2026-12-31';
    for (const path of [`admin/financial?${year}&by=day`, `admin/bank-rates?${year}`, 'admin/float'])
      expect([path, await wholesOf(staff.ADMIN, path, { isPaged: true })]).toEqual([path, []]);
  });

  it('for the money page, whatever the history', async () => {
    await foldBooks(world.deps, { settleSeconds: 0 })();
    expect(await wholesOf(world.browser(), 'trust', { isPaged: true })).toEqual([]);
  });

  // The last one: counting the rows of a table anew is not undone with the transaction.
  it('for the oldest of what waits, which is not looked for through everything that came before it', async () => {
    await client.query('savepoint before');
    try {
      await makeYoungWork(client);
      // How many there are is counted beside it, up to a limit; the page itself is what is looked at.
      const read = async (path: string, table: string): Promise<number> => {
        const plans = await plansOf(staff.ADMIN, `admin/${path}&sort=createdAt`, 2, { isRun: true });
        const pages = plans.filter(({ text }) => / limit \$\d+ offset \$\d+/.test(text));
        expect([path, pages.length]).toEqual([path, 1]);
        return pages.reduce((sum, { plan }) => sum + rowsRead(plan, table), 0);
      };
      for (const query of ['status=PENDING', 'status=PENDING,ON_ITS_WAY', 'attention=PROMISE_BROKEN'])
        expect([query, (await read(`withdrawals?${query}`, 'withdrawals')) < 100]).toEqual([query, true]);
      // Nor where PostgreSQL would rather walk in order than sort.
      await client.query('set local enable_sort = off');
      expect(await read('transactions?attention=SUSPENSE_CHARGE', 'payments')).toBeLessThanOrEqual(IN_NEED);
    } finally {
      await client.query('rollback to before');
    }
  });
});
