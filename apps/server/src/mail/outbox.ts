import type { Trx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';

/** What each kind of mail is told: ids of what it tells of. The words are made when it is sent. */
interface MailData {
  gift_for_you: { giftId: string };
  receipt: { paymentId: string };
  gift_claimed: { claimId: string };
  payout_sent: { withdrawalId: string };
  payout_failed: { withdrawalId: string };
  refund_sent: { refundId: string };
  staff_invitation: InvitationData;
}
export type MailKind = keyof MailData;

export interface InvitationData {
  /** Holds the key that accepts it, which only its reader may see. */
  url: string;
  /** By its name, as people say it. */
  role: string;
  invitedBy: string;
  /** ISO 8601. */
  expiresAt: string;
}

export type NewMail = {
  [Kind in MailKind]: {
    kind: Kind;
    to: string;
    /** Makes a mail one of its kind: the same event never writes twice. */
    identity: string;
    data: MailData[Kind];
  };
}[MailKind];

/** Writes mails in the transaction of the event they tell of; a worker sends them after it has committed. */
export async function addMails(trx: Trx, now: Date, mails: NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  await trx
    .insertInto('mails')
    .values(
      mails.map(({ kind, to, identity, data }) => ({
        id: newId(),
        kind,
        recipient: to,
        identity,
        data: JSON.stringify(data),
        createdAt: now,
        sentAt: null,
        nextTryAt: new Date(),
        failure: null,
      })),
    )
    .onConflict((conflict) => conflict.column('identity').doNothing())
    .execute();
}
