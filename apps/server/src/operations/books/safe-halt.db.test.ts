import type { WithdrawalId } from '@jara/domain/ids';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, eventually, naira, type World } from '../../../testing/world.ts';
import { SYSTEM_ID } from '../../audit/audit.ts';
import { sweepPayouts } from '../../provider/work-on-payout.ts';
import { auditOf, signInEverybody } from '../../staff/testing.ts';
import { runBooksCheck, runBooksCheckWhenDue } from './run-books-check.ts';

describe('books that do not add up', () => {
  let world: World;
  let chief: Browser;
  let owner: pg.Client;
  beforeAll(async () => {
    world = await createWorld();
    chief = (await signInEverybody(world)).SUPER_ADMIN;
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await world.close();
  });

  const prove = () => runBooksCheck(world.deps)({ isFull: true });
  const payouts = () =>
    world.deps.db.selectFrom('switches').selectAll().where('name', '=', 'payouts').executeTakeFirstOrThrow();
  const resume = () =>
    chief.put('/api/admin/operations/switches/payouts', { isOn: true, reason: 'The row was mended' });
  const statusOf = async (id: WithdrawalId) =>
    (await world.deps.db.selectFrom('withdrawals').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;

  it('halt payouts by themselves, and payouts flow again once they are mended and a Super Admin says so', async () => {
    const bystander = await world.claimed({ amount: naira(3_000) });
    await prove();
    expect((await payouts()).isOn).toBe(true);

    // Somebody with the keys to the whole database takes a naira from somebody's share.
    const share = (change: string) =>
      owner.query(
        `update balances set balance = balance ${change} where account = 'claim' and subject =
         (select c.id from claims c join gifts g on g.id = c.gift_id where g.quid = $1)`,
        [bystander.quid],
      );
    await share('- 100');
    const waiting = await world.withdraw(await world.claimed({ amount: naira(4_000) }));
    await prove();

    const halted = await payouts();
    expect(halted).toMatchObject({ isOn: false, changedBy: null });
    expect(halted.reason).toMatch(/^books check failed: every balance equals its movements \(1\)/);
    expect(await auditOf(world, 'switch.pause')).toMatchObject([{ staffId: SYSTEM_ID, subjectId: 'payouts' }]);
    const { body: trail } = await chief.get('/api/admin/audit?action=switch.pause');
    expect(trail.data[0].staff.name).toBe('The system itself');
    const { body: attention } = await chief.get('/api/admin/dashboard');
    expect(attention.attention.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['PAUSED', 'BOOKS_NOT_CLEAN']),
    );

    await sweepPayouts(world.deps)();
    expect(await statusOf(waiting.id)).toBe('APPROVED');
    const { data: sent } = await world.control<{ data: { reference: string }[] }>('GET', '/transfers');
    expect(sent.filter(({ reference }) => reference === waiting.reference)).toEqual([]);

    const refused = await resume();
    expect([refused.status, refused.body.code]).toEqual([409, 'books_not_clean']);
    expect((await payouts()).isOn).toBe(false);

    await share('+ 100');
    expect((await chief.post('/api/admin/operations/books-check', {})).body).toMatchObject({ isClean: true });
    // Clean books alone do not let payouts go on: a person has to say so.
    expect((await payouts()).isOn).toBe(false);
    expect((await resume()).status).toBe(200);
    await eventually('the payout that waited is paid', async () => {
      await sweepPayouts(world.deps)();
      return (await statusOf(waiting.id)) === 'COMPLETED';
    });
    await world.expectCleanBooks();
  });

  it('are looked at every few minutes by one process, and less often when looking takes long', async () => {
    const { db } = world.deps;
    const count = async () => (await db.selectFrom('booksChecks').select('id').execute()).length;
    const due = () => runBooksCheckWhenDue(world.deps)();
    await prove();
    const before = await count();
    await due();
    expect(await count()).toBe(before);
    const agedBy = (minutes: number, tookMs: number) =>
      db
        .updateTable('booksChecks')
        .set({ checkedAt: new Date(Date.now() - minutes * 60_000), tookMs, isFull: false })
        .execute();
    await agedBy(6, 60_000);
    await due();
    expect(await count()).toBe(before);
    await agedBy(6, 1_000);
    await Promise.all([due(), due(), due()]);
    expect(await count()).toBe(before + 1);
  });

  it('are looked at again where the last look is of the future, which a wrong clock has written', async () => {
    const { db } = world.deps;
    await prove();
    await db
      .updateTable('booksChecks')
      .set({ checkedAt: new Date(Date.now() + 86_400_000) })
      .execute();
    await runBooksCheckWhenDue(world.deps)();
    const [last, ...others] = await db.selectFrom('booksChecks').select(['checkedAt', 'isFull']).execute();
    expect(last?.checkedAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect([last?.isFull, others]).toEqual([true, []]);
  });
});
