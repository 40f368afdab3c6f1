import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, GOOD_ACCOUNT, naira, type World } from '../../testing/world.ts';

const OTHER_ACCOUNT = { accountNumber: '0123456744', bankCode: '058' };

describe('asking for a withdrawal while one is under way', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const asking = async (claimed: Awaited<ReturnType<World['claimed']>>, account: typeof GOOD_ACCOUNT) => {
    const { recipient, claim, quid } = claimed;
    const { body: name } = await recipient.post('/api/transactions/banks/resolve-name', account);
    return recipient.post('/api/withdrawal-request', {
      quid,
      accessKey: claim.accessKey,
      amount: claim.amount,
      ...account,
      accountName: name.accountName,
    });
  };

  it('gives the open one again for the same account', async () => {
    const claimed = await world.claimed({ amount: naira(500) });
    const first = await world.withdraw(claimed);
    const again = await asking(claimed, GOOD_ACCOUNT);
    expect([again.status, again.body.id]).toEqual([201, first.id]);
    await world.expectCleanBooks();
  });

  it('refuses another account, and names the bank and the last digits of the one the money goes to', async () => {
    const claimed = await world.claimed({ amount: naira(500) });
    await claimed.recipient.get('/api/transactions/banks');
    const first = await world.withdraw(claimed, { accountNumber: '0123454081', bankCode: '057' });
    for (const account of [OTHER_ACCOUNT, { ...OTHER_ACCOUNT, bankCode: '057' }]) {
      const other = await asking(claimed, account);
      expect([other.status, other.body.code]).toEqual([409, 'withdrawal_under_way']);
      expect(other.body.message).toContain('Zenith Bank, account …4081');
      expect(JSON.stringify(other.body)).not.toContain('0123454081');
    }
    const { body } = await claimed.recipient.get('/api/transactions/withdraw', {
      'x-access-key': claimed.claim.accessKey,
    });
    expect(body.withdrawals).toMatchObject([{ id: first.id, accountNumber: '0123454081' }]);
    await world.expectCleanBooks();
  });

  it('lets one of two accounts asked for at once win, and tells the other which', async () => {
    const claimed = await world.claimed({ amount: naira(500) });
    const answers = await Promise.all([asking(claimed, GOOD_ACCOUNT), asking(claimed, OTHER_ACCOUNT)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    await world.expectCleanBooks();
  });
});
