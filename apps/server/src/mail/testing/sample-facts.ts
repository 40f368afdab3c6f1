import { makeQuid } from '@jara/domain/gift/quid';
import { withdrawalFee } from '@jara/domain/money/fee';
import { minor } from '@jara/domain/money/money';
import { PRACTICE_OPERATOR } from '@jara/domain/operator';
import type {
  ClaimLink,
  Cloth,
  GiftClaimed,
  GiftForYou,
  ListLink,
  MailFacts,
  PayoutFailed,
  PayoutRequested,
  PayoutSent,
  Receipt,
  RefundSent,
  StaffInvitation,
} from '../writing/mail-facts.ts';

export const PLACE = {
  publicUrl: 'https://jara.example',
  operator: PRACTICE_OPERATOR,
  images: { cloth: 'cid:cloth@jara', logo: 'cid:logo@jara' },
};

const cloth: Cloth = { theme: 'owambe', seed: 271_828 };
const at = new Date('2026-11-20T08:00:00Z');
const naira = (amount: number) => minor(amount * 100);
const about = { cloth, currency: 'NGN' as const, at };
const reference = 'jara-pay-3f8a1c9be27d4406';

export const giftForYou = (changes: Partial<GiftForYou> = {}): GiftForYou => ({
  ...about,
  kind: 'gift_for_you',
  quid: makeQuid([7, 21, 3, 30, 12, 25, 0, 18, 9, 27, 4, 16]),
  amount: naira(50_000),
  message: 'Happy birthday, Ada!\nBuy yourself something that makes you laugh.',
  isProtected: false,
  from: 'Tunde Bello',
  isSecret: false,
  rule: undefined,
  expiresAt: new Date('2027-11-20T08:00:00Z'),
  ...changes,
});

export const receipt = (changes: Partial<Receipt> = {}): Receipt => ({
  ...about,
  kind: 'receipt',
  amount: naira(50_000),
  recipient: 'ada.okafor@example.com',
  reference,
  shownAs: 'Tunde Bello',
  isSecret: false,
  isProtected: false,
  ...changes,
});

export const giftClaimed = (changes: Partial<GiftClaimed> = {}): GiftClaimed => ({
  ...about,
  kind: 'gift_claimed',
  share: naira(20_000),
  amount: naira(50_000),
  claimed: naira(35_000),
  recipient: 'ada.okafor@example.com',
  reference,
  ...changes,
});

export const claimLink = (changes: Partial<ClaimLink> = {}): ClaimLink => ({
  ...about,
  kind: 'claim_link',
  url: `https://jara.example/claim/${giftForYou().quid}#key=dGhpcyBpcyBub3QgYSByZWFsIGFjY2VzcyBrZXkhISE`,
  share: naira(20_000),
  ...changes,
});

const payout = {
  ...about,
  ...withdrawalFee(naira(50_000)),
  bankName: 'Zenith Bank',
  accountNumber: '2081236789',
  reference: 'jara-out-77b0d1e2f3a4',
  quid: giftForYou().quid,
};

export const payoutRequested = (changes: Partial<PayoutRequested> = {}): PayoutRequested => ({
  ...payout,
  kind: 'payout_requested',
  needsApproval: false,
  ...changes,
});

export const payoutSent = (changes: Partial<PayoutSent> = {}): PayoutSent => ({
  ...payout,
  kind: 'payout_sent',
  ...changes,
});

export const payoutFailed = (changes: Partial<PayoutFailed> = {}): PayoutFailed => ({
  ...payout,
  kind: 'payout_failed',
  reason: 'The bank did not take the transfer: account is dormant',
  isOnHold: false,
  ...changes,
});

export const refundSent = (changes: Partial<RefundSent> = {}): RefundSent => ({
  ...about,
  kind: 'refund_sent',
  refunded: naira(50_000),
  paid: naira(50_000),
  wasGift: true,
  recipient: 'ada.okafor@example.com',
  reference,
  ...changes,
});

export const listLink = (changes: Partial<ListLink> = {}): ListLink => ({
  kind: 'list_link',
  url: 'https://jara.example/transactions#0190a8f0-0000-7000-8000-000000000000.dGhpcyBpcyBub3QgYSBzaWduYXR1cmU',
  gifts: 3,
  expiresAt: new Date('2026-11-20T08:30:00Z'),
  ...changes,
});

export const staffInvitation = (changes: Partial<StaffInvitation> = {}): StaffInvitation => ({
  kind: 'staff_invitation',
  url: 'https://jara.example/admin/accept-invitation#aGVsbG8gdGhlcmUsIHlvdSBhcmUgaW52aXRlZA',
  role: 'Support',
  invitedBy: 'Ngozi Eze',
  expiresAt: new Date('2026-11-23T08:00:00Z'),
  ...changes,
});

/** One mail of every kind. */
export const everyKind = (): MailFacts[] => [
  giftForYou(),
  receipt(),
  giftClaimed(),
  claimLink(),
  payoutRequested(),
  payoutSent(),
  payoutFailed(),
  refundSent(),
  listLink(),
  staffInvitation(),
];
