import type { WithdrawalId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { isTransferOurs } from '../provider/approve-transfer.ts';
import { failNext } from '../provider/testing.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';
import { backToSender, MINE } from './testing/back-to-sender.ts';
import { wordsOfTheBank } from './testing/words-of-the-bank.ts';
import { lapseWhatWaits } from './testing.ts';

const WORD = 'settled-elsewhere';

/** Of a payment of 20,000 somebody has opened 10,000, the bank has 6,000, and the 4,000 that it left are on their way. */
describe('a word that nobody has read, heard between the last question and the sending', { timeout: 60_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterEach(async () => {
    await lapseWhatWaits(world);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const { heard, name, approveLast, gotBack } = backToSender(() => ({ world, staff }));
  const { refundById, says, whileProvider, refundTheRest, letProviderSay, lostTwice } = wordsOfTheBank(() => ({
    world,
    staff,
  }));

  /** The bank takes the rest, and we hear of it, once the provider has listed the refunds for the last time. */
  const meanwhile = (second: string, times: number, work: () => Promise<unknown>) => {
    let left = times;
    return whileProvider(
      ({ listRefunds }) => ({
        listRefunds: async (id) => {
          const page = await listRefunds(id);
          left -= 1;
          if (left === 0) {
            await says(second, WORD, { takes: true });
            await heard(second);
          }
          return page;
        },
      }),
      work,
    );
  };

  it('keeps a refund from leaving', async () => {
    const made = await lostTwice('lost');
    const { id } = await refundTheRest(made.giftId);
    await meanwhile(made.second, 3, () => workOnRefund(world.deps)(id));
    expect(await refundById(id)).toMatchObject({ status: 'STARTED', sends: 0 });
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
  });

  it('keeps an account from being told', async () => {
    const made = await lostTwice('lost');
    const { id } = await refundTheRest(made.giftId);
    await letProviderSay(id, 'needs-attention');
    expect((await name(made.sender, made.payment.id)).status).toBe(200);
    await meanwhile(made.second, 2, () => workOnRefund(world.deps)(id));
    expect(await refundById(id)).toMatchObject({ status: 'SUBMITTED', accountSentAt: null });
    expect(await gotBack(made)).toMatchObject({ bank: naira(10_000) });
  });

  async function approved(made: Awaited<ReturnType<typeof lostTwice>>) {
    await letProviderSay((await refundTheRest(made.giftId)).id, 'failed');
    expect((await name(made.sender, made.payment.id)).status).toBe(200);
    const payout = await approveLast(made.giftId);
    if (!payout) throw new Error('no payout was asked for');
    return payout;
  }

  const withdrawalOf = (id: WithdrawalId) =>
    world.deps.db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('keeps a payout to its sender from leaving', async () => {
    const made = await lostTwice('lost');
    const payout = await approved(made);
    await meanwhile(made.second, 1, () => workOnPayout(world.deps)(payout));
    for (let turn = 0; turn < 2; turn += 1) await workOnPayout(world.deps)(payout);
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
    expect(await withdrawalOf(payout)).toMatchObject({ status: 'APPROVED', sends: 0 });
  });

  it('keeps a payout from passing that the provider asks about before it pays', async () => {
    const made = await lostTwice('lost');
    const payout = await approved(made);
    await failNext(world, 'transfer.create');
    await workOnPayout(world.deps)(payout);
    const { reference, net } = await withdrawalOf(payout);
    const { accountNumber, bankCode } = MINE;
    const recipient = { recipient_code: 'RCP', details: { account_number: accountNumber, bank_code: bankCode } };
    const ask = { reference, amount: net, currency: 'NGN', recipient };
    expect(await isTransferOurs(world.deps)(ask)).toBe(true);
    await says(made.second, WORD, { takes: true });
    await heard(made.second);
    expect(await isTransferOurs(world.deps)(ask)).toBe(false);
  });
});
