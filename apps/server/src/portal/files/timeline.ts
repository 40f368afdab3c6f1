import { byTimeAndCause, type TimelineEvent } from '@jara/contract/staff/gifts';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { GiftId, PaymentId } from '@jara/domain/ids';
import type { Sight } from '@jara/domain/staff/mask';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { claimEvents, thanksEvents, withdrawalEvents } from './timeline-claims.ts';
import { moneyBackEvents, paymentEvents, ruleEvents } from './timeline-money.ts';
import { mailEvents, senderEvents, staffEvents, webhookEvents } from './timeline-records.ts';

export interface TimelineSource {
  db: Kysely<Schema>;
  gift: { id: GiftId; paymentId: PaymentId; status: GiftStatus; mailDueAt: Date | null };
  sight: Sight;
}

/** An event before it is written out. */
export interface Happening {
  at: Date;
  kind: TimelineEvent['kind'];
  title: string;
  detail?: string | null | undefined;
  amount?: number | null;
  by: TimelineEvent['actor']['kind'];
  name?: string;
  ip?: string;
}

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
