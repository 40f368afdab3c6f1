import type { GiftId, SessionId, StaffId } from '@jara/domain/ids';
import { sightOf } from '@jara/domain/staff/mask';
import type { PersonPart } from '@jara/domain/staff/people';
import { addDays, lagosDay } from '@jara/domain/time/days';
import { MINUTE_MS } from '@jara/domain/time/lagos';
import pg from 'pg';
import { listNotes } from '../apps/server/src/casework/list-notes.ts';
import { readMine } from '../apps/server/src/casework/read-mine.ts';
import { readOperations } from '../apps/server/src/operations/read-operations.ts';
import { listItems } from '../apps/server/src/operations/reconciliation/work-on-items.ts';
import { byAccount, byAddress, byBrowser, type KnownBy, personOf } from '../apps/server/src/people/people.store.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { runExport } from '../apps/server/src/portal/exports/run-export.ts';
import { readBankRates } from '../apps/server/src/portal/figures/bank-rates.ts';
import { readDashboard } from '../apps/server/src/portal/figures/dashboard.ts';
import { readFinancial } from '../apps/server/src/portal/figures/financial.ts';
import { readFloat } from '../apps/server/src/portal/figures/float.ts';
import { foldBooks } from '../apps/server/src/portal/figures/fold-books.ts';
import { readNotifications } from '../apps/server/src/portal/figures/notifications.ts';
import { readWorkload } from '../apps/server/src/portal/figures/workload.ts';
import { countNews } from '../apps/server/src/portal/lists/count-news.ts';
import { listDataRequests } from '../apps/server/src/portal/lists/data-request-list.ts';
import { listDisputes } from '../apps/server/src/portal/lists/dispute-list.ts';
import { listGifts } from '../apps/server/src/portal/lists/gift-list.ts';
import { listGiveaways } from '../apps/server/src/portal/lists/giveaway-list.ts';
import { listAudit } from '../apps/server/src/portal/lists/list-audit.ts';
import { listPayments } from '../apps/server/src/portal/lists/payment-list.ts';
import { listStaffRules } from '../apps/server/src/portal/lists/rule-list.ts';
import { searchEverything } from '../apps/server/src/portal/lists/search-everything.ts';
import { listStaffWithdrawals } from '../apps/server/src/portal/lists/withdrawal-list.ts';
import { listPersonRecords } from '../apps/server/src/portal/people/list-person-records.ts';
import { readPerson } from '../apps/server/src/portal/people/read-person.ts';
import { makeHistory } from '../apps/server/src/portal/testing.ts';
import { wireUp } from '../apps/server/src/wire-up.ts';
import type { Line } from './report.ts';
import { query, type Stage, withQuickWrites } from './stage.ts';
import { withoutIndexes } from './without-indexes.ts';

const FEW = 10_000;
const MANY = Number(process.env.BENCH_GIFTS ?? 5_000_000);
/** Four of ten gifts are claimed, each of them by one of ten who tried: four attempts for each gift there is. */
const CLAIMED_OF_TEN = 4;
const LATECOMERS = 9;
const ROUNDS = 60;
const LEAST_MS = 3_000;
/** As many connections as the cores of the smallest machine. */
const HANDS = 2;
const TODAY = lagosDay(new Date());
const YEAR = { from: addDays(TODAY, -364), to: TODAY };

/** What staff look at, over few gifts and over many: the two are asked in turns, so a noisy moment falls on both. */
export async function benchLists({ adminUrl }: Stage): Promise<Line[]> {
  const { few, many } = await withQuickWrites(adminUrl, async () => ({
    few: await makePlace(adminUrl, 'jara_bench_few', FEW),
    many: await makePlace(adminUrl, 'jara_bench_many', MANY),
  }));
  try {
    const lines: Line[] = [];
    for (const [name, look] of Object.entries(VIEWS)) {
      const { a, b } = await compare(look(few), look(many));
      // To have made so many gifts takes half an hour: what was measured is told, whatever comes of the rest.
      console.log(`${name}: ${(b / a).toFixed(2)}`);
      lines.push({
        measure: `${name}, p95, ${sizeOf(MANY)}`,
        against: sizeOf(FEW),
        value: b / a,
        unit: 'ratio',
        must: { atMost: 2 },
        aim: 1.2,
        absolute: `${b.toFixed(1)} / ${a.toFixed(1)} ms`,
      });
    }
    return lines;
  } finally {
    await few.close();
    await many.close();
  }
}

const sizeOf = (gifts: number): string =>
  `${gifts.toLocaleString('en')} gifts, ${((gifts * CLAIMED_OF_TEN * (1 + LATECOMERS)) / 10).toLocaleString('en')} attempts`;

