import type { Payment } from '@jara/contract/payments';
import { spokenLagos } from '@jara/domain/time/lagos';
import { serverNow } from '../lib/server-clock.ts';

type Timed = Pick<
  Payment,
  'delivery' | 'deliverAt' | 'isMailWaiting' | 'blocked' | 'opensAt' | 'expiresAt' | 'lifetimeDays' | 'progress'
>;

/** How and when a gift reaches them, when it opens and until when it waits, for its sender. */
export function senderTimes(payment: Timed, now = serverNow()): { label: string; value: string }[] {
  const { opensAt } = payment;
  return [
    { label: 'How it reaches them', value: deliveryOf(payment, now) },
    ...(opensAt === null
      ? []
      : [{ label: isPast(opensAt, now) ? 'Open since' : 'Opens', value: inLagos(opensAt, now) }]),
    waitingOf(payment, now),
  ];
}

function deliveryOf({ delivery, deliverAt, isMailWaiting, blocked, progress }: Timed, now: number): string {
  if (delivery === 'SELF') return 'You share the code yourself: we mail nobody';
  // A gift that went back before its time was told to nobody.
  if (deliverAt !== null && !isPast(deliverAt, now))
    return progress === 'SENT_BACK' ? 'We mail nobody any more' : `We mail them ${inLagos(deliverAt, now)}`;
  if (isMailWaiting) {
    if (blocked) return 'Its mail waits while the gift is on hold';
    return progress === 'WAITING' ? 'Its mail is about to leave' : 'We mail nobody any more';
  }
  if (progress === null) return 'We mail them the code once it is paid';
  return deliverAt === null ? 'We mailed them the code' : `We mailed them ${inLagos(deliverAt, now)}`;
}

function waitingOf({ expiresAt, lifetimeDays, deliverAt, opensAt }: Timed, now: number) {
  if (expiresAt !== null)
    return { label: isPast(expiresAt, now) ? 'Waited until' : 'Waits until', value: inLagos(expiresAt, now) };
  const from = deliverAt === null && opensAt === null ? 'it is paid' : 'it can be opened';
  return { label: 'Waits', value: `${lifetimeDays} days from when ${from}` };
}

const isPast = (instant: string, now: number): boolean => Date.parse(instant) <= now;

const inLagos = (instant: string, now: number): string => `${spokenLagos(instant, now)} (Lagos)`;
