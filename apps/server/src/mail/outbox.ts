import { enqueue } from '../jobs/enqueue.ts';
import type { Trx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';

export type MailKind =
  | 'gift_for_you'
  | 'receipt'
  | 'gift_claimed'
  | 'payout_sent'
  | 'payout_failed'
  | 'staff_invitation'
  | 'refund_sent';

export interface NewMail {
  kind: MailKind;
  to: string;
  /** Makes a mail one of its kind: the same event never writes twice. */
  identity: string;
  /** Ids of what the mail tells of; the words are made when it is sent. */
  data: Record<string, unknown>;
}

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
  await enqueue(trx, 'send_mails', {}, { key: 'send_mails' });
}
