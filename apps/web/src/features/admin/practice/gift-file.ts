import { byTimeAndCause, type GiftFile, type MoneyBox, type TimelineEvent } from '@jara/contract/staff/gifts';
import { type GiftCase, movesOf, whyNotRefund, whyNotRevive } from '@jara/domain/gift/gift-decisions';
import { minor } from '@jara/domain/money/money';
import { collectionFee, transferFee } from '@jara/domain/money/provider-fees';
import { describeRule } from '@jara/domain/rule/describe-rule';
import { claimedAmount, isOpen, showCharges, showGift, showPayment, showRule, showWithdrawal } from './present.ts';
import { assigneeOf, iso, nameOf, type PracticeGift, type PracticeWithdrawal, paymentOf, type World } from './world.ts';

/** Everything about one gift, put together from what practice remembers. */
export function giftFile(world: World, gift: PracticeGift, now: number): GiftFile {
  const payment = paymentOf(world, gift);
  const withdrawals = withdrawalsOf(world, gift);
  const giftCase = caseOf(world, gift, now);
  const last = gift.notes.at(-1);
  return {
    ...showGift(world, gift),
    payment: showPayment(world, payment),
    charges: showCharges(payment),
    rule: gift.rule ? showRule(gift, now) : null,
    attempts: gift.attempts,
    claims: gift.claims.map(({ id, slot, share, status, at }) => ({ id, slot, share, status, createdAt: iso(at) })),
    withdrawals: withdrawals.map((row) => showWithdrawal(world, row, now)),
    money: moneyBox(world, gift),
    timeline: timeline(world, gift, now),
    allowed: {
      statuses: movesOf(giftCase),
      refund: whyNotRefund(giftCase) === undefined,
      revive: whyNotRevive(giftCase) === undefined,
    },
    refunds: gift.refund
      ? [
          {
            id: gift.refund.id,
            amount: gift.refund.amount,
            status: 'COMPLETED',
            reason: gift.refund.reason,
            failure: null,
            account: null,
            createdAt: iso(gift.refund.at),
            updatedAt: iso(gift.refund.at),
          },
        ]
      : [],
    disputes: [],
    holds: holdsOf(gift, giftCase),
    replacedQuids: gift.replaced.map(({ quid, at }) => ({ quid, replacedAt: iso(at) })),
    giveaway: giveawayOf(world, gift),
    assignee: assigneeOf(world, gift.id),
    lastStaff: last ? { id: world.me, name: last.by } : null,
  };
}

function giveawayOf({ giveaways }: World, { id, quid }: PracticeGift): GiftFile['giveaway'] {
  const made = giveaways.find(({ giftId }) => giftId === id);
  return made ? { title: made.title, host: made.host, path: `/g/${quid}` } : null;
}

const holdsOf = (gift: PracticeGift, { heldBy }: GiftCase): GiftFile['holds'] =>
  heldBy.map((cause) => ({
    id: gift.id,
    subject: 'gift',
    slot: null,
    cause,
    reason: gift.statusReason ?? 'Held',
    placedAt: iso(gift.createdAt),
  }));

const withdrawalsOf = (world: World, gift: PracticeGift): PracticeWithdrawal[] =>
  world.withdrawals.filter(({ giftId }) => giftId === gift.id);

/** A gift as staff decide about it. */
export function caseOf(world: World, gift: PracticeGift, now: number): GiftCase {
  const { unclaimed, dormant, claimed, onTheWay } = moneyBox(world, gift);
  const rule = gift.rule?.rule;
  return {
    status: gift.status,
    amount: gift.amount,
    claimedAmount: minor(claimedAmount(gift)),
    sharesTaken: gift.claims.length,
    unclaimed: minor(unclaimed),
    dormant: minor(dormant),
    unpaid: minor(claimed + onTheWay),
    isEnded: gift.status === 'EXPIRED' || gift.refund !== null || claimedAmount(gift) === gift.amount,
    isCancelled: gift.cancelledAt !== null,
    heldBy: gift.status === 'BLOCKED' ? ['STAFF'] : gift.status === 'CONFLICTED' ? ['CHARGE'] : [],
    isPaid: true,
    isRefunding: false,
    wentBack: minor(gift.refund?.amount ?? 0),
    mayReachSender: false,
    dispute: undefined,
    windowIsOver: rule?.type === 'TIME' && rule.endsAt <= now,
    isDrawn: rule?.type === 'NTH_PERSON' || rule?.type === 'LUCKY' || rule?.type === 'DRAW',
    isDrawing: false,
  };
}

/** Where the gift's money is. Whatever is not claimed, withdrawn or sent back is still in the gift. */
export function moneyBox(world: World, gift: PracticeGift): MoneyBox {
  const { suspended } = paymentOf(world, gift);
  const rows = withdrawalsOf(world, gift);
  const sum = (list: readonly PracticeWithdrawal[], of: (row: PracticeWithdrawal) => number) =>
    list.reduce((total, row) => total + of(row), 0);
  const paid = rows.filter(({ stage }) => stage === 'COMPLETED');
  const onTheWay = sum(rows.filter(isOpen), ({ amount }) => amount);
  const claimed = claimedAmount(gift) - onTheWay - sum(paid, ({ amount }) => amount);
  const refunded = gift.refund?.amount ?? 0;
  const kept = gift.refund?.kept ?? 0;
  const left = gift.amount - claimedAmount(gift) - refunded - kept;
  const suspendedAmount = suspended?.held ? suspended.amount : 0;
  const box = {
    paid: gift.amount + suspendedAmount,
    unclaimed: gift.status === 'EXPIRED' ? 0 : left,
    claimed,
    onTheWay,
    paidOut: sum(paid, ({ net }) => net),
    ourFee: sum(paid, ({ fee }) => fee),
    refunding: 0,
    refunded,
    kept,
    disputed: 0,
    chargedBack: 0,
    dormant: gift.status === 'EXPIRED' ? left : 0,
    suspended: suspendedAmount,
  };
  const { paid: whole, ...parts } = box;
  return {
    ...box,
    providerFees: collectionFee(gift.amount) + sum(paid, ({ net }) => transferFee(net as PracticeWithdrawal['net'])),
    chargebackLoss: 0,
    addsUp: Object.values(parts).reduce((total, part) => total + part, 0) === whole,
  };
}