/** Answers how many of what is measured it was, where that is not one. */
type Look = (round: number) => Promise<unknown>;

/** Everything that staff open, as they use it: the filters, orders and pages change from round to round. */
const VIEWS: Record<string, (place: Place) => Look> = {
  'QUID list: filter, search, sort, page':
    ({ deps, me, known }) =>
    (round) =>
      listGifts(deps)(
        {
          ...pageAt(round),
          sort: round % 2 === 0 ? '-createdAt' : '-amount',
          status: ['ACTIVE', 'CLAIMED'],
          ...(round % 3 === 0 ? { search: known.address } : {}),
        },
        me,
      ),
  'payments: filter, search, page':
    ({ deps, me, known }) =>
    (round) =>
      listPayments(deps)(
        {
          ...pageAt(round),
          sort: '-createdAt',
          ...(round % 2 === 0 ? { status: ['SUCCESS'] } : { channel: ['USSD'] }),
          ...(round % 3 === 0 ? { search: known.reference } : {}),
        },
        me,
      ),
  'withdrawals: what waits, search, page':
    ({ deps, me, known }) =>
    (round) =>
      listStaffWithdrawals(deps)(
        {
          ...pageAt(round),
          sort: 'createdAt',
          ...(round % 3 === 0
            ? { search: known.accountName }
            : round % 2 === 0
              ? { status: ['PENDING'] }
              : { attention: ['PROMISE_BROKEN'] }),
        },
        me,
      ),
  'rules, page':
    ({ deps, me }) =>
    (round) =>
      listStaffRules(deps)({ ...pageAt(round), type: ['TIME'] }, me),
  'giveaways: filter, search, page':
    ({ deps, me }) =>
    (round) =>
      listGiveaways(deps)(
        {
          ...pageAt(round),
          sort: '-createdAt',
          ...(round % 2 === 0 ? { state: ['OPEN'] } : { search: 'nobody calls it so' }),
        },
        me,
      ),
  'audit trail: filter, search, page':
    ({ deps, me, known }) =>
    (round) =>
      listAudit(deps)(
        { ...pageAt(round), ...(round % 2 === 0 ? { action: 'gift.hold' } : { search: known.requestId }) },
        me,
      ),
  'what has come since a list was read':
    ({ deps, me, known }) =>
    (round) =>
      countNews(deps)({
        list: (['quids', 'transactions', 'withdrawals'] as const)[Math.abs(round) % 3] ?? 'rules',
        since: new Date(Date.now() - MINUTE_MS),
        query: round % 2 === 0 ? { search: known.address } : {},
        me,
      }),
  'search over everything':
    ({ deps, me, known }) =>
    (round) =>
      searchEverything(deps)([known.address, known.reference, known.accountName][Math.abs(round) % 3] ?? '', me),
  'page of an address': (place) => pageOfPerson(place, byAddress(place.known.address), 'RECEIVED'),
  'page of a bank account': (place) => pageOfPerson(place, byAccount('057', place.known.account), 'WITHDRAWN'),
  'page of a browser': (place) => pageOfPerson(place, byBrowser(place.known.browser), 'CLAIMED'),
  'disputes: filter, search, page':
    ({ deps, me, known }) =>
    (round) =>
      listDisputes(deps)(
        {
          ...pageAt(round),
          ...(round % 3 === 0 ? { search: known.reference } : round % 2 === 0 ? { status: ['OPEN'] } : {}),
        },
        me,
      ),
  'differences with the provider: filter, page':
    ({ deps, me }) =>
    (round) =>
      listItems(deps)(
        { ...pageAt(round), ...(round % 2 === 0 ? { status: ['OPEN'] } : { kind: ['CHARGE_DIFFERS'] }) },
        sightOf(me.role),
      ),
  'data requests: filter, page':
    ({ deps, me }) =>
    (round) =>
      listDataRequests(deps)({ ...pageAt(round), ...(round % 2 === 0 ? { kind: ['ERASURE'] } : {}) }, me),
  'operations page':
    ({ deps, me }) =>
    () =>
      readOperations(deps)(sightOf(me.role)),
  'what is mine':
    ({ deps, me }) =>
    (round) =>
      readMine(deps)(pageAt(round), me),
  'notes about a gift':
    ({ deps, me, known }) =>
    () =>
      listNotes(deps)({ subject: { subjectKind: 'gift', subjectId: known.gift }, before: undefined, me }),
  dashboard:
    ({ deps, me }) =>
    () =>
      readDashboard(deps)(me),
  notifications:
    ({ deps, me }) =>
    () =>
      readNotifications(deps)(me),
  workload:
    ({ deps, me }) =>
    () =>
      readWorkload(deps)(me),
  'finances of a year':
    ({ deps }) =>
    () =>
      readFinancial(deps)({ period: '1year', currency: 'NGN' }),
  'finances of a year, day by day':
    ({ deps }) =>
    () =>
      readFinancial(deps)({ ...YEAR, by: 'day', currency: 'NGN' }),
  'success of banks in a year':
    ({ deps }) =>
    () =>
      readBankRates(deps)({ ...YEAR, currency: 'NGN' }),
  'forecast of the float':
    ({ deps }) =>
    () =>
      readFloat(deps)(),
  // Over few gifts as many days as have about as many rows.
  'report of a day, each 1,000 rows':
    ({ deps, me, daysOfReport }) =>
    async () => {
      const file = await runExport(deps)({
        what: 'transactions',
        format: 'csv',
        query: daysOfReport,
        me,
        actor: { staffId: me.id, ip: '127.0.0.1', requestId: 'bench' },
      });
      let rows = -1;
      for await (const piece of file.content) rows += String(piece).split('\r\n').length - 1;
      if (rows < 1_000) throw new Error(`the report holds ${rows} rows only`);
      return rows / 1_000;
    },
};

