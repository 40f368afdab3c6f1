import { createHash, randomBytes } from 'node:crypto';
import type { Delivery } from '@jara/domain/gift/delivery';
import { giftTimes, type LifetimeDays } from '@jara/domain/gift/gift-times';
import { makeQuid, type Quid } from '@jara/domain/gift/quid';
import { nextReminder, waitsBetween } from '@jara/domain/gift/reminders';
import type { BrowserId, GiftId, PaymentId } from '@jara/domain/ids';
import type { Currency, Minor } from '@jara/domain/money/money';
import type { Rule } from '@jara/domain/rule/rule';
import type { Beacon } from '../platform/config.ts';
import type { Trx } from '../platform/database/db.ts';
import { putRule } from '../rules/put-rule.ts';
import { endsAtOf } from './gift-face.ts';

interface NewGift {
  payment: {
    id: PaymentId;
    browserId: BrowserId;
    amount: Minor;
    currency: Currency;
    rule: Rule | null;
    deliverAt: Date | null;
    opensAt: Date | null;
    lifetimeDays: LifetimeDays;
    delivery: Delivery;
  };
  now: Date;
  /** What a draw is decided with. */
  beacon: Beacon | undefined;
}

/**
 * Made of its payment: a restored database that has forgotten a gift makes the same one again. What was paid out of it bears the same
 * references, so that it is found, and nobody is paid it twice.
 */
export function giftIdOf(paymentId: PaymentId): GiftId {
  const hash = createHash('sha256').update(`gift of ${paymentId}`).digest('hex');
  const time = paymentId.slice(0, '01234567-89ab'.length);
  return `${time}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}` as GiftId;
}

/** The database refuses one that any gift has or ever had. */
export const newQuid = (): Quid => makeQuid(randomBytes(12).map((byte) => byte & 31));

/**
 * Wraps the money of a payment. Runs in the transaction that records its charge, so neither is there without the other; and
 * nobody can open the gift before the rule it was ordered with holds.
 */
export async function createGift(trx: Trx, { payment, now, beacon }: NewGift) {
  const { deliverAt, lifetimeDays } = payment;
  const wished = { deliverAt: deliverAt?.getTime(), opensAt: payment.opensAt?.getTime(), lifetimeDays };
  const { opensAt, expiresAt } = giftTimes(wished, now.getTime());
  const gift = {
    id: giftIdOf(payment.id),
    paymentId: payment.id,
    quid: newQuid(),
    amount: payment.amount,
    currency: payment.currency,
    status: 'ACTIVE' as const,
    statusReason: null,
    firstTriedAt: null,
    closedAt: null,
    opensAt: opensAt === undefined ? null : new Date(opensAt),
    expiresAt: new Date(expiresAt),
    mailDueAt: deliverAt && deliverAt > now ? deliverAt : null,
    remindAt: firstReminder(payment, { opensAt, expiresAt, now }),
    createdAt: now,
    updatedAt: now,
  };
  await trx.insertInto('gifts').values(gift).execute();
  // Judged when it was ordered, and not again: the money has come, and a window that has closed meanwhile stays what was wished.
  if (payment.rule)
    await putRule(trx, {
      giftId: gift.id,
      rule: payment.rule,
      savedBy: payment.browserId,
      origin: 'ORDER',
      now,
      beacon,
    });
  return gift;
}

interface Times {
  opensAt: number | undefined;
  expiresAt: number;
  now: Date;
}

function firstReminder({ rule, deliverAt, delivery }: NewGift['payment'], { opensAt, expiresAt, now }: Times) {
  const window = rule?.type === 'TIME' ? rule : undefined;
  const end = endsAtOf(rule ?? undefined);
  const waits = waitsBetween({
    createdAt: now,
    toldAt: deliverAt,
    opensAt: opensAt === undefined ? null : new Date(opensAt),
    expiresAt: new Date(expiresAt),
    freeAt: null,
    startsAt: window ? new Date(window.startsAt) : null,
    endsAt: end === undefined ? null : new Date(end),
  });
  const next = nextReminder({ ...waits, isReminded: delivery === 'SELF', toldEnd: undefined }, now.getTime());
  return next ? new Date(next.at) : null;
}
