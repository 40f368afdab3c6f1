import type { Payment } from '@jara/contract/payments';
import { spokenLagos } from '@jara/domain/time/lagos';
import { serverNow } from '../lib/server-clock.ts';
import { words } from './sending/words/en.tsx';

type Timed = Pick<
  Payment,
  | 'delivery'
  | 'deliverAt'
  | 'isMailWaiting'
  | 'blocked'
  | 'opensAt'
  | 'expiresAt'
  | 'lifetimeDays'
  | 'progress'
  | 'rule'
>;

/** How and when a gift reaches them, when it opens and until when it waits, for its sender. */
export function senderTimes(payment: Timed, now = serverNow()): { label: string; value: string }[] {
  const { opensAt } = payment;
  return [
    { label: words.times.howItReachesThem, value: deliveryOf(payment, now) },
    ...(opensAt === null
      ? []
      : [{ label: isPast(opensAt, now) ? words.times.openSince : words.times.opens, value: inLagos(opensAt, now) }]),
    waitingOf(payment, now),
  ];
}

function deliveryOf({ delivery, deliverAt, isMailWaiting, blocked, progress }: Timed, now: number): string {
  if (delivery === 'SELF') return words.times.youShare;
  // A gift that went back before its time was told to nobody.
  if (deliverAt !== null && !isPast(deliverAt, now))
    return progress === 'SENT_BACK' ? words.times.mailNobody : words.times.mailAt(inLagos(deliverAt, now));
  if (isMailWaiting) {
    if (blocked) return words.times.onHold;
    return progress === 'WAITING' ? words.times.aboutToLeave : words.times.mailNobody;
  }
  if (progress === null) return words.times.mailOncePaid;
  return deliverAt === null ? words.times.mailed : words.times.mailedAt(inLagos(deliverAt, now));
}

function waitingOf({ expiresAt, lifetimeDays, deliverAt, opensAt, rule }: Timed, now: number) {
  const until = waitsUntil({ expiresAt, rule });
  if (until !== null)
    return {
      label: isPast(until, now) ? words.times.waitedUntil : words.times.waitsUntil,
      value: inLagos(until, now),
    };
  const from = deliverAt === null && opensAt === null ? words.times.daysFromPaying : words.times.daysFromOpening;
  return { label: words.times.waits, value: from(lifetimeDays) };
}

/** Until when it can be opened: the end of the window its sender chose, or of the gift itself. */
export const waitsUntil = ({ expiresAt, rule }: Pick<Payment, 'expiresAt' | 'rule'>): string | null => {
  const endTime = rule?.endTime ?? null;
  return expiresAt !== null && endTime !== null && Date.parse(endTime) < Date.parse(expiresAt) ? endTime : expiresAt;
};

const isPast = (instant: string, now: number): boolean => Date.parse(instant) <= now;

const inLagos = (instant: string, now: number): string => `${spokenLagos(instant, now)} (Lagos)`;
