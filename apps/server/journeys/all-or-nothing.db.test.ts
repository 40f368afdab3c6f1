import { createHmac } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { receiveWebhook } from '../src/provider/receive-webhook.ts';
import { actor, addStaff, auditOf } from '../src/staff/testing.ts';
import { approveWithdrawal, rejectWithdrawal } from '../src/withdrawals/decide-withdrawal.ts';
import { jobsOf } from '../testing/jobs.ts';
import { createWorld, naira, type World } from '../testing/world.ts';

/** What belongs to a change is committed with it or not at all, even when the commit itself is what fails. */
describe('a change whose commit fails', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const asOwner = async (sql: string) => {
    const client = new pg.Client({ connectionString: world.databaseUrl });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  /** Lets every statement on a table through and refuses the commit, which is the last moment there is. */
  const withFailingCommit = async (table: string, work: () => Promise<unknown>) => {
    await asOwner(`
      create or replace function refuse_commit() returns trigger language plpgsql as
        $$ begin raise exception 'the commit fails'; end $$;
      create constraint trigger refuse_commit after insert or update on ${table}
        deferrable initially deferred for each row execute function refuse_commit()`);
    await expect(work()).rejects.toThrow('the commit fails');
    await asOwner(`drop trigger refuse_commit on ${table}`);
  };

  it('leaves no job, no audit row and no approval of a withdrawal behind', async () => {
    const { id, revision } = await world.withdraw(await world.claimed({ amount: naira(50_000) }));
    const who = actor((await addStaff(world, 'ADMIN')).id);
    const before = await jobsOf(world);
    await withFailingCommit('withdrawals', () => approveWithdrawal(world.deps)({ id, revision, actor: who }));
    await withFailingCommit('withdrawals', () =>
      rejectWithdrawal(world.deps)({ id, revision, actor: who, reason: 'No' }),
    );
    expect(await jobsOf(world)).toEqual(before);
    expect([...(await auditOf(world, 'withdrawal.approve')), ...(await auditOf(world, 'withdrawal.reject'))]).toEqual(
      [],
    );
    const { status } = await world.deps.db
      .selectFrom('withdrawals')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('REQUESTED');
    await world.expectCleanBooks();

    await approveWithdrawal(world.deps)({ id, revision, actor: who });
    expect((await jobsOf(world)).length).toBe(before.length + 1);
    expect(await auditOf(world, 'withdrawal.approve')).toHaveLength(1);
  });

  it('leaves no job of a webhook behind, so that none looks for an event that is not there', async () => {
    const body = Buffer.from(
      JSON.stringify({
        event: 'charge.success',
        data: { id: 1, status: 'success', reference: newId(), amount: 1, currency: 'NGN' },
      }),
    );
    const signature = createHmac('sha512', world.deps.paystackSecretKey).update(body).digest('hex');
    const receive = () => receiveWebhook(world.deps, [world.deps.paystackSecretKey])(body, signature);
    const before = await jobsOf(world);
    await withFailingCommit('webhook_events', receive);
    expect(await jobsOf(world)).toEqual(before);
    await receive();
    expect((await jobsOf(world)).length).toBe(before.length + 1);
  });
});
