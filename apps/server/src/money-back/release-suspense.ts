import type { ChargeId, GiftId, PaymentId } from '@jara/domain/ids';
import { suspenseAccount } from '@jara/domain/ledger/accounts';
import { suspenseReleased } from '@jara/domain/ledger/journals';
import { formatMoney } from '@jara/domain/money/format';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import { liftFromGift, listOpenHolds } from '../holds/holds.ts';
import { balanceOf } from '../ledger/balances.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { lockPayment } from '../payments/payments.store.ts';
import { tellOfGift } from '../payments/tell-of-gift.ts';
import { announcePayment } from '../platform/database/announce.ts';
import type { Trx } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import {
  type ChargeRow,
  findCharge,
  findChargeOfGift,
  findStandingDispute,
  type GiftRow,
  lockGiftOfPayment,
} from './money-back.store.ts';

interface Decision {
  chargeId: ChargeId;
  actor: StaffActor;
  reason: string;
}

/**
 * Staff decide that a charge held in suspense pays for its gift after all. From here on everything is as if it had
 * matched at once: the gift opens, and the same mails go out.
 */
export const releaseSuspense =
  ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) =>
  async ({ chargeId, actor, reason }: Decision): Promise<{ paymentId: PaymentId; giftId: GiftId }> => {
    const released = await db.transaction().execute(async (trx) => {
      const known = await findCharge(trx, chargeId);
      if (!known) throw new Refusal('not_found', { message: 'This charge was not found' });
      const payment = await lockPayment(trx, known.paymentId);
      const gift = await lockGiftOfPayment(trx, payment.id);
      const charge = await findCharge(trx, chargeId);
      if (!gift || !charge) throw new Error('a suspended charge without its gift');
      await refuseUnlessPayable(trx, charge, gift);

      const now = clock.now();
      const { amount, currency } = gift;
      await postJournal(trx, suspenseReleased({ chargeId, giftId: gift.id, amount, currency }), now);
      await trx.updateTable('charges').set({ became: 'GIFT', reason: null }).where('id', '=', chargeId).execute();
      for (const { causeId } of await listChargeHolds(trx, gift.id))
        await liftFromGift(trx, gift.id, { cause: 'CHARGE', causeId }, { now, by: actor.staffId });
      await trx
        .updateTable('payments')
        .set({
          status: 'SUCCESS',
          providerId: charge.providerId,
          failureReason: null,
          nextCheckAt: null,
          updatedAt: now,
        })
        .where('id', '=', payment.id)
        .execute();
      await tellOfGift(trx, { gift, payment }, now);
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'charge.release',
          subjectKind: 'charge',
          subjectId: chargeId,
          details: { giftId: gift.id, amount, currency, reason },
        },
        now,
      );
      await announcePayment(trx, payment.id);
      return { paymentId: payment.id, giftId: gift.id };
    });
    log.info({ chargeId, ...released }, 'charge.released');
    return released;
  };

/** More than one charge may have missed the gift; from now on it is paid. */
const listChargeHolds = async (trx: Trx, giftId: GiftId) =>
  (await listOpenHolds(trx, giftId)).filter(({ cause }) => cause === 'CHARGE');

async function refuseUnlessPayable(trx: Trx, charge: ChargeRow, gift: GiftRow): Promise<void> {
  if (charge.became !== 'SUSPENSE') throw refused('This charge already pays for its gift');
  if (gift.status !== 'CONFLICTED' || (await findChargeOfGift(trx, charge.paymentId))) {
    throw refused('This gift is already paid. The charge can only be refunded.');
  }
  if (charge.currency !== gift.currency) {
    throw refused(`This charge is in ${charge.currency} and the gift in ${gift.currency}. It can only be refunded.`);
  }
  if (charge.amount !== gift.amount) {
    const [paid, wanted] = [formatMoney(charge.amount, gift.currency), formatMoney(gift.amount, gift.currency)];
    throw refused(`This charge is of ${paid} and the gift of ${wanted}. It can only be refunded.`);
  }
  if (await findStandingDispute(trx, charge.id)) {
    throw refused('The sender’s bank disputes this charge, or has taken it back');
  }
  if ((await balanceOf(trx, suspenseAccount(charge.id))) !== charge.amount) {
    throw refused('The money of this charge is no longer here: it was refunded, or the sender’s bank disputes it');
  }
}

const refused = (message: string) => new Refusal('status_change_not_allowed', { message });
