import type { GiftId } from '@jara/domain/ids';
import { formatLagos } from '@jara/domain/time/lagos';
import type { Kysely, Selectable } from 'kysely';
import type { Trx } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';

type DeedRow = Selectable<Schema['senderDeeds']>;

interface DoneDeed {
  giftId: GiftId;
  deed: DeedRow['deed'];
  details?: Record<string, unknown>;
  at: Date;
}

/** Keeps what a sender did with a gift, so that its timelines can tell of it. */
export const recordDeed = (trx: Trx, { giftId, deed, details = {}, at }: DoneDeed) =>
  trx
    .insertInto('senderDeeds')
    .values({ giftId, deed, details: JSON.stringify(details), at })
    .execute();

export const listDeeds = (db: Kysely<Schema>, giftId: GiftId) =>
  db.selectFrom('senderDeeds').selectAll().where('giftId', '=', giftId).orderBy('id').execute();

/** In the words of both timelines, the sender's and that of staff. */
export function describeDeed({ deed, details }: Pick<DeedRow, 'deed' | 'details'>): string {
  switch (deed) {
    case 'change':
      return `${capitalised([details.message && 'message', details.cloth && 'cloth'].filter(Boolean).join(' and '))} changed`;
    case 'address':
      return `Address corrected from ${details.from} to ${details.to}, and the code replaced`;
    case 'publish':
      return details.again ? 'Its public page changed' : 'Made public';
    case 'pause':
      return 'Paused';
    case 'resume':
      return 'Let go on';
    case 'prolong':
      return `Waits longer, until ${formatLagos(String(details.until))} (Lagos)`;
  }
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
