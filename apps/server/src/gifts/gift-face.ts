import type { GiftView } from '@jara/contract/gifts';
import type { GiftTheme } from '@jara/contract/payments';
import { type GiftStatus, isOnHold } from '@jara/domain/gift/gift-status';
import type { GiftId } from '@jara/domain/ids';
import type { Currency, Minor } from '@jara/domain/money/money';
import { opensAtOf } from '@jara/domain/rule/decide-claim';
import type { Rule } from '@jara/domain/rule/rule';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** What does not change about a gift while one code opens it. A process may remember it, and asks at the door whether that code still does. */
export interface GiftFace {
  giftId: GiftId;
  quid: string;
  amount: Minor;
  currency: Currency;
  createdAt: Date;
  passwordHash: string | null;
  anonymous: boolean;
}

/** What its sender may change, or have erased. No process remembers it: another one may be changing it. */
export interface GiftWords {
  senderName: string | null;
  message: string | null;
  theme: string;
  clothSeed: number;
}

export const GIFT_WORDS = ['payments.senderName', 'payments.message', 'payments.theme', 'payments.clothSeed'] as const;

export const giftFaces = (db: Kysely<Schema>) =>
  db
    .selectFrom('gifts')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .select([
      'gifts.id as giftId',
      'gifts.quid',
      'gifts.amount',
      'gifts.currency',
      'gifts.createdAt',
      'payments.passwordHash',
      'payments.anonymous',
    ]);

/** A gift for whoever holds its code. A protected one keeps its amount and message until the password was given. */
export function presentFace(
  face: GiftFace,
  now: GiftWords & { status: GiftStatus; opensAt: number | undefined; expiresAt: Date; rule: Rule | undefined },
  unlocked: boolean,
): GiftView {
  const opensAt = opensAtOf(now);
  const endsAt = endsAtOf(now.rule);
  return {
    quid: face.quid,
    amount: unlocked ? face.amount : null,
    currency: face.currency,
    status: now.status,
    blocked: isOnHold(now.status),
    createdAt: face.createdAt.toISOString(),
    hasPassword: face.passwordHash !== null,
    ruleType: now.rule?.type ?? null,
    opensAt: opensAt === undefined ? null : new Date(opensAt).toISOString(),
    endsAt: endsAt === undefined ? null : new Date(endsAt).toISOString(),
    expiresAt: now.expiresAt.toISOString(),
    senderName: face.anonymous ? null : now.senderName,
    anonymous: face.anonymous,
    message: unlocked ? now.message : null,
    theme: now.theme as GiftTheme,
    clothSeed: now.clothSeed,
  };
}

/** Until when a rule lets anybody come; undefined where that is the gift's own end. */
export function endsAtOf(rule: Rule | undefined): number | undefined {
  if (rule?.type === 'TIME') return rule.endsAt;
  return rule?.type === 'DRAW' ? rule.closesAt : undefined;
}
