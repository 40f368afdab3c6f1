import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../../testing/world.ts';
import { checkFigures } from '../../operations/books/check-figures.ts';
import { complete } from '../../withdrawals/withdrawal-life.ts';
import { lockWithdrawal } from '../../withdrawals/withdrawals.store.ts';
import { readFinancial } from './financial.ts';

describe('what each kind of gift brought', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const results = async () => {
    const { resultByKind } = await readFinancial(world.deps)({ period: '1month', currency: 'NGN' });
    return Object.fromEntries(resultByKind.map(({ source, ...sums }) => [source, sums]));
  };

  it('is our fee less what the provider took for the payment and the payouts, under the rule the gift was claimed by', async () => {
    const plain = await world.claimed({ amount: naira(10_000) });
    const shared = await world.paidGift({ amount: naira(1_000) });
    // The payment was in the books before there was any rule, and before the sender thought better of the first one.
    await shared.sender.post('/api/rules', { quid: shared.quid, nthPerson: 2 });
    await shared.sender.post('/api/rules', { quid: shared.quid, totalSplits: 2 });
    const recipient = world.browser();
    const { body: claim } = await recipient.post(`/api/rules/claim?quid=${shared.quid}`, {});
    for (const claimed of [plain, { quid: shared.quid, recipient, claim }]) {
      const { id } = await world.withdraw(claimed);
      await world.deps.db.transaction().execute(async (trx) => {
        const withdrawal = await lockWithdrawal(trx, id);
        if (!withdrawal) throw new Error('it was made above');
        const { net: amount, reference } = withdrawal;
        const told = { id: reference, status: 'success', currency: 'NGN', transfer_code: 'TRF_1', amount, reference };
        await complete(world.deps, trx, withdrawal, told);
      });
    }
    expect(await results()).toEqual({
      PLAIN: {
        revenue: naira(300),
        collectionFees: naira(250),
        transferFees: naira(25),
        result: naira(25),
      },
      SPLIT: {
        revenue: naira(15),
        collectionFees: naira(15),
        transferFees: naira(10),
        result: -naira(10),
      },
    });
    expect(await checkFigures(world.deps.db)).toEqual([]);
  });

  it('is noticed when it is not what is in the books', async () => {
    await sql`
      insert into record_changes (kind, day, status, currency, count, amount)
      values ('collection_fee', current_date, 'LUCKY', 'NGN', 1, 5)
    `.execute(world.deps.db);
    expect(await checkFigures(world.deps.db)).toMatchObject([{ check: 'counts equal the records' }]);
  });
});
