import type { ChargeId, RefundId } from '@jara/domain/ids';
import { suspenseAccount } from '@jara/domain/ledger/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { reconcile } from '../operations/reconciliation/reconcile.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { recordDispute } from './record-dispute.ts';
import { releaseSuspense } from './release-suspense.ts';
import { startSuspenseRefund } from './start-refund.ts';
import {
  balance,
  letProviderRefund,
  openDisputeAtBank,
  resolveDisputeAtBank,
  STAFF,
  total,
  wrongCharge,
} from './testing.ts';

describe('a charge in suspense that the sender’s bank has taken back', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const refund = (chargeId: ChargeId) =>
    startSuspenseRefund(world.deps)({ chargeId, actor: STAFF, reason: 'It is the wrong amount' });
  const refundRow = (id: RefundId) =>
    world.deps.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** Its refund had been started, and nothing was heard of the dispute before it was lost. */
  async function lostUnheard(charge: { id: ChargeId; providerId: string }, amount?: number) {
    const { id } = await refund(charge.id);
    const dispute = await openDisputeAtBank(world, charge.providerId, amount);
    await resolveDisputeAtBank(world, dispute, 'lost');
    await recordDispute(world.deps)({ id: dispute });
    await workOnRefund(world.deps)(id);
    expect(await refundRow(id)).toMatchObject({ status: 'FAILED', sends: 0 });
    return dispute;
  }

  it('makes up for the loss with what was about to be refunded', async () => {
    const { charge } = await wrongCharge(world, { amount: naira(9_000) });
    const before = await total(world, 'chargeback_loss');
    await lostUnheard(charge);
    await reconcile(world.deps)();
    expect(await balance(world, suspenseAccount(charge.id))).toBe(0);
    expect(await total(world, 'chargeback_loss')).toBe(before);
    await expect(refund(charge.id)).rejects.toThrow('already taken this payment back');
  });

  it('lets the sender have what the bank did not want', async () => {
    const { charge, payment } = await wrongCharge(world, { amount: naira(9_000) });
    const before = await total(world, 'chargeback_loss');
    await lostUnheard(charge, naira(4_000));
    await reconcile(world.deps)();
    expect(await balance(world, suspenseAccount(charge.id))).toBe(naira(5_000));
    expect(await total(world, 'chargeback_loss')).toBe(before);
    const { id } = await refund(charge.id);
    await workOnRefund(world.deps)(id);
    await letProviderRefund(world, payment.id);
    await workOnRefund(world.deps)(id);
    expect(await refundRow(id)).toMatchObject({ status: 'DONE', amount: naira(5_000) });
  });

  it('is whole again when the bank gives it back after all', async () => {
    const { charge } = await wrongCharge(world, { amount: naira(9_000) });
    const before = await total(world, 'chargeback_loss');
    const dispute = await lostUnheard(charge, naira(4_000));
    await reconcile(world.deps)();
    await world.control('POST', `/disputes/${dispute}`, { resolution: 'declined', again: true });
    await recordDispute(world.deps)({ id: dispute });
    expect(await balance(world, suspenseAccount(charge.id))).toBe(naira(9_000));
    expect(await total(world, 'chargeback_loss')).toBe(before);
  });

  it('pays for no gift', async () => {
    const { charge: wrong, payment } = await wrongCharge(world, { amount: naira(9_000) });
    const again = { card: 'success', amount: naira(10_000), again: true };
    await world.control('POST', '/pay', { reference: payment.reference, ...again });
    await reconcile(world.deps)();
    const right = await world.deps.db
      .selectFrom('charges')
      .selectAll()
      .where('paymentId', '=', payment.id)
      .where('id', '!=', wrong.id)
      .executeTakeFirstOrThrow();
    await lostUnheard(right);
    const ask = { chargeId: right.id, actor: STAFF, reason: 'The second try was right' };
    await expect(releaseSuspense(world.deps)(ask)).rejects.toThrow('bank');
  });
});
