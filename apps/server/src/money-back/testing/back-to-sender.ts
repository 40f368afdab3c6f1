import type { GiftId, WithdrawalId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import { accountNameOf } from '@jara/paystack-sandbox/banks/account-names';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { expect } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import type { World } from '../../../testing/world.ts';
import { recordDispute } from '../record-dispute.ts';
import { endPayout, endRefunds, giftOf, loseDispute, receivedOf } from '../testing.ts';

const BANK = '058';
const accountOf = (accountNumber: string) => ({
  accountNumber,
  bankCode: BANK,
  accountName: accountNameOf(BANK, accountNumber) ?? '',
});
export const MINE = accountOf('0123456700');
export const ANOTHER = accountOf('0123456800');
export const REFUSED_BY_ITS_BANK = accountOf('0123456722');

/** What goes back to a sender, as they, staff, banks and the provider move it. */
export function backToSender(scene: () => { world: World; staff: Record<Role, Browser> }) {
  const heard = (id: string) => recordDispute(scene().world.deps)({ id });

  async function givesBack(id: string) {
    await scene().world.control('POST', `/disputes/${id}`, { resolution: 'declined', again: true });
    await heard(id);
  }

  const saysOf = (reference: string, status: string) =>
    scene().world.control('POST', `/transfers/${reference}`, { status, webhook: false });

  const name = (sender: Browser, id: string, account = MINE) => sender.post(`/api/sent/${id}/bank`, account);

  async function approveLast(giftId: GiftId): Promise<WithdrawalId | undefined> {
    const asked = await scene()
      .world.deps.db.selectFrom('withdrawals')
      .innerJoin('claims', 'claims.id', 'withdrawals.claimId')
      .select(['withdrawals.id', 'withdrawals.revision'])
      .where('claims.giftId', '=', giftId)
      .where('withdrawals.status', '=', 'REQUESTED')
      .executeTakeFirst();
    if (!asked) return undefined;
    const answer = await scene().staff.ADMIN.put('/api/withdrawal-request', { ...asked, action: 'APPROVE' });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return asked.id;
  }

  async function payLast(giftId: GiftId): Promise<WithdrawalId> {
    const id = await approveLast(giftId);
    if (!id) throw new Error('nothing was asked for');
    await endPayout(scene().world, id);
    return id;
  }

  async function referenceOf(id: WithdrawalId): Promise<string> {
    const found = scene().world.deps.db.selectFrom('withdrawals').select('reference').where('id', '=', id);
    return (await found.executeTakeFirstOrThrow()).reference;
  }

  /** Cancelled by its sender, whose card does not take the refund. */
  async function cancelled() {
    const { world } = scene();
    const made = await world.paidGift({ senderEmail: 'sender@example.com' }, 'refund-fails');
    const { id: giftId } = await giftOf(world, made.quid);
    expect((await made.sender.post(`/api/sent/${made.payment.id}/cancel`, {})).status).toBe(200);
    await endRefunds(world, giftId, made.payment.id);
    return { ...made, giftId };
  }

  /** Of what their card did not take back, a first account did not take the payout either; then their bank took so much, or all. */
  async function failedAtTheirBank(taken?: number) {
    const made = await cancelled();
    const { payment, sender, giftId } = made;
    await name(sender, payment.id, REFUSED_BY_ITS_BANK);
    const late = await payLast(giftId);
    const dispute = await loseDispute(scene().world, payment.reference, taken);
    return { ...made, late, dispute, reference: await referenceOf(late) };
  }

  /** By the provider's own books. */
  async function gotBack({ payment, giftId }: { payment: { reference: string }; giftId: GiftId }) {
    const { charges } = await scene().world.control<ProviderSums>('GET', '/sums');
    const charge = charges.find(({ reference }) => reference === payment.reference);
    const received = await receivedOf(scene().world, giftId);
    const account = received.reduce((sum, { bankReceived }) => sum + bankReceived, 0);
    return { card: charge?.refunded, bank: charge?.disputed, account };
  }

  return { heard, givesBack, saysOf, name, approveLast, payLast, referenceOf, cancelled, failedAtTheirBank, gotBack };
}
