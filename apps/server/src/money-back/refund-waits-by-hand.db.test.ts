import type { Role } from '@jara/domain/staff/roles';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';
import { backToSender, MINE } from './testing/back-to-sender.ts';
import { wordsOfTheBank } from './testing/words-of-the-bank.ts';
import { giftOf, letProviderRefund, sendShare } from './testing.ts';

describe('a refund by hand that waits for an account', { timeout: 60_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const { run, settle, itemAbout } = reconciling(() => ({ world, staff }));
  const { name, gotBack } = backToSender(() => ({ world, staff }));
  const { refundOf } = wordsOfTheBank(() => ({ world, staff }));

  async function waiting(reference: string, amount: number) {
    const byHand = { reference, amount, status: 'needs-attention', webhook: false };
    await world.control('POST', '/refunds', byHand);
    await run();
    expect(await itemAbout(reference)).toMatchObject({ kind: 'REFUND_NOT_RECORDED' });
  }

  it('is followed as one of ours once somebody has seen it, so that its sender can name one', async () => {
    const made = await world.paidGift({ senderEmail: 'sender@example.com' });
    const { reference } = made.payment;
    const { id: giftId } = await giftOf(world, made.quid);
    await waiting(reference, naira(4_000));
    expect((await settle(reference, 'REFUND_HAPPENED')).status).toBe(200);
    expect((await giftOf(world, made.quid)).status).toBe('EXPIRED');
    const { id } = await refundOf(giftId);
    await workOnRefund(world.deps)(id);
    expect(await refundOf(giftId)).toMatchObject({ status: 'SUBMITTED', amount: naira(4_000) });
    expect((await name(made.sender, made.payment.id)).status).toBe(200);
    await workOnRefund(world.deps)(id);
    await letProviderRefund(world, made.payment.id);
    await workOnRefund(world.deps)(id);
    expect(await refundOf(giftId)).toMatchObject({ status: 'DONE', accountNumber: MINE.accountNumber });
    expect((await gotBack({ ...made, giftId })).card).toBe(naira(4_000));
    await run();
    expect(await itemAbout(reference)).toBeUndefined();
  });

  it('is not taken for ours where its money is not here', async () => {
    const claimed = await world.claimed();
    await sendShare(world, claimed);
    const { reference } = await world.deps.db
      .selectFrom('payments')
      .innerJoin('gifts', 'gifts.paymentId', 'payments.id')
      .select('payments.reference')
      .where('gifts.quid', '=', claimed.quid)
      .executeTakeFirstOrThrow();
    await waiting(reference, naira(4_000));
    expect((await settle(reference, 'REFUND_HAPPENED')).status).toBe(409);
  });
});
