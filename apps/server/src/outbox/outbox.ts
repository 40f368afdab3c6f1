import type { Reminder } from '@jara/domain/gift/reminders';
import type {
  ClaimId,
  DataRequestId,
  GiftId,
  MailId,
  PaymentId,
  RefundId,
  ScheduleId,
  StaffId,
  WithdrawalId,
} from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';

/** What each kind of mail is told: ids of what it tells of. The words are made when it is sent. */
export interface MailData {
  gift_for_you: GiftForYouData;
  gift_reminder: { giftId: GiftId; what: Reminder; endsAt: string };
  ending_reminder: { giftId: GiftId; endsAt: string };
  receipt: { paymentId: PaymentId };
  gift_claimed: { claimId: ClaimId };
  thanks: { claimId: ClaimId };
  claim_link: ClaimLinkData;
  share_lapses: ClaimLinkData;
  payout_requested: { withdrawalId: WithdrawalId };
  payout_delayed: { withdrawalId: WithdrawalId };
  payout_sent: { withdrawalId: WithdrawalId };
  payout_failed: { withdrawalId: WithdrawalId };
  refund_sent: { refundId: RefundId };
  refund_needs_account: { refundId: RefundId };
  list_link: ListLinkData;
  data_link: DataLinkData;
  data_erased: { requestId: DataRequestId; erased: number; language: Language };
  staff_invitation: InvitationData;
  report_ready: { scheduleId: ScheduleId; staffId: StaffId; from: string; to: string };
}
export type MailKind = keyof MailData;

/** Their links are keys: once the reader has them, nobody needs them here, and they are forgotten. */
export const KINDS_WITH_A_KEY: readonly string[] = [
  'claim_link',
  'share_lapses',
  'list_link',
  'data_link',
  'staff_invitation',
] satisfies MailKind[];

export interface GiftForYouData {
  giftId: GiftId;
  /** The code it tells, which never leaves for another address: once it is replaced, the mail is not sent. Missing on old mails. */
  quid?: string | undefined;
}

export interface ClaimLinkData {
  claimId: ClaimId;
  /** Holds the access key. */
  url: string;
  /** What whoever asked for it reads. Missing on old mails, and where nobody asked. */
  language?: Language | undefined;
}

export interface ListLinkData {
  /** Holds the token that opens the list, once. */
  url: string;
  gifts: number;
  /** ISO 8601. */
  expiresAt: string;
  /** What whoever asked for it reads. Missing on old mails. */
  language?: Language | undefined;
}

export interface DataLinkData {
  /** Holds the token that shows what we hold about the reader. */
  url: string;
  /** ISO 8601. */
  expiresAt: string;
  language: Language;
}

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

/** A mail is written in the transaction of the event it tells of; a worker sends it after that has committed. */
export const mailsStatement = (now: Date, mails: readonly NewMail[]): RawBuilder<unknown> => sql`
    insert into mails (id, kind, recipient, identity, data, created_at, next_try_at)
    select *, ${now}, now() from unnest(
      ${mails.map(() => newId<MailId>())}::uuid[], ${mails.map(({ kind }) => kind)}::text[], ${mails.map(({ to }) => to)}::text[],
      ${mails.map(({ identity }) => identity)}::text[], ${mails.map(({ data }) => JSON.stringify(data))}::jsonb[]
    )
    on conflict (identity) do nothing
  `;

/** Takes back what still waits to be mailed to somebody about a gift. What has left has left. */
export const dropMails = (trx: Trx, { giftId, to, why }: { giftId: GiftId; to: string; why: string }) =>
  sql`
    update mails set next_try_at = null, failure = ${why}
    where next_try_at is not null and sent_at is null and lower(recipient) = lower(${to}) and data ->> 'giftId' = ${giftId}
  `.execute(trx);

export async function addMails(trx: Trx, now: Date, mails: readonly NewMail[]): Promise<void> {
  if (mails.length > 0) await mailsStatement(now, mails).execute(trx);
}
