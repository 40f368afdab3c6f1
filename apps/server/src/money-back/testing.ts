import type { GiftId, PaymentId, WithdrawalId } from '@jara/domain/ids';
import type { Account, AccountKind } from '@jara/domain/ledger/accounts';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { expect } from 'vitest';
import type { TestAccount } from '../../testing/accounts.ts';
import type { Browser } from '../../testing/browser.ts';
import { eventually, type World } from '../../testing/world.ts';
import type { StaffActor } from '../audit/audit.ts';
import { lapseClaims } from '../claims/lapse-claims.ts';
import { balanceOf } from '../ledger/balances.ts';
import { setClockOffset } from '../platform/database/clock.ts';
import { newId } from '../platform/ids.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { recordDispute } from './record-dispute.ts';

export const STAFF: StaffActor = { staffId: newId(), requestId: 'test', ip: '127.0.0.1' };

const DAY_SECONDS = 86_400;

/** Moves business time forward from now on, counted from the real clock. */
export async function setDaysAhead({ deps }: World, days: number): Promise<void> {
  await setClockOffset(deps.db, Math.round(days * DAY_SECONDS));
  await deps.clock.refresh();
}

export const giftOf = ({ deps }: World, quid: string) =>
  deps.db.selectFrom('gifts').selectAll().where('quid', '=', quid).executeTakeFirstOrThrow();

export const paymentOf = ({ deps }: World, id: PaymentId) =>
  deps.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const claimsOf = ({ deps }: World, giftId: GiftId) =>
  deps.db.selectFrom('claims').selectAll().where('giftId', '=', giftId).orderBy('slot').execute();

export const chargeOf = ({ deps }: World, paymentId: PaymentId) =>
  deps.db.selectFrom('charges').selectAll().where('paymentId', '=', paymentId).executeTakeFirstOrThrow();

export const balance = ({ deps }: World, account: Account) => balanceOf(deps.db, account);

/** What the books say of an account of which there is only one: debits less credits. */
export async function total({ deps }: World, kind: AccountKind): Promise<number> {
  const { sum } = await deps.db
    .selectFrom('movements')
    .select((eb) => eb.cast<number>(eb.fn.coalesce(eb.fn.sum('amount'), eb.lit(0)), 'bigint').as('sum'))
    .where('account', '=', kind)
    .executeTakeFirstOrThrow();
  return sum;
}

export const mailsOf = ({ deps }: World, recipient: string) =>
  deps.db.selectFrom('mails').select('kind').where('recipient', '=', recipient).orderBy('kind').execute();

export const auditOf = ({ deps }: World, subjectId: string) =>
  deps.db.selectFrom('audit').select(['action', 'staffId']).where('subjectId', '=', subjectId).execute();

export async function openDisputeAtBank(world: World, reference: string, amount?: number): Promise<string> {
  const { id } = await world.control<{ id: string | number }>('POST', '/disputes', { reference, amount });
  return String(id);
}

export const resolveDisputeAtBank = (world: World, id: string, resolution: string) =>
  world.control('POST', `/disputes/${id}`, { resolution });

/** The bank takes so much of a payment, or all of it, and we hear of both. */
export async function loseDispute(world: World, reference: string, amount?: number): Promise<string> {
  const id = await openDisputeAtBank(world, reference, amount);
  await recordDispute(world.deps)({ id });
  await resolveDisputeAtBank(world, id, 'lost');
  await recordDispute(world.deps)({ id });
  return id;
}

/** A payment whose charge is not what was asked for: it waits in suspense. */
export async function wrongCharge(
  world: World,
  charge: { amount?: number; currency?: string; card?: string },
  gift: Record<string, unknown> = {},
) {
  const sender = world.browser();
  const { body } = await sender.post('/api/transactions', {
    amount: 1_000_000,
    email: 'ada@example.com',
    senderEmail: 'chidi@example.com',
    authorizationUrl: 'http://localhost:3000/payment/callback',
    ...gift,
  });
  await world.control('POST', '/pay', { reference: body.reference, card: 'success', ...charge });
  await sender.get(`/api/transactions/reference/${body.reference}`);
  const payment = await paymentOf(world, body.transaction.id);
  const suspended = await chargeOf(world, payment.id);
  return { sender, payment, charge: suspended };
}

/** Somebody opens a share. */
export async function claimShare(world: World, quid: string, recipient: Browser = world.browser()) {
  const { body, status } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
  expect(status, JSON.stringify(body)).toBe(200);
  return { quid, recipient, claim: body };
}

/** Its holder sends a share to a bank, and the payout ends. */
export const sendShare = async (world: World, share: Parameters<World['withdraw']>[0], account?: TestAccount) =>
  endPayout(world, (await world.withdraw(share, account)).id);

/** At the end of a test: what still waits would lapse in the next. */
export async function lapseWhatWaits(world: World): Promise<void> {
  await setDaysAhead(world, 400);
  await lapseClaims(world.deps)();
  await setDaysAhead(world, 0);
}

/** What banks have received of a gift, by the provider's own books. */
export async function receivedOf(world: World, giftId: GiftId) {
  const { transfers } = await world.control<ProviderSums>('GET', '/sums');
  const own = giftId.replaceAll('-', '');
  return transfers.filter(({ reference, bankReceived }) => reference.includes(own) && bankReceived > 0);
}

/** What has gone back to the card, by the provider's own books. */
export async function refundedTo(world: World, reference: string): Promise<number | undefined> {
  const { charges } = await world.control<ProviderSums>('GET', '/sums');
  return charges.find((charge) => charge.reference === reference)?.refunded;
}

/** Works on a payout as the worker would, until it has ended. */
export const endPayout = (world: World, withdrawalId: WithdrawalId) =>
  eventually('the payout ends', async () => {
    await workOnPayout(world.deps)(withdrawalId);
    const { finishedAt } = await world.deps.db
      .selectFrom('withdrawals')
      .select('finishedAt')
      .where('id', '=', withdrawalId)
      .executeTakeFirstOrThrow();
    return finishedAt !== null;
  });

/** Lets the provider's own time pass until it has decided every refund it has queued for a payment. */
export const letProviderRefund = (world: World, paymentId: PaymentId) =>
  eventually('the provider decides on its refunds', async () => {
    await world.control('POST', '/clock', { advanceSeconds: 2 });
    const charge = await chargeOf(world, paymentId);
    const { data } = await world.deps.paystack.listRefunds(charge.providerId);
    return data.length > 0 && data.every(({ status }) => status !== 'pending' && status !== 'processing');
  });

/** Works on the refunds of a gift as the worker would, before and after the provider has decided on them. */
export async function endRefunds(world: World, giftId: GiftId, paymentId: PaymentId): Promise<void> {
  const work = async () => {
    const refunds = await world.deps.db.selectFrom('refunds').selectAll().where('giftId', '=', giftId).execute();
    for (const { id } of refunds) await workOnRefund(world.deps)(id);
  };
  await work();
  await letProviderRefund(world, paymentId);
  await work();
}