function timeline(world: World, gift: PracticeGift, now: number): TimelineEvent[] {
  const payment = paymentOf(world, gift);
  const sender = { kind: 'SENDER', name: payment.senderEmail ?? 'Sender', ip: '102.89.23.11' } as const;
  const recipient = { kind: 'RECIPIENT', name: 'Recipient', ip: '105.112.40.7' } as const;
  const provider = { kind: 'PROVIDER', name: 'Provider', ip: null } as const;
  const system = { kind: 'SYSTEM', name: 'System', ip: null } as const;
  const at = (
    instant: number,
    kind: TimelineEvent['kind'],
    title: string,
    actor: TimelineEvent['actor'],
    more: { detail?: string; amount?: number } = {},
  ) => ({ at: iso(instant), kind, title, detail: more.detail ?? null, amount: more.amount ?? null, actor });

  const events = [
    at(payment.createdAt, 'PAYMENT_STARTED', 'Payment started', sender, { amount: payment.amount }),
    at(gift.createdAt - 2000, 'WEBHOOK', 'The provider reported success', provider, { detail: payment.reference }),
    at(gift.createdAt - 1000, 'PAYMENT_SETTLED', 'Payment settled', system, { amount: payment.amount }),
    at(gift.createdAt, 'GIFT_CREATED', 'Gift created', system, { amount: gift.amount }),
    ...(payment.delivery === 'SELF'
      ? []
      : payment.deliverAt !== null && payment.deliverAt > now
        ? [
            at(payment.deliverAt, 'MAIL', 'Mail to the recipient: to leave then', system, {
              detail: 'Put off by the sender',
            }),
          ]
        : [at(payment.deliverAt ?? gift.createdAt + 1000, 'MAIL', 'Gift mailed to the recipient', system)]),
    ...(payment.suspended
      ? [
          at(payment.suspended.at, 'CHARGE_SUSPENDED', 'A second charge went into suspense', system, {
            amount: payment.suspended.amount,
          }),
        ]
      : []),
    ...(gift.rule
      ? [at(gift.rule.savedAt, 'RULE_SAVED', 'Rule saved', sender, { detail: describeRule(gift.rule.rule, now) })]
      : []),
    ...gift.claims.map(({ at: instant, share, slot }) =>
      at(instant, 'CLAIMED', `Share ${slot + 1} claimed`, recipient, { amount: share }),
    ),
    ...gift.deeds.map(({ at: instant, title }) => at(instant, 'SENDER_DEED', title, sender)),
    ...gift.thanks.map(({ at: instant, slot, text }) =>
      at(instant, 'THANKED', `Thanks for share ${slot + 1}`, recipient, { detail: text }),
    ),
    ...withdrawalsOf(world, gift).flatMap((row) => [
      at(row.createdAt, 'WITHDRAWAL_REQUESTED', 'Withdrawal requested', recipient, {
        amount: row.amount,
        detail: `${row.bank.name}, ${row.accountName}`,
      }),
      ...row.approvals.map(({ staffId, at: instant }) =>
        at(instant, 'WITHDRAWAL_APPROVED', 'Withdrawal approved', {
          kind: 'STAFF',
          name: nameOf(world, staffId),
          ip: '10.0.0.4',
        }),
      ),
      ...(row.sentAt === null
        ? []
        : [at(row.sentAt, 'PAYOUT_SENT', 'Payout sent', system, { amount: row.net, detail: row.reference })]),
      ...(row.finishedAt === null
        ? []
        : [
            at(row.finishedAt, 'WITHDRAWAL_FINISHED', FINISHED_WORDS[row.stage] ?? 'Withdrawal finished', provider, {
              ...(row.reason ? { detail: row.reason } : {}),
            }),
          ]),
    ]),
    ...(gift.refund
      ? [
          at(gift.refund.at, 'REFUND', 'Unclaimed money sent back', system, {
            amount: gift.refund.amount,
            detail: gift.refund.reason,
          }),
        ]
      : []),
    ...(gift.cancelledAt !== null
      ? [at(gift.cancelledAt, 'GIFT_CLOSED', 'Cancelled by its sender', sender)]
      : gift.status === 'EXPIRED'
        ? [at(gift.updatedAt, 'GIFT_CLOSED', 'Gift ended', system)]
        : []),
    ...gift.notes.map(({ at: instant, title, detail, by }) =>
      at(instant, 'STAFF_ACTION', title, { kind: 'STAFF', name: by, ip: '127.0.0.1' }, { detail }),
    ),
  ];
  const when = (event: (typeof events)[number]) => ({ at: new Date(event.at), kind: event.kind });
  return events.sort((a, b) => byTimeAndCause(when(a), when(b)));
}

const FINISHED_WORDS: Partial<Record<PracticeWithdrawal['stage'], string>> = {
  COMPLETED: 'Money arrived at the bank',
  FAILED: 'Payout failed',
  REJECTED: 'Withdrawal rejected',
  REVERSED: 'Payout came back',
};
