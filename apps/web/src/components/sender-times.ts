import type { Payment } from '@jara/contract/payments';
import { spokenLagos } from '@jara/domain/time/lagos';
import { serverNow } from '../lib/server-clock.ts';
import { words } from './sending/words/en.tsx';

type Timed = Pick<
  Payment,
  'delivery' | 'deliverAt' | 'isMailWaiting' | 'blocked' | 'opensAt' | 'expiresAt' | 'lifetimeDays' | 'progress'
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

function waitingOf({ expiresAt, lifetimeDays, deliverAt, opensAt }: Timed, now: number) {
  if (expiresAt !== null)
    return {
      label: isPast(expiresAt, now) ? words.times.waitedUntil : words.times.waitsUntil,
      value: inLagos(expiresAt, now),
    };
  const from = deliverAt === null && opensAt === null ? words.times.daysFromPaying : words.times.daysFromOpening;
  return { label: words.times.waits, value: from(lifetimeDays) };
}

const isPast = (instant: string, now: number): boolean => Date.parse(instant) <= now;

const inLagos = (instant: string, now: number): string => `${spokenLagos(instant, now)} (Lagos)`;
