import { shownRecipient } from '@jara/domain/gift/delivery';
import type { DisputeId } from '@jara/domain/ids';
import { maskEmail } from '@jara/domain/mail/mask-email';
import { formatMoney } from '@jara/domain/money/format';
import { spokenStatus } from '@jara/domain/spoken';
import { maskText } from '@jara/domain/staff/mask';
import { formatLagos } from '@jara/domain/time/lagos';
import { maskAccountNumber } from '@jara/domain/withdrawal/bank-account';
import { isOfSender } from '@jara/domain/withdrawal/payout-reference';
import { staffWithdrawalStatus } from '@jara/domain/withdrawal/withdrawal-status';
import { listMailsOfGift, mailTitle } from '../outbox/mails-of-gift.ts';
import type { Db } from '../platform/database/db.ts';
import { type Disputed, findDisputed, listPayouts, listRefunds, listShares, MOST_LINES } from './evidence.store.ts';
import type { Evidence, EvidencePart } from './evidence.ts';

/** Everything about a disputed payment that speaks for it: what was paid, what was sent to whom, who opened it, and where it went. */
export async function gatherEvidence(db: Db, id: DisputeId): Promise<Evidence | undefined> {
  const found = await findDisputed(db, id);
  if (!found) return undefined;
  const { giftId, paymentId } = found;
  const [shares, payouts, mails, refunds] = await Promise.all([
    giftId ? listShares(db, giftId) : undefined,
    giftId ? listPayouts(db, giftId) : undefined,
    giftId ? listMailsOfGift(db, { id: giftId, paymentId }, MOST_LINES) : [],
    listRefunds(db, paymentId),
  ]);
  const money = (amount: number) => formatMoney(amount, found.currency);
  return {
    providerId: found.providerId,
    reference: found.reference,
    amount: money(found.amount),
    summary: shares
      ? summaryOf(shares.all, payouts?.arrived ? money(payouts.arrived) : undefined)
      : 'The payment did not become a gift. It is held with us.',
    deliveredAt: payouts?.firstArrivedAt ?? null,
    parts: [
      { title: 'What the bank claims', lines: claimLines(found, money) },
      { title: 'The payment', lines: paymentLines(found, money) },
      some('Mails that we sent', mails, ({ kind, recipient, sentAt, createdAt }) => [
        mailTitle(kind),
        `${maskEmail(recipient)}, ${sentAt ? `sent ${when(sentAt)}` : `written ${when(createdAt)}, not sent`}`,
      ]),
      some(
        'Opening of the gift',
        shares?.rows,
        ({ slot, share, createdAt, status }) => [
          isOfSender(slot) ? 'Back to the sender' : `Share number ${slot + 1}`,
          `${money(share)}, opened ${when(createdAt)}, ${spokenStatus(status)}`,
        ],
        shares?.all,
      ),
      some(
        'Payouts to banks',
        payouts?.rows,
        ({ reference, net, bankName, accountNumber, status, finishedAt, requestedAt }) => [
          reference,
          `${money(net)} to ${bankName}, ${maskAccountNumber(accountNumber)}, ${spokenStatus(staffWithdrawalStatus(status))} ${when(finishedAt ?? requestedAt)}`,
        ],
        payouts?.all,
      ),
      some('Refunds to the payer', refunds, ({ amount, status, createdAt }) => [
        when(createdAt),
        `${money(amount)}, ${spokenStatus(status)}`,
      ]),
    ],
  };
}

/** What was found, in lines; that there is none of it is said as well. */
function some<Row>(
  title: string,
  rows: readonly Row[] = [],
  said: (row: Row) => readonly [label: string, value: string],
  all: number = rows.length,
): EvidencePart {
  const lines = rows.map(said).map(([label, value]) => ({ label, value }));
  if (lines.length === 0) return { title, lines: [{ label: 'None', value: '' }] };
  return {
    title,
    lines: all > lines.length ? [...lines, { label: `And ${all - lines.length} more`, value: '' }] : lines,
  };
}

const when = (at: Date): string => `${formatLagos(at)} (Lagos)`;

const claimLines = (dispute: Disputed, money: (amount: number) => string): EvidencePart['lines'] => [
  { label: 'Number of the dispute', value: dispute.providerId },
  { label: 'Wanted back', value: money(dispute.amount) },
  { label: 'Kind', value: dispute.category ? maskText(dispute.category) : 'Not said' },
  { label: 'Opened', value: when(dispute.openedAt) },
  ...(dispute.dueAt ? [{ label: 'To be answered by', value: when(dispute.dueAt) }] : []),
  ...(dispute.note ? [{ label: 'Note', value: maskText(dispute.note) }] : []),
  ...dispute.messages.map(({ sender, body, at }) => ({
    label: `${sender ? maskText(sender) : 'Somebody'}${at ? `, ${when(new Date(at))}` : ''}`,
    value: maskText(body),
  })),
];

const paymentLines = (dispute: Disputed, money: (amount: number) => string): EvidencePart['lines'] => [
  { label: 'Reference', value: dispute.reference },
  { label: 'Paystack number', value: dispute.chargeNumber },
  { label: 'Paid', value: money(dispute.charged) },
  { label: 'Ordered', value: when(dispute.orderedAt) },
  { label: 'Received', value: when(dispute.recordedAt) },
  { label: 'Payer', value: dispute.senderEmail ? maskEmail(dispute.senderEmail) : 'Gave no address' },
  { label: 'For', value: shownRecipient(dispute.recipientEmail) },
];

function summaryOf(shares: number, arrived: string | undefined): string {
  if (shares === 0) return 'The payment bought a gift of money. Nobody has opened it yet.';
  const opened = shares === 1 ? 'It was opened' : `${shares} shares of it were opened`;
  return arrived
    ? `The payment bought a gift of money. ${opened}, and ${arrived} of it was paid to a bank.`
    : `The payment bought a gift of money. ${opened}; nothing of it has reached a bank yet.`;
}
