import type { Thanks } from '@jara/contract/thanks';
import { isOnHold } from '@jara/domain/gift/gift-status';
import type { ClaimId, GiftId } from '@jara/domain/ids';
import { sql } from 'kysely';
import { addMails } from '../outbox/outbox.ts';
import { announcePayment } from '../platform/database/announce.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { lockClaimByKey } from '../withdrawals/withdrawals.store.ts';

interface Ask {
  accessKey: string;
  text: string;
}

/**
 * Keeps what a claimant writes to the sender, once per share. Whether its sender wants to hear it is asked when it is mailed and
 * when it is shown, and not here: whoever thanks need not know.
 */
export const thankSender =
  ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) =>
  ({ accessKey, text }: Ask): Promise<Thanks> =>
    db.transaction().execute(async (trx) => {
      const claim = await lockClaimByKey(trx, accessKey);
      if (!claim) throw new Refusal('access_key_rejected');
      const before = await thanksOf(trx, claim.id);
      if (before && before.text === text) return before;
      if (before) throw new Refusal('already_thanked');
      if (isOnHold(claim.giftStatus)) throw new Refusal('gift_blocked');
      if (claim.status === 'LAPSED') throw new Refusal('claim_lapsed');
      if (claim.status === 'FROZEN') throw new Refusal('claim_frozen');

      const now = clock.now();
      await trx
        .insertInto('thanks')
        .values({ claimId: claim.id, giftId: claim.giftId, text, createdAt: now })
        .execute();
      const { id: paymentId, senderEmail } = await trx
        .selectFrom('gifts')
        .innerJoin('payments', 'payments.id', 'gifts.paymentId')
        .select(['payments.id', 'payments.senderEmail'])
        .where('gifts.id', '=', claim.giftId)
        .executeTakeFirstOrThrow();
      if (senderEmail !== null)
        await addMails(trx, now, [
          { kind: 'thanks', to: senderEmail, identity: thanksIdentity(claim.id), data: { claimId: claim.id } },
        ]);
      await announcePayment(trx, paymentId);
      log.info({ claimId: claim.id }, 'claim.thanked');
      return { text, at: now.toISOString() };
    });

export async function thanksOf(db: Db, claimId: ClaimId): Promise<Thanks | null> {
  const thanks = await db.selectFrom('thanks').selectAll().where('claimId', '=', claimId).executeTakeFirst();
  return thanks ? { text: thanks.text, at: thanks.createdAt.toISOString() } : null;
}

const thanksIdentity = (claimId: ClaimId) => `thanks:${claimId}`;

/** Lets the mails leave that a sender did not want to have before. */
export const mailKeptThanks = (trx: Trx, giftId: GiftId) =>
  sql`
    update mails set next_try_at = now(), tries = 0, failure = null
    where sent_at is null and next_try_at is null
      and identity in (select 'thanks:' || claim_id from thanks where gift_id = ${giftId})
  `.execute(trx);
