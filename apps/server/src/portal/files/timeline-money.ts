import type { Happening, TimelineSource } from './happening.ts';
import { RULE_TITLES } from './rule-titles.ts';
import { spokenPairs } from './spoken-record.ts';

export async function paymentEvents({ db, gift }: TimelineSource): Promise<Happening[]> {
  const [payment, references, charges, wrapped] = await Promise.all([
    db.selectFrom('payments').selectAll().where('id', '=', gift.paymentId).executeTakeFirstOrThrow(),
    db
      .selectFrom('paymentReferences')
      .selectAll()
      .where('paymentId', '=', gift.paymentId)
      .orderBy('createdAt')
      .execute(),
    db.selectFrom('charges').selectAll().where('paymentId', '=', gift.paymentId).orderBy('recordedAt').execute(),
    db.selectFrom('gifts').selectAll().where('id', '=', gift.id).executeTakeFirstOrThrow(),
  ]);
  return [
    { at: payment.createdAt, kind: 'PAYMENT_STARTED', title: 'Payment started', amount: payment.amount, by: 'SENDER' },
    ...references.map(
      ({ createdAt, reference, supersededAt }): Happening => ({
        at: createdAt,
        kind: 'PAYMENT_ATTEMPT',
        title: supersededAt ? 'Checkout that was replaced' : 'Checkout opened',
        detail: reference,
        by: 'PROVIDER',
      }),
    ),
    ...charges.map(
      (charge): Happening => ({
        at: charge.recordedAt,
        kind: charge.became === 'GIFT' ? 'PAYMENT_SETTLED' : 'CHARGE_SUSPENDED',
        title: charge.became === 'GIFT' ? 'Payment received' : 'Money held until staff decide',
        detail: charge.reason ?? charge.reference,
        amount: charge.amount,
        by: 'PROVIDER',
      }),
    ),
    { at: wrapped.createdAt, kind: 'GIFT_CREATED', title: 'Gift created', amount: wrapped.amount, by: 'SYSTEM' },
    ...(wrapped.closedAt
      ? [
          {
            at: wrapped.closedAt,
            kind: 'GIFT_CLOSED' as const,
            ...(wrapped.cancelledAt
              ? { title: 'Cancelled by its sender', by: 'SENDER' as const }
              : {
                  title: wrapped.status === 'EXPIRED' ? 'Gift ended' : 'Nothing left to claim',
                  by: 'SYSTEM' as const,
                }),
          },
        ]
      : []),
  ];
}

export async function ruleEvents({ db, gift, sight }: TimelineSource): Promise<Happening[]> {
  const versions = await db
    .selectFrom('ruleVersions')
    .selectAll()
    .where('giftId', '=', gift.id)
    .orderBy('version')
    .execute();
  return versions.map(({ savedAt, version, rule, origin }) => ({
    at: savedAt,
    kind: 'RULE_SAVED',
    title:
      origin === 'ORDER' ? 'Rule of the order' : version === 1 ? 'Rule chosen' : `Rule changed (version ${version})`,
    // The number of an nth-person rule is part of it, and stays with those who may see everything.
    detail: sight.isFull ? describe(rule) : titleOf(rule),
    by: 'SENDER',
  }));
}

const titleOf = (rule: object): string => {
  const type = 'type' in rule && typeof rule.type === 'string' ? rule.type : '';
  return RULE_TITLES[type] ?? type;
};

function describe(rule: object): string {
  const { type: _type, commitment: _commitment, ...rest } = rule as Record<string, unknown>;
  return [titleOf(rule), spokenPairs(rest)].filter(Boolean).join(', ');
}

const REFUND_TITLES = {
  STARTED: 'Refund started',
  SUBMITTED: 'Refund sent to the provider',
  DONE: 'Refund arrived',
  FAILED: 'Refund failed',
};

export async function moneyBackEvents({ db, gift }: TimelineSource): Promise<Happening[]> {
  const [refunds, disputes] = await Promise.all([
    db
      .selectFrom('refunds')
      .innerJoin('charges', 'charges.id', 'refunds.chargeId')
      .selectAll('refunds')
      .where('charges.paymentId', '=', gift.paymentId)
      .execute(),
    db.selectFrom('disputes').selectAll().where('paymentId', '=', gift.paymentId).execute(),
  ]);
  return [
    ...refunds.flatMap((refund): Happening[] => [
      {
        at: refund.createdAt,
        kind: 'REFUND',
        title: REFUND_TITLES.STARTED,
        detail: refund.reason,
        amount: refund.amount,
        by: 'STAFF',
      },
      ...(refund.finishedAt
        ? [
            {
              at: refund.finishedAt,
              kind: 'REFUND' as const,
              title: REFUND_TITLES[refund.status],
              detail: refund.failure,
              amount: refund.amount,
              by: 'PROVIDER' as const,
            },
          ]
        : []),
    ]),
    ...disputes.flatMap((dispute): Happening[] => [
      {
        at: dispute.openedAt,
        kind: 'DISPUTE',
        title: 'The sender’s bank disputes the payment',
        amount: dispute.amount,
        by: 'PROVIDER',
      },
      ...(dispute.closedAt
        ? [
            {
              at: dispute.closedAt,
              kind: 'DISPUTE' as const,
              title: dispute.status === 'WON' ? 'Dispute won' : 'Dispute lost',
              amount: dispute.amount,
              by: 'PROVIDER' as const,
            },
          ]
        : []),
    ]),
  ];
}
