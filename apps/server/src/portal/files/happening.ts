import type { TimelineEvent } from '@jara/contract/staff/gifts';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { GiftId, PaymentId } from '@jara/domain/ids';
import type { Sight } from '@jara/domain/staff/mask';
import type { Db } from '../../platform/database/db.ts';

/** Whose timeline it is, and how much of it its reader may see. */
export interface TimelineSource {
  db: Db;
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