/** The page and the first list on it, as a browser asks for them. Everybody in the history has one gift, however many there are. */
function pageOfPerson({ deps, me }: Place, known: KnownBy, part: PersonPart): Look {
  const found = personOf(deps.db, known, deps.clock.now());
  return async () => {
    const ask = { id: await found, me, actor: { staffId: me.id, requestId: 'bench', ip: '127.0.0.1' } };
    await readPerson(deps)(ask);
    await listPersonRecords(deps)({ ...ask, part, page: 1, limit: 10 });
  };
}

const pageAt = (round: number) => ({ page: 1 + (Math.abs(round) % 3), limit: 10 });

async function compare(few: Look, many: Look) {
  const times = { a: [] as number[], b: [] as number[] };
  const time = async (into: number[], look: Look, round: number) => {
    const startedAt = performance.now();
    const seen = await look(round);
    if (round >= 0) into.push((performance.now() - startedAt) / (typeof seen === 'number' ? seen : 1));
  };
  // What takes a few milliseconds is asked for longer: of sixty such, one hiccup of the machine would be the p95.
  const startedAt = performance.now();
  for (let round = -10; round < ROUNDS || performance.now() - startedAt < LEAST_MS; round += 1) {
    await time(times.a, few, round);
    await time(times.b, many, round);
  }
  return { a: p95(times.a), b: p95(times.b) };
}

const p95 = (values: number[]) => values.sort((x, y) => x - y)[Math.floor(values.length * 0.95)] ?? 0;

type Place = Awaited<ReturnType<typeof makePlace>>;

const DAYS = 365;

