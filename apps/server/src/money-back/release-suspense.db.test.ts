import type { ChargeId, PaymentId } from '@jara/domain/ids';
import { giftAccount, suspenseAccount } from '@jara/domain/ledger/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import type { StaffActor } from '../audit/audit.ts';
import { workOnWebhook } from '../provider/work-on-webhook.ts';
import { actor, addStaff } from '../staff/testing.ts';
import { recordDispute } from './record-dispute.ts';
import { releaseSuspense } from './release-suspense.ts';
import { startSuspenseRefund } from './start-refund.ts';
import {
  auditOf,
  balance,
  mailsOf,
  openDisputeAtBank,
  paymentOf,
  resolveDisputeAtBank,
  wrongCharge,
} from './testing.ts';

describe('releasing a suspended charge', () => {
  let world: World;
  let staff: StaffActor;
  beforeAll(async () => {
    world = await createWorld();
    staff = actor((await addStaff(world, 'ADMIN')).id);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const release = (chargeId: ChargeId) =>
    releaseSuspense(world.deps)({ chargeId, actor: staff, reason: 'The second try was right' });

  /** A payment that was charged a wrong sum first and the right one afterwards. Both wait in suspense. */
  async function paidRightTheSecondTime(gift: Record<string, unknown> = {}) {
    const { payment, charge: wrong, sender } = await wrongCharge(world, { amount: naira(9_000) }, gift);
    await world.control('POST', '/pay', {
      reference: payment.reference,
      card: 'success',
      amount: naira(10_000),
      again: true,
    });
    const right = await secondChargeHeard(payment.id);
    return { payment, wrong, right, sender };
  }

  async function secondChargeHeard(paymentId: PaymentId) {
    for (let tries = 0; tries < 100; tries += 1) {
      const events = await world.deps.db
        .selectFrom('webhookEvents')
        .select('id')
        .where('workedAt', 'is', null)
        .execute();
      for (const { id } of events) await workOnWebhook(world.deps)(id);
      const right = await world.deps.db
        .selectFrom('charges')
        .selectAll()
        .where('paymentId', '=', paymentId)
        .where('amount', '=', naira(10_000) as never)
        .executeTakeFirst();
      if (right) return right;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the second charge was never heard of');
  }

  it('opens the gift as if the money had been right at once', async () => {
    const { payment, right, sender } = await paidRightTheSecondTime();
    const { giftId } = await release(right.id);
    expect(await paymentOf(world, payment.id)).toMatchObject({
      status: 'SUCCESS',
      providerId: right.providerId,
      failureReason: null,
    });
    expect(await balance(world, suspenseAccount(right.id))).toBe(0);
    expect(await balance(world, giftAccount(giftId))).toBe(naira(10_000));
    const { body } = await sender.get(`/api/transactions/reference/${payment.reference}`);
    expect(body).toMatchObject({ status: 'SUCCESS', quid: expect.any(String) });
    const claimed = await world.browser().post(`/api/rules/claim?quid=${body.quid}`, {});
    expect(claimed.body).toMatchObject({ state: 'YOURS', amount: naira(10_000) });
    expect(await mailsOf(world, 'ada@example.com')).toContainEqual({ kind: 'gift_for_you' });
    expect(await mailsOf(world, 'chidi@example.com')).toContainEqual({ kind: 'receipt' });
    expect(await auditOf(world, right.id)).toEqual([{ action: 'charge.release', staffId: staff.staffId }]);
  });

  it('opens the gift under the rule that it was ordered with', async () => {
    const { payment, right, sender } = await paidRightTheSecondTime({ rule: { nthPerson: 2 } });
    await release(right.id);
    const { quid, rule } = (await sender.get(`/api/transactions/reference/${payment.reference}`)).body;
    expect(rule).toMatchObject({ nthPerson: 2, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const states: string[] = [];
    for (const person of [world.browser(), world.browser()])
      states.push((await person.post(`/api/rules/claim?quid=${quid}`, {})).body.state);
    expect(states).toEqual(['NOT_THIS_TIME', 'YOURS']);
  });

  it('puts the gift under a dispute of its charge that the bank takes up again', async () => {
    const { right } = await paidRightTheSecondTime();
    const id = await openDisputeAtBank(world, right.providerId);
    await recordDispute(world.deps)({ id });
    await resolveDisputeAtBank(world, id, 'declined');
    await recordDispute(world.deps)({ id });
    const { giftId } = await release(right.id);
    await world.control('POST', `/disputes/${id}`, { resolution: 'lost', again: true });
    await recordDispute(world.deps)({ id });
    expect(await balance(world, giftAccount(giftId))).toBe(0);
    const gift = await world.deps.db.selectFrom('gifts').select('status').where('id', '=', giftId).executeTakeFirst();
    expect(gift).toEqual({ status: 'CONFLICTED' });
  });

  it('happens once when two members of staff press at the same time', async () => {
    const { right } = await paidRightTheSecondTime();
    const answers = await Promise.allSettled([release(right.id), release(right.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('leaves the other charge to be refunded, and nothing else', async () => {
    const { wrong, right } = await paidRightTheSecondTime();
    await release(right.id);
    await expect(release(wrong.id)).rejects.toThrow('already paid');
    const refund = await startSuspenseRefund(world.deps)({ chargeId: wrong.id, actor: staff, reason: 'Paid twice' });
    expect(refund.amount).toBe(naira(9_000));
  });

  it('and refunding it at the same moment spend the money once', async () => {
    const { right } = await paidRightTheSecondTime();
    const answers = await Promise.allSettled([
      release(right.id),
      startSuspenseRefund(world.deps)({ chargeId: right.id, actor: staff, reason: 'Paid twice' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it.each([
    ['too little', { amount: naira(9_000) }, 'It can only be refunded'],
    ['too much', { amount: naira(11_000) }, 'It can only be refunded'],
    ['another currency', { currency: 'GHS' }, 'This charge is in GHS'],
  ])('is refused when the sender paid %s', async (_what, paid, message) => {
    const { charge } = await wrongCharge(world, paid);
    await expect(release(charge.id)).rejects.toThrow(message);
    expect(await balance(world, suspenseAccount(charge.id))).toBe(charge.amount);
  });
});
