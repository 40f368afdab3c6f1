import { byTimeAndCause, type TimelineEvent } from '@jara/contract/staff/gifts';
import type { TimelineSource } from './happening.ts';
import { claimEvents, thanksEvents, withdrawalEvents } from './timeline-claims.ts';
import { moneyBackEvents, paymentEvents, ruleEvents } from './timeline-money.ts';
import { mailEvents, senderEvents, staffEvents, webhookEvents } from './timeline-records.ts';

const NAMES: Record<TimelineEvent['actor']['kind'], string> = {
  SENDER: 'Sender',
  RECIPIENT: 'Recipient',
  STAFF: 'Staff',
  PROVIDER: 'Paystack',
  SYSTEM: 'System',
};

/** Everything that ever happened to a gift, from its first payment attempt on, in the order of time and cause. */
export async function timelineOf(source: TimelineSource): Promise<TimelineEvent[]> {
  const parts = await Promise.all(
    [
      paymentEvents,
      ruleEvents,
      senderEvents,
      claimEvents,
      thanksEvents,
      withdrawalEvents,
      moneyBackEvents,
      webhookEvents,
      mailEvents,
      staffEvents,
    ].map((read) => read(source)),
  );
  const { sight } = source;
  return parts
    .flat()
    .sort(byTimeAndCause)
    .map(({ at, kind, title, detail, amount, by, name, ip }) => ({
      at: at.toISOString(),
      kind,
      title,
      detail: detail ? sight.text(detail) : null,
      amount: amount ?? null,
      actor: { kind: by, name: name ?? NAMES[by], ip: sight.isFull ? (ip ?? null) : null },
    }));
}
