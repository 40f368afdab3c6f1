import type { PaymentId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { failNext } from '../provider/testing.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';
import { startSuspenseRefund } from './start-refund.ts';
import { backToSender } from './testing/back-to-sender.ts';
import { wordsOfTheBank } from './testing/words-of-the-bank.ts';
import { endRefunds, giftOf, openDisputeAtBank, STAFF, wrongCharge } from './testing.ts';

describe('what staff open once more while the provider has given it back, and nobody tells us', {
  timeout: 60_000,
}, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const { heard, gotBack } = backToSender(() => ({ world, staff }));
  const { refundOf, refundById, disputeOf, says, refundTheRest } = wordsOfTheBank(() => ({ world, staff }));
  const revive = (quid: string) => staff.ADMIN.post(`/api/admin/quids/${quid}/revive`, { reason: 'Its sender asked' });

  /** Ended by staff, whose refund the bank of its sender did not take. */
  async function ended() {
    const made = await world.paidGift({ senderEmail: 'sender@example.com' }, 'refund-fails');
    const { id: giftId } = await giftOf(world, made.quid);
    const blocked = { status: 'BLOCKED', reason: 'Odd' };
    expect((await staff.ADMIN.put(`/api/quid/${made.quid}/status`, blocked)).status).toBe(200);
    await refundTheRest(giftId);
    await endRefunds(world, giftId, made.payment.id);
    const refund = await refundOf(giftId);
    expect(refund.status).toBe('FAILED');
    return { ...made, giftId, refund };
  }

  it('is a gift whose refund had failed, and is opened by nobody once that has arrived', async () => {
    const made = await ended();
    await world.control('POST', `/refunds/${made.refund.providerId}`, { status: 'processed', webhook: false });
    expect((await revive(made.quid)).status).toBe(409);
    expect((await giftOf(world, made.quid)).status).toBe('CONFLICTED');
    expect((await world.browser().post(`/api/rules/claim?quid=${made.quid}`, {})).status).not.toBe(200);
    expect(await gotBack(made)).toEqual({ card: naira(10_000), bank: 0, account: 0 });
  });

  it('is a gift whose bank takes what it had given up', async () => {
    const made = await ended();
    const dispute = await openDisputeAtBank(world, made.payment.reference);
    await says(dispute, 'won');
    await heard(dispute);
    await says(dispute, 'lost');
    expect((await revive(made.quid)).status).toBe(409);
    expect((await disputeOf(dispute)).status).toBe('LOST');
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
  });

  it('is a gift of which the provider does not say anything at the moment', async () => {
    const made = await ended();
    await failNext(world, 'dispute.list', '500');
    expect((await revive(made.quid)).status).toBe(409);
    expect((await giftOf(world, made.quid)).status).toBe('EXPIRED');
  });

  it('is opened again where nothing has gone back', async () => {
    const made = await ended();
    expect((await revive(made.quid)).status).toBe(200);
    expect((await giftOf(world, made.quid)).status).toBe('ACTIVE');
  });

  it('is a charge in suspense whose refund had failed, and pays for no gift once that has arrived', async () => {
    const { payment } = await wrongCharge(world, { amount: naira(9_000) });
    const paid = { reference: payment.reference, card: 'refund-fails', amount: naira(10_000), again: true };
    const { id: chargeId } = await world.control<{ id: string | number }>('POST', '/pay', paid);
    await settlePayment(world.deps)(payment.reference, { chargeId: String(chargeId) });
    const right = await world.deps.db
      .selectFrom('charges')
      .selectAll()
      .where('paymentId', '=', payment.id as PaymentId)
      .where('amount', '=', naira(10_000) as never)
      .executeTakeFirstOrThrow();
    const { id } = await startSuspenseRefund(world.deps)({ chargeId: right.id, actor: STAFF, reason: 'Not wanted' });
    await workOnRefund(world.deps)(id);
    const { providerId } = await refundById(id);
    await world.control('POST', `/refunds/${providerId}`, { status: 'failed', webhook: false });
    await workOnRefund(world.deps)(id);
    await world.control('POST', `/refunds/${providerId}`, { status: 'processed', webhook: false });
    const answer = await staff.ADMIN.post(`/api/admin/charges/${right.id}/release`, {
      reason: 'It was right after all',
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(409);
  });
});
