import { makeQuid } from '@jara/domain/gift/quid';
import type { PaymentId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import { withdrawalFee } from '@jara/domain/money/fee';
import { minor } from '@jara/domain/money/money';
import { PRACTICE_OPERATOR } from '@jara/domain/operator';
import type { MailKind } from '../../outbox/outbox.ts';
import type { Mail } from '../kinds/mail.ts';
import { MAILS } from '../load-mail.ts';
import { type MailPlace, type RenderedMail, renderMail } from '../writing/layout.ts';

export const PLACE = {
  publicUrl: 'https://jara.example',
  operator: PRACTICE_OPERATOR,
  images: { cloth: 'cid:cloth@jara', logo: 'cid:logo@jara' },
};

const cloth = { theme: 'owambe' as const, seed: 271_828 };
const at = new Date('2026-11-20T08:00:00Z');
const naira = (amount: number) => minor(amount * 100);
const about = { cloth, currency: 'NGN' as const, at };
const reference = 'jara-pay-3f8a1c9be27d4406';

export interface Sample {
  kind: MailKind;
}
const sample =
  <Facts extends object>({ kind }: Mail<MailKind, Facts>, facts: Facts) =>
  (changes: Partial<Facts> = {}): Sample & Facts => ({ ...facts, ...changes, kind });

export const renderSample = (
  { kind, ...facts }: Sample,
  place: MailPlace = PLACE,
  language: Language = 'en',
): RenderedMail => {
  const mail: Mail<MailKind> = MAILS[kind];
  return renderMail(mail.compose(facts, place, language), place, language);
};

const paymentId = '0190a8f0-0000-7000-8000-00000000000a' as PaymentId;

export const giftForYou = sample(MAILS.gift_for_you, {
  ...about,
  quid: makeQuid([7, 21, 3, 30, 12, 25, 0, 18, 9, 27, 4, 16]),
  amount: naira(50_000),
  feeBps: 300,
  message: 'Happy birthday, Ada!\nBuy yourself something that makes you laugh.',
  isProtected: false,
  from: 'Tunde Bello',
  isSecret: false,
  rule: undefined,
  opensAt: null,
  expiresAt: new Date('2027-11-20T08:00:00Z'),
});

const stopToken = `${'c3RvcA'.repeat(7)}c.${'bWFj'.repeat(10)}bWF`;

export const giftReminder = sample(MAILS.gift_reminder, {
  ...about,
  what: 'WAITING',
  quid: giftForYou().quid,
  amount: naira(50_000),
  isProtected: false,
  from: 'Tunde Bello',
  isSecret: false,
  endsAt: new Date('2026-12-20T08:00:00Z'),
  stopToken,
});

export const endingReminder = sample(MAILS.ending_reminder, {
  ...about,
  paymentId: '0190a8f0-0000-7000-8000-00000000000a' as PaymentId,
  amount: naira(50_000),
  rest: naira(50_000),
  recipient: 'ada.okafor@example.com',
  endsAt: new Date('2026-12-20T08:00:00Z'),
  goesBack: true,
  canWaitLonger: true,
  stopToken,
});

export const receipt = sample(MAILS.receipt, {
  ...about,
  paymentId,
  amount: naira(50_000),
  feeOfSender: null,
  recipient: 'ada.okafor@example.com',
  delivery: 'MAIL',
  deliverAt: null,
  reference,
  shownAs: 'Tunde Bello',
  isSecret: false,
  isProtected: false,
  hasRule: false,
});

export const giftClaimed = sample(MAILS.gift_claimed, {
  ...about,
  share: naira(20_000),
  amount: naira(50_000),
  claimed: naira(35_000),
  recipient: 'ada.okafor@example.com',
  reference,
  paymentId,
});

export const thanks = sample(MAILS.thanks, {
  ...about,
  paymentId: '0190a8f0-0000-7000-8000-00000000000a' as PaymentId,
  share: naira(20_000),
  words: 'Thank you! God bless you.\nThe children are dancing.',
  name: 'A••• O•••',
});

export const claimLink = sample(MAILS.claim_link, {
  ...about,
  url: `https://jara.example/claim/${giftForYou().quid}#key=dGhpcyBpcyBub3QgYSByZWFsIGFjY2VzcyBrZXkhISE`,
  share: naira(20_000),
});

export const shareLapses = sample(MAILS.share_lapses, {
  ...about,
  url: claimLink().url,
  share: naira(20_000),
  sendBy: new Date('2026-11-20T08:30:00.000Z'),
});

const payout = {
  ...about,
  ...withdrawalFee(naira(50_000)),
  bankName: 'Zenith Bank',
  accountNumber: '2081236789',
  reference: 'jara-out-77b0d1e2f3a4',
  backTo: null,
  quid: giftForYou().quid,
};

export const payoutRequested = sample(MAILS.payout_requested, {
  ...payout,
  needsApproval: false,
  isOneOfMany: false,
});

export const payoutDelayed = sample(MAILS.payout_delayed, {
  ...payout,
  at: new Date('2026-11-19T08:00:00Z'),
});

export const payoutSent = sample(MAILS.payout_sent, {
  ...payout,
});

export const payoutFailed = sample(MAILS.payout_failed, {
  ...payout,
  reason: 'The bank did not take the transfer: account is dormant',
  isHeld: false,
});

export const refundSent = sample(MAILS.refund_sent, {
  ...about,
  refunded: naira(50_000),
  paid: naira(50_000),
  wasGift: true,
  recipient: 'ada.okafor@example.com',
  reference,
  paymentId,
});

export const refundNeedsAccount = sample(MAILS.refund_needs_account, {
  ...about,
  amount: naira(50_000),
  recipient: 'ada.okafor@example.com',
  reference,
  paymentId: '0190a8f0-0000-7000-8000-00000000000a' as PaymentId,
});

export const listLink = sample(MAILS.list_link, {
  url: 'https://jara.example/transactions#0190a8f0-0000-7000-8000-000000000000.dGhpcyBpcyBub3QgYSBzaWduYXR1cmU',
  gifts: 3,
  expiresAt: new Date('2026-11-20T08:30:00Z'),
});

export const dataLink = sample(MAILS.data_link, {
  url: 'https://jara.example/your-data#0190a8f0-0000-7000-8000-000000000000.dGhpcyBpcyBub3QgYSBzaWduYXR1cmU',
  expiresAt: new Date('2026-11-20T08:30:00Z'),
});

export const dataErased = sample(MAILS.data_erased, { erased: 3 });

export const staffInvitation = sample(MAILS.staff_invitation, {
  url: 'https://jara.example/admin/accept-invitation#aGVsbG8gdGhlcmUsIHlvdSBhcmUgaW52aXRlZA',
  role: 'Support',
  invitedBy: 'Ngozi Eze',
  expiresAt: new Date('2026-11-23T08:00:00Z'),
});

export const reportReady = sample(MAILS.report_ready, {
  what: 'withdrawals',
  format: 'csv',
  columns: ['Reference', 'Net', 'Bank'],
  from: '2026-11-09',
  to: '2026-11-15',
});

/** One mail of every kind. */
export const everyKind = (): Sample[] => [
  giftForYou(),
  giftReminder(),
  endingReminder(),
  receipt(),
  giftClaimed(),
  thanks(),
  claimLink(),
  shareLapses(),
  payoutRequested(),
  payoutDelayed(),
  payoutSent(),
  payoutFailed(),
  refundSent(),
  refundNeedsAccount(),
  listLink(),
  dataLink(),
  dataErased(),
  staffInvitation(),
  reportReady(),
];