async function makePlace(adminUrl: string, name: string, gifts: number) {
  await query(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const databaseUrl = url.href;
  await migrate(databaseUrl);
  const startedAt = performance.now();
  await withoutIndexes(databaseUrl, HANDS, async () => {
    const waiting = 10 - CLAIMED_OF_TEN;
    await makeHistory(databaseUrl, {
      gifts,
      until: new Date(),
      days: DAYS,
      waiting,
      latecomers: LATECOMERS,
      hands: HANDS,
    });
    await query(databaseUrl, TRAIL);
  });
  await query(databaseUrl, 'vacuum analyze');
  console.log(`${sizeOf(gifts)} are there after ${Math.round((performance.now() - startedAt) / 1000)} s.`);
  const secrets = {
    databaseUrl,
    secretKey: 'a master secret that is used by the benchmark only',
    paystackSecretKey: 'sk_test_0000',
  };
  const { deps, close } = await wireUp(readConfig({ LOG_LEVEL: 'silent' }), secrets);
  await foldBooks(deps, { settleSeconds: 0 })();
  const me = {
    id: STAFF as StaffId,
    role: 'SUPER_ADMIN' as const,
    sessionId: '00000000-0000-4000-8000-000000000002' as SessionId,
  };
  const reported = Math.max(1, Math.round((2_740 * DAYS) / gifts));
  return {
    deps,
    me,
    known: await somebody(databaseUrl),
    daysOfReport: { from: addDays(TODAY, -30 - reported), to: addDays(TODAY, -31) },
    close,
  };
}

const STAFF = '00000000-0000-4000-8000-000000000001';

/** As much work is open as there was a year ago, however long the history before it. */
const IS_YOUNG = `(p.cloth_seed > (select max(cloth_seed) - 2000 from payments))`;

/** What is not part of a gift's own history: every fifth is public, staff did something about every second, and there were troubles. */
const TRAIL = `
  insert into staff (id, email, first_name, last_name, role, password_hash, is_active, is_demo, created_at, updated_at)
  values ('${STAFF}', 'ada@example.com', 'Ada', 'Obi', 'SUPER_ADMIN', 'none', true, false, now(), now());
  insert into giveaways (gift_id, title, host, claim_days, published_at, updated_at)
  select g.id, 'Giveaway of ' || g.quid, 'Host of ' || g.quid, 7, g.created_at, g.created_at from gifts g join rules r on r.gift_id = g.id;
  insert into audit (id, at, staff_id, action, subject_kind, subject_id, details, ip, request_id, hash)
  select row_number() over (order by g.created_at), g.created_at, '${STAFF}', case when random() < 0.01 then 'gift.hold' else 'gift.look' end,
         'gift', g.id::text, jsonb_build_object('reason', md5(g.quid)), '192.0.2.1', md5(g.id::text)::uuid::text, md5(g.quid)
  from gifts g join payments p on p.id = g.payment_id where p.cloth_seed % 2 = 0;
  update audit_head set last_id = (select max(id) from audit);
  insert into disputes (id, provider_id, payment_id, charge_id, gift_id, amount, held_parts, status, opened_at, closed_at, due_at)
  select gen_random_uuid(), 'dispute-' || c.id, c.payment_id, c.id, g.id, c.amount, '[]',
         case when ${IS_YOUNG} then 'OPEN' when p.cloth_seed % 3 = 0 then 'WON' else 'LOST' end, c.recorded_at,
         case when not ${IS_YOUNG} then c.recorded_at end, c.recorded_at + interval '1 day'
  from payments p join gifts g on g.payment_id = p.id join charges c on c.payment_id = p.id where p.cloth_seed % 100 = 2;
  insert into reconciliation_items (id, kind, reference, provider_id, ours, theirs, amount, currency, first_seen_at, last_seen_at,
                                    closed_at, closing_note)
  select gen_random_uuid(), case when p.cloth_seed % 3 = 0 then 'CHARGE_DIFFERS' else 'CHARGE_NOT_RECORDED' end, p.reference, '',
         'nothing', 'paid', p.amount, 'NGN', p.created_at, p.created_at,
         case when not ${IS_YOUNG} then p.created_at end, case when not ${IS_YOUNG} then 'The two agree now' end
  from payments p where p.cloth_seed % 100 = 4;
  insert into data_requests (id, kind, status, language, asked_at, ended_at)
  select gen_random_uuid(), case when p.cloth_seed % 3 = 0 then 'ERASURE' else 'COPY' end, 'DONE', 'en', p.created_at, p.created_at
  from payments p where p.cloth_seed % 100 = 6;
  insert into notes (id, subject_kind, subject_id, author_id, text, written_at)
  select gen_random_uuid(), 'gift', g.id, '${STAFF}', 'Seen', g.created_at
  from gifts g join payments p on p.id = g.payment_id where p.cloth_seed % 50 = 8;
  insert into note_mentions (note_id, staff_id, seen_at)
  select n.id, '${STAFF}', case when not ${IS_YOUNG} then n.written_at end
  from notes n join gifts g on g.id = n.subject_id join payments p on p.id = g.payment_id;
  -- Whoever worked on something had it in their hands, and it stays there when it has come to its end.
  insert into assignments (subject_kind, subject_id, staff_id, assigned_by, at, is_finished)
  select 'withdrawal', w.id, '${STAFF}', '${STAFF}', w.requested_at, w.status = 'COMPLETED'
  from withdrawals w join claims c on c.id = w.claim_id join gifts g on g.id = c.gift_id join payments p on p.id = g.payment_id
  where (w.status = 'COMPLETED' and p.cloth_seed % 100 = 18) or (w.status = 'REQUESTED' and ${IS_YOUNG});
`;

/** What can be known of somebody in the middle of the year. */
async function somebody(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{
    address: string;
    reference: string;
    accountName: string;
    account: string;
    requestId: string;
    browser: string;
    gift: GiftId;
  }>(`
    select p.recipient_email as address, p.reference, w.account_name as "accountName", w.account_number as account, md5(g.id::text)::uuid::text as "requestId",
           c.browser_id as browser, g.id as gift
    from payments p join gifts g on g.payment_id = p.id join claims c on c.gift_id = g.id join withdrawals w on w.claim_id = c.id
    where p.cloth_seed % 2 = 0 order by p.id offset 1000 limit 1`);
  await client.end();
  const [found] = rows;
  if (!found) throw new Error('the history holds nobody');
  return found;
}
