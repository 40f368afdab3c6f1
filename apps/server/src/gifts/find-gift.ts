import type { GiftView } from '@jara/contract/gifts';
import type { Quid } from '@jara/domain/gift/quid';
import type { Deps } from '../platform/tools/deps.ts';
import { ruleOf } from '../rules/rule-row.ts';
import { noGiftBehind } from '../senders/replaced-codes.ts';
import { isSender, type SenderProof } from '../senders/sender-proof.ts';
import { GIFT_WORDS, giftFaces, presentFace } from './gift-face.ts';
import { checkGiftPassword, type Guess } from './gift-password-guard.ts';

interface Ask {
  quid: Quid;
  proof: SenderProof;
  /** What was said to be its password, by somebody who may have to know it. */
  guess: Guess | undefined;
  isStaff: boolean;
}

/** A gift by its code: the public view for anyone, the whole of it for its sender and for staff. */
export const findGift =
  (deps: Pick<Deps, 'db' | 'keys' | 'throttle'>) =>
  async ({ quid, proof, guess, isStaff }: Ask): Promise<GiftView> => {
    const gift = await giftFaces(deps.db)
      .select([
        ...GIFT_WORDS,
        'gifts.status',
        'gifts.opensAt',
        'gifts.expiresAt',
        'gifts.updatedAt',
        'gifts.sharesTaken',
        'gifts.sharesLapsed',
        'gifts.claimedAmount',
        'gifts.firstTriedAt',
        'gifts.paymentId',
        'payments.browserId',
        'payments.recipientEmail',
        'payments.senderEmail',
      ])
      .where('gifts.quid', '=', quid)
      .executeTakeFirst();
    if (!gift) throw await noGiftBehind(deps.db, quid);
    const ruleRow = await deps.db.selectFrom('rules').selectAll().where('giftId', '=', gift.giftId).executeTakeFirst();
    const now = { ...gift, opensAt: gift.opensAt?.getTime(), rule: ruleRow && ruleOf(ruleRow) };

    if (!isStaff && !(await isSender(deps, { ...gift, id: gift.giftId }, proof))) {
      if (guess) await checkGiftPassword(deps, gift, guess);
      return presentFace(gift, now, gift.passwordHash === null || guess !== undefined);
    }
    return {
      ...presentFace(gift, now, true),
      id: gift.giftId,
      recipientEmail: gift.recipientEmail,
      creatorEmail: gift.senderEmail,
      updatedAt: gift.updatedAt.toISOString(),
      transactionCount: gift.sharesTaken - gift.sharesLapsed,
      claimedAmount: gift.claimedAmount,
      ruleFrozen: gift.firstTriedAt !== null,
    };
  };
