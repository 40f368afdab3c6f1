import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { passTime, signInEverybody } from '../staff/testing.ts';
import { complete, fail, reverse } from './withdrawal-life.ts';
import { lockWithdrawal } from './withdrawals.store.ts';

const DAY_SECONDS = 24 * 3600;

describe('what goes the same way', () => {
  let world: World;
  let admin: Browser;
  let nextAccount = 1_000_000_000;
  beforeAll(async () => {
    world = await createWorld({
      env: {
        ACCOUNT_LIMIT_DAY: String(naira(50_000)),
        ACCOUNT_LIMIT_MONTH: String(naira(80_000)),
        PAYER_LIMIT_DAY: String(naira(40_000)),
        PAYER_LIMIT_MONTH: String(naira(60_000)),
        SELF_LIMIT_DAY: String(naira(30_000)),
        SELF_LIMIT_MONTH: String(naira(30_000)),
      },
    });
    admin = (await signInEverybody(world)).ADMIN;
  });
  afterAll(async () => {
    await world.expectCleanBooks();
    await world.close();
  });

  /** An account that nobody in this world has been paid to yet; one that ends in 00 is paid at once. */
  const anAccount = () => {
    nextAccount += 100;
    return { accountNumber: String(nextAccount), bankCode: '057' };
  };
  const giftOf = (amount: number, more: object = {}) => ({ amount: naira(amount), ...more });
  const stagesOf = (rows: { stage: string }[]) => rows.map(({ stage }) => stage);

  /** The gift is opened by the very browser that paid for it. */
  async function claimedByItsPayer(payer: Browser, gift: object) {
    const { body } = await payer.post('/api/transactions', {
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
      ...gift,
    });
    await world.control('POST', '/pay', { reference: body.reference, card: 'success' });
    const { body: payment } = await payer.get(`/api/transactions/reference/${body.reference}`);
    const { body: claim } = await payer.post(`/api/rules/claim?quid=${payment.quid}`, {});
    return { quid: payment.quid, recipient: payer, claim };
  }

  it('leaves by itself while an ordinary person receives it', async () => {
    const account = anAccount();
    const made = [];
    for (let i = 0; i < 2; i++) made.push(await world.withdraw(await world.claimed(giftOf(20_000)), account));
    expect(made).toMatchObject(Array(2).fill({ stage: 'APPROVED', waitReason: null }));
  });

  it('to one bank account waits for staff above the limit of a day, with the reason in words', async () => {
    const account = anAccount();
    for (let i = 0; i < 2; i++) await world.withdraw(await world.claimed(giftOf(20_000)), account);
    const claimed = await world.claimed(giftOf(20_000));
    const third = await world.withdraw(claimed, account);
    expect(third.stage).toBe('REQUESTED');
    expect(third.waitReason).toMatch(/one of us looks at it before it leaves/);
    expect(third.waitReason).not.toMatch(/₦|limit/);
    const { body: inHausa } = await claimed.recipient.get(`/api/withdrawal-request/${third.id}`, {
      'x-access-key': claimed.claim.accessKey,
      'accept-language': 'ha',
    });
    expect(inHausa.waitReason).toMatch(/ɗaya daga cikinmu zai duba su kafin su tafi/);

    const { body: shown } = await admin.get(`/api/admin/withdrawals/${third.id}`);
    expect(shown).toMatchObject({
      approvalsNeeded: 1,
      waitReason: 'Much goes to this bank account: ₦60,000 in 24 hours, with this one (limit ₦50,000).',
    });
    const { body: decided } = await admin.put('/api/withdrawal-request', {
      id: third.id,
      action: 'APPROVE',
      revision: third.revision,
    });
    expect(decided.stage).toBe('APPROVED');
    expect((await world.withdraw(await world.claimed(giftOf(20_000)), anAccount())).stage).toBe('APPROVED');
  });

  it('to one bank account takes two people in pieces as it does whole', async () => {
    const account = anAccount();
    await world.withdraw(await world.claimed(giftOf(300_000)), account);
    const second = await world.withdraw(await world.claimed(giftOf(300_000)), account);
    const { body: shown } = await admin.get(`/api/admin/withdrawals/${second.id}`);
    expect(shown).toMatchObject({ stage: 'REQUESTED', approvalsNeeded: 2 });
  });

  it('to one bank account is counted once when many ask at the same moment', async () => {
    const account = anAccount();
    const claims = [];
    for (let i = 0; i < 9; i++) claims.push(await world.claimed(giftOf(10_000)));
    const made = await Promise.all(claims.map((claim) => world.withdraw(claim, account)));
    expect(stagesOf(made).filter((stage) => stage === 'APPROVED')).toHaveLength(5);
    expect(stagesOf(made).filter((stage) => stage === 'REQUESTED')).toHaveLength(4);
  });

  it('does not count when it was refused', async () => {
    const account = anAccount();
    for (let i = 0; i < 4; i++) {
      const { id, revision, stage } = await world.withdraw(await world.claimed(giftOf(20_000)), account);
      expect(stage).toBe('APPROVED');
      await admin.put('/api/withdrawal-request', { id, revision, action: 'REJECT', reason: 'A mistake' });
    }
  });

  it.each(['FAILED', 'REVERSED'] as const)('does not count when it is %s', async (ending) => {
    const account = anAccount();
    for (let i = 0; i < 4; i++) {
      const { id, stage } = await world.withdraw(await world.claimed(giftOf(20_000)), account);
      expect(stage).toBe('APPROVED');
      await world.deps.db.transaction().execute(async (trx) => {
        const locked = async () => {
          const row = await lockWithdrawal(trx, id);
          if (!row) throw new Error('it was made above');
          return row;
        };
        const withdrawal = await locked();
        if (ending === 'FAILED') return fail(world.deps, trx, withdrawal, 'The bank said no');
        const { net: amount, reference } = withdrawal;
        await complete(world.deps, trx, withdrawal, {
          id: '1',
          status: 'success',
          currency: 'NGN',
          transfer_code: 'TRF_1',
          amount,
          reference,
        });
        await reverse(world.deps, trx, await locked());
      });
    }
  });

  it('is counted for thirty days under a limit of its own', async () => {
    const account = anAccount();
    const days = [0, 2, 4, 6, 8];
    const made = [];
    for (const day of days) {
      await passTime(world, day * DAY_SECONDS);
      made.push(await world.withdraw(await world.claimed(giftOf(20_000)), account));
    }
    await passTime(world, 45 * DAY_SECONDS);
    made.push(await world.withdraw(await world.claimed(giftOf(20_000)), account));
    await passTime(world, 0);
    expect(stagesOf(made)).toEqual([...Array(4).fill('APPROVED'), 'REQUESTED', 'APPROVED']);
  });

  it('from one payer waits above the limit, by address and by card whichever browser pays and whoever receives', async () => {
    const senderEmail = 'bola@example.com';
    const byAddress = [];
    for (let i = 0; i < 3; i++)
      byAddress.push(await world.withdraw(await world.claimed(giftOf(20_000, { senderEmail })), anAccount()));
    expect(stagesOf(byAddress)).toEqual(['APPROVED', 'APPROVED', 'REQUESTED']);

    const byCard = [];
    for (let i = 0; i < 3; i++) {
      const claimed = await world.claimed(giftOf(20_000));
      await world.deps.db
        .updateTable('charges')
        .set({ card: 'SIG_of_one_card' })
        .where('paymentId', 'in', (from) =>
          from.selectFrom('gifts').select('paymentId').where('quid', '=', claimed.quid),
        )
        .execute();
      byCard.push(await world.withdraw(claimed, anAccount()));
    }
    expect(stagesOf(byCard)).toEqual(['APPROVED', 'APPROVED', 'REQUESTED']);
    const { body } = await admin.get(`/api/admin/withdrawals/${byCard[2]?.id}`);
    expect(body.waitReason).toMatch(/^Much comes from this sender: ₦60,000 in 24 hours/);
  });

  it('from a payer to themselves waits above a smaller one, from however many browsers and addresses', async () => {
    const account = anAccount();
    const made = [];
    for (let i = 0; i < 3; i++)
      made.push(await world.withdraw(await claimedByItsPayer(world.browser(), giftOf(15_000)), account));
    const { body } = await admin.get(`/api/admin/withdrawals/${made[2]?.id}`);
    expect(stagesOf(made)).toEqual(['APPROVED', 'APPROVED', 'REQUESTED']);
    expect(body.waitReason).toMatch(/^The sender sends to themselves: ₦45,000 in 24 hours/);

    const oneAddress = { ...giftOf(15_000), email: 'chi@example.com', senderEmail: 'Chi@example.com' };
    const mailed = [];
    for (let i = 0; i < 3; i++) mailed.push(await world.withdraw(await world.claimed(oneAddress), anAccount()));
    expect(stagesOf(mailed)).toEqual(['APPROVED', 'APPROVED', 'REQUESTED']);
  });

  it('is found by an index, however long the history', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await world.withdraw(await world.claimed(giftOf(1_000)), anAccount());
    const asked = query.mock.calls
      .map(([text, values]: unknown[]) => ({ text: String(text), values: values as unknown[] }))
      .find(({ text }) => text.includes('from withdrawal_sums s join'));
    query.mockRestore();
    if (!asked) throw new Error('no sums were asked for');
    const owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    await owner.query('begin');
    // As if there were millions; the transaction is never committed.
    await owner.query('analyze withdrawal_sums, withdrawals');
    await owner.query(
      `update pg_class set reltuples = greatest(reltuples, 1) * 100000 where relname in ('withdrawal_sums', 'withdrawals')`,
    );
    const { rows } = await owner.query(`explain ${asked.text}`, asked.values);
    await owner.query('rollback');
    await owner.end();
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan/);
    expect(plan).toMatch(/withdrawal_sums_pkey/);
  });
});
