import { idOf } from '@jara/contract/scalars';
import { CLOTH_THEMES, type ClothTheme } from '@jara/domain/cloth/palettes';
import { isOpenForClaims } from '@jara/domain/gift/gift-status';
import type { ClaimId, GiftId, PaymentId, RefundId, WithdrawalId } from '@jara/domain/ids';
import { minor } from '@jara/domain/money/money';
import { spokenStatus } from '@jara/domain/spoken';
import { maskText } from '@jara/domain/staff/mask';
import { OPEN_WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { giftFaces, presentFace } from '../gifts/gift-face.ts';
import type { MailKind } from '../outbox/outbox.ts';
import type { Db } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { ruleOf } from '../rules/rule-row.ts';
import type { Cloth, MailFacts } from './writing/mail-facts.ts';

export type MailRow = Selectable<Schema['mails']>;

export interface LoadedMail {
  facts: MailFacts;
  /** Why it is no longer true and must not go out; what has gone out can still be looked at. */
  outdated: string | undefined;
}

interface Source {
  db: Db;
  mail: MailRow;
  now: Date;
}
type Loader = (source: Source) => Promise<LoadedMail | undefined>;

/** A mail's row holds only ids: what it says is read when it is sent. Undefined when what it tells of is not there. */
export const loadMail =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (mail: MailRow): Promise<LoadedMail | undefined> => {
    if (!isKind(mail.kind)) throw new Error(`no mail is of the kind ${mail.kind}`);
    return LOADERS[mail.kind]({ db, mail, now: clock.now() });
  };

const LOADERS: Record<MailKind, Loader> = {
  gift_for_you: loadGiftForYou,
  receipt: loadReceipt,
  gift_claimed: loadGiftClaimed,
  claim_link: loadClaimLink,
  payout_requested: (source) => loadPayout(source, 'payout_requested'),
  payout_sent: (source) => loadPayout(source, 'payout_sent'),
  payout_failed: (source) => loadPayout(source, 'payout_failed'),
  refund_sent: loadRefund,
  list_link: loadListLink,
  staff_invitation: loadInvitation,
};

const isKind = (kind: string): kind is MailKind => Object.hasOwn(LOADERS, kind);

async function loadGiftForYou({ db, mail, now }: Source): Promise<LoadedMail | undefined> {
  const { giftId } = z.parse(z.object({ giftId: idOf<GiftId>() }), mail.data);
  const face = await giftFaces(db).select('gifts.status').where('gifts.id', '=', giftId).executeTakeFirst();
  if (!face) return undefined;
  const row = await db.selectFrom('rules').selectAll().where('giftId', '=', giftId).executeTakeFirst();
  const rule = row && ruleOf(row);
  const isProtected = face.passwordHash !== null;
  // The mail shows what the page shows to whoever holds the code, decided in the same place.
  const view = presentFace(face, { status: face.status, rule }, !isProtected);
  const isOver = face.expiresAt <= now || (rule?.type === 'TIME' && rule.endsAt <= now.getTime());
  return {
    facts: {
      kind: 'gift_for_you',
      cloth: clothFrom(face),
      currency: face.currency,
      at: mail.createdAt,
      quid: face.quid,
      amount: view.amount === null ? null : minor(view.amount),
      message: view.message,
      isProtected,
      from: view.senderName,
      isSecret: view.anonymous,
      rule,
      expiresAt: face.expiresAt,
    },
    outdated: !isOpenForClaims(face.status)
      ? `The gift is ${spokenStatus(face.status)}`
      : isOver
        ? 'The gift has ended'
        : undefined,
  };
}

const GIFT_COLUMNS = [
  'payments.amount',
  'payments.currency',
  'payments.theme',
  'payments.clothSeed',
  'payments.recipientEmail',
  'payments.reference',
] as const;

async function loadReceipt({ db, mail }: Source): Promise<LoadedMail | undefined> {
  const { paymentId } = z.parse(z.object({ paymentId: idOf<PaymentId>() }), mail.data);
  const payment = await db
    .selectFrom('payments')
    .select([...GIFT_COLUMNS, 'payments.status', 'payments.anonymous', 'payments.senderName', 'payments.passwordHash'])
    .where('payments.id', '=', paymentId)
    .executeTakeFirst();
  if (!payment) return undefined;
  return {
    facts: {
      kind: 'receipt',
      cloth: clothFrom(payment),
      currency: payment.currency,
      at: mail.createdAt,
      amount: payment.amount,
      recipient: payment.recipientEmail,
      reference: payment.reference,
      shownAs: payment.anonymous ? null : payment.senderName,
      isSecret: payment.anonymous,
      isProtected: payment.passwordHash !== null,
    },
    outdated: payment.status === 'SUCCESS' ? undefined : `The payment is ${spokenStatus(payment.status)}`,
  };
}

async function loadGiftClaimed({ db, mail }: Source): Promise<LoadedMail | undefined> {
  const { claimId } = z.parse(z.object({ claimId: idOf<ClaimId>() }), mail.data);
  const claim = await db
    .selectFrom('claims')
    .innerJoin('gifts', 'gifts.id', 'claims.giftId')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .select([...GIFT_COLUMNS, 'claims.share'])
    .select((eb) =>
      eb
        .selectFrom('claims as earlier')
        .select((sub) => sub.cast<number>(sub.fn.sum('earlier.share'), 'bigint').as('claimed'))
        .whereRef('earlier.giftId', '=', 'claims.giftId')
        .whereRef('earlier.slot', '<=', 'claims.slot')
        .as('claimed'),
    )
    .where('claims.id', '=', claimId)
    .executeTakeFirst();
  if (!claim) return undefined;
  return {
    facts: {
      kind: 'gift_claimed',
      cloth: clothFrom(claim),
      currency: claim.currency,
      at: mail.createdAt,
      share: claim.share,
      amount: claim.amount,
      claimed: minor(claim.claimed ?? claim.share),
      recipient: claim.recipientEmail,
      reference: claim.reference,
    },
    outdated: undefined,
  };
}

async function loadPayout(
  { db, mail }: Source,
  kind: 'payout_requested' | 'payout_sent' | 'payout_failed',
): Promise<LoadedMail | undefined> {
  const { withdrawalId } = z.parse(z.object({ withdrawalId: idOf<WithdrawalId>() }), mail.data);
  const row = await db
    .selectFrom('withdrawals')
    .innerJoin('claims', 'claims.id', 'withdrawals.claimId')
    .innerJoin('gifts', 'gifts.id', 'claims.giftId')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .select(['withdrawals.gross', 'withdrawals.fee', 'withdrawals.net', 'withdrawals.currency', 'withdrawals.status'])
    .select(['withdrawals.bankName', 'withdrawals.accountNumber', 'withdrawals.reference', 'withdrawals.reason'])
    .select('withdrawals.approvalsNeeded')
    .select(['claims.status as claimStatus', 'gifts.quid', 'payments.theme', 'payments.clothSeed'])
    .where('withdrawals.id', '=', withdrawalId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { gross, fee, net, currency, bankName, accountNumber, reference, quid } = row;
  const payout = {
    cloth: clothFrom(row),
    at: mail.createdAt,
    gross,
    fee,
    net,
    currency,
    bankName,
    accountNumber,
    reference,
    quid,
  };
  if (kind === 'payout_requested') {
    const isUnderWay = (OPEN_WITHDRAWAL_STATUSES as readonly string[]).includes(row.status);
    return {
      facts: { kind, ...payout, needsApproval: row.approvalsNeeded > 0 },
      // What came of it is told by a mail of its own, and must not be followed by the promise of it.
      outdated: isUnderWay ? undefined : `The withdrawal is ${spokenStatus(row.status)}`,
    };
  }
  if (kind === 'payout_sent') {
    return {
      facts: { kind, ...payout },
      outdated: row.status === 'COMPLETED' ? undefined : `The withdrawal is ${spokenStatus(row.status)}`,
    };
  }
  // Whoever has asked again already would take "we could not send it" for the answer to their new request.
  const hasMovedOn = row.claimStatus === 'WITHDRAWING' || row.claimStatus === 'PAID';
  return {
    facts: {
      kind,
      ...payout,
      // A mail lies about in other people's systems, so numbers and addresses that somebody wrote down are masked there.
      reason: row.reason && maskText(row.reason),
      isOnHold: row.claimStatus === 'FROZEN',
    },
    outdated: hasMovedOn ? 'The share is being withdrawn again' : undefined,
  };
}

async function loadClaimLink({ db, mail }: Source): Promise<LoadedMail | undefined> {
  const { claimId, url } = z.parse(z.object({ claimId: idOf<ClaimId>(), url: link }), mail.data);
  if (url === undefined) return undefined;
  const claim = await db
    .selectFrom('claims')
    .innerJoin('gifts', 'gifts.id', 'claims.giftId')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .select(['claims.share', 'claims.currency', 'payments.theme', 'payments.clothSeed'])
    .where('claims.id', '=', claimId)
    .executeTakeFirst();
  if (!claim) return undefined;
  const { share, currency } = claim;
  return {
    facts: { kind: 'claim_link', cloth: clothFrom(claim), at: mail.createdAt, url, share, currency },
    outdated: undefined,
  };
}

async function loadRefund({ db, mail }: Source): Promise<LoadedMail | undefined> {
  const { refundId } = z.parse(z.object({ refundId: idOf<RefundId>() }), mail.data);
  const refund = await db
    .selectFrom('refunds')
    .innerJoin('charges', 'charges.id', 'refunds.chargeId')
    .innerJoin('payments', 'payments.id', 'charges.paymentId')
    .select(['refunds.amount as refunded', 'refunds.currency', 'refunds.status', 'refunds.giftId', 'charges.amount'])
    .select(['payments.theme', 'payments.clothSeed', 'payments.recipientEmail', 'charges.reference'])
    .where('refunds.id', '=', refundId)
    .executeTakeFirst();
  if (!refund) return undefined;
  return {
    facts: {
      kind: 'refund_sent',
      cloth: clothFrom(refund),
      currency: refund.currency,
      at: mail.createdAt,
      refunded: refund.refunded,
      paid: refund.amount,
      wasGift: refund.giftId !== null,
      recipient: refund.recipientEmail,
      reference: refund.reference,
    },
    outdated: refund.status === 'FAILED' ? 'The refund failed' : undefined,
  };
}

/** Once it has been sent, a link that is a key is forgotten, and with it what there was to show. */
const link = z.optional(z.url({ protocol: /^https?$/ }));

async function loadListLink({ mail, now }: Source): Promise<LoadedMail | undefined> {
  const { url, gifts, expiresAt } = z.parse(
    z.object({ url: link, gifts: z.int(), expiresAt: z.iso.datetime() }),
    mail.data,
  );
  if (url === undefined) return undefined;
  const facts = { kind: 'list_link' as const, url, gifts, expiresAt: new Date(expiresAt) };
  return { facts, outdated: facts.expiresAt <= now ? 'The link has ended' : undefined };
}

const invitation = z.object({
  url: link,
  role: z.string(),
  invitedBy: z.string(),
  expiresAt: z.iso.datetime(),
});

async function loadInvitation({ mail, now }: Source): Promise<LoadedMail | undefined> {
  const { url, role, invitedBy, expiresAt } = z.parse(invitation, mail.data);
  if (url === undefined) return undefined;
  const facts = { kind: 'staff_invitation' as const, url, role, invitedBy, expiresAt: new Date(expiresAt) };
  return { facts, outdated: facts.expiresAt <= now ? 'The invitation has ended' : undefined };
}

const clothFrom = ({ theme, clothSeed }: { theme: string; clothSeed: number }): Cloth => ({
  theme: isTheme(theme) ? theme : 'adire',
  seed: clothSeed,
});
const isTheme = (theme: string): theme is ClothTheme => (CLOTH_THEMES as readonly string[]).includes(theme);
