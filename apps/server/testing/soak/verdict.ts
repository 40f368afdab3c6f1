import { BEING_PAID_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import pg from 'pg';
import { expect } from 'vitest';
import { literalText } from '../../src/platform/database/literals.ts';
import { bringForward } from '../bring-forward.ts';
import { jobsOf } from '../jobs.ts';
import type { World } from '../world.ts';
import { PatientClient } from './patient-client.ts';
import type { Diary } from './people.ts';

type Rows = Record<string, unknown>[];
type Ask = (sql: string) => Promise<Rows>;

/** Asks as the owner of the database, who sees both our books and the provider's. */
async function withOwner<T>({ databaseUrl }: World, work: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(async (sql) => (await client.query(sql)).rows);
  } finally {
    await client.end();
  }
}

/** What is still on its way; empty once everything has come to an end or waits for a person. */
const UNFINISHED = {
  payouts: `select id::text from withdrawals where status in ${literalText(BEING_PAID_STATUSES)}`,
  charges: `select t.reference from paystack_sandbox.transactions t where t.status = 'success'
            and not exists (select from charges c join payments p on p.id = c.payment_id where p.reference = t.reference)`,
  reversals: `select t.reference from paystack_sandbox.transfers t join withdrawals w using (reference)
              where t.status = 'reversed' and w.status not in ('REVERSED', 'FAILED')`,
  transfers: `select reference from paystack_sandbox.transfers where status in ('pending', 'processing', 'received')`,
  events: `select id::text from webhook_events where worked_at is null`,
};

export async function unfinished(world: World): Promise<Record<string, number>> {
  await bringForward(world);
  return withOwner(world, async (ask) => {
    const counts: Record<string, number> = {};
    for (const [what, sql] of Object.entries(UNFINISHED)) {
      const { length } = await ask(sql);
      if (length > 0) counts[what] = length;
    }
    return counts;
  });
}

/** Each query lists what contradicts the provider's books or our own; each must come back empty. */
const CONTRADICTIONS = {
  'a completed withdrawal without its one successful transfer': `
    select w.id::text from withdrawals w left join paystack_sandbox.transfers t using (reference)
    where w.status = 'COMPLETED' and (t.status is distinct from 'success' or t.amount <> w.net)`,
  'money sent for a withdrawal that is not completed': `
    select t.reference from paystack_sandbox.transfers t left join withdrawals w using (reference)
    where t.status = 'success' and w.status is distinct from 'COMPLETED'`,
  'two payouts for one claim': `
    select claim_id::text from withdrawals w join paystack_sandbox.transfers t using (reference)
    where t.status = 'success' group by claim_id having count(*) > 1`,
  'a charge at the provider that is not in our books, or not with its amount': `
    select t.reference from paystack_sandbox.transactions t
    left join payments p on p.reference = t.reference left join charges c on c.payment_id = p.id
    where t.status = 'success' and c.amount is distinct from t.amount`,
  'a charge in our books that the provider does not have': `
    select p.reference from charges c join payments p on p.id = c.payment_id
    left join paystack_sandbox.transactions t on t.reference = p.reference
    where t.status is distinct from 'success'`,
};

const SUMS = `
  select
    (select count(*) from withdrawals where status = 'COMPLETED') as "payouts completed",
    (select count(*) from withdrawals where status in ('FAILED', 'REVERSED')) as "payouts given back",
    (select count(*) from withdrawals where status = 'REQUESTED') as "withdrawals waiting for staff",
    (select coalesce(sum(amount), 0) from paystack_sandbox.transactions where status = 'success') as "charged, kobo",
    (select coalesce(-sum(m.amount), 0) from movements m join journals j on j.id = m.journal_id
      where j.event = 'charge_verified' and m.account = 'gift') as "gifts in our books, kobo",
    (select coalesce(sum(amount), 0) from paystack_sandbox.transfers where status = 'success') as "transferred, kobo",
    (select coalesce(sum(net), 0) from withdrawals where status = 'COMPLETED') as "paid out in our books, kobo"`;

/** Compares what people were told, our books and the provider's. */
export async function judge(world: World, url: () => string, diary: Diary): Promise<Record<string, number>> {
  expect(diary.broken).toEqual([]);
  const sums = await withOwner(world, async (ask) => {
    for (const [what, sql] of Object.entries(CONTRADICTIONS)) expect(await ask(sql), what).toEqual([]);
    const [row = {}] = await ask(SUMS);
    return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]));
  });
  expect(sums['gifts in our books, kobo']).toBe(sums['charged, kobo']);
  expect(sums['paid out in our books, kobo']).toBe(sums['transferred, kobo']);
  await world.expectCleanBooks();
  await keepsItsWord(world, url, diary);
  expect((await jobsOf(world)).filter(({ isDead }) => isDead)).toEqual([]);
  return sums;
}

/** Every answer a person got is still true. */
async function keepsItsWord(
  world: World,
  url: () => string,
  { claims, withdrawals, decisions, paid }: Diary,
): Promise<void> {
  const line = { url, isOver: () => false, onBroken: (what: string) => expect.fail(what) };
  for (const { quid, accessKey, amount, cookie } of claims) {
    const again = await new PatientClient(line, cookie).ask('POST', `/api/rules/claim?quid=${quid}`, {});
    expect([again.body.accessKey, again.body.amount]).toEqual([accessKey, amount]);
  }
  for (const { id, accessKey, amount } of withdrawals) {
    const found = await new PatientClient(line).ask('GET', `/api/withdrawal-request/${id}`, undefined, {
      'x-access-key': accessKey,
    });
    expect([found.status, found.body.amount]).toEqual([200, amount]);
  }
  const statusOf = await withOwner(world, async (ask) => {
    const rows = await ask('select id::text, status from withdrawals');
    return new Map(rows.map(({ id, status }) => [id, status]));
  });
  for (const { id, action } of decisions) {
    if (action === 'REJECT') expect(statusOf.get(id)).toBe('REJECTED');
    else expect(['COMPLETED', 'FAILED', 'REVERSED']).toContain(statusOf.get(id));
  }
  const settled = await world.deps.db.selectFrom('payments').select(['reference', 'status']).execute();
  const statusByReference = new Map(settled.map(({ reference, status }) => [reference, status]));
  for (const { reference } of paid) expect(statusByReference.get(reference)).toBe('SUCCESS');
}
