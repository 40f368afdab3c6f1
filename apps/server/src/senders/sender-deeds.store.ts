import type { GiftId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import { formatLagos } from '@jara/domain/time/lagos';
import { timeWords } from '@jara/domain/time/words/all';
import type { Kysely, Selectable } from 'kysely';
import type { Trx } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';
import { deedWords } from './words/all.ts';

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
export function describeDeed({ deed, details }: Pick<DeedRow, 'deed' | 'details'>, language: Language = 'en'): string {
  const words = deedWords[language];
  switch (deed) {
    case 'change':
      if (!details.cloth) return words.messageChanged;
      return details.message ? words.bothChanged : words.clothChanged;
    case 'address':
      return words.addressCorrected(String(details.from), String(details.to));
    case 'publish':
      return details.again ? words.pageChanged : words.madePublic;
    case 'pause':
      return words.paused;
    case 'resume':
      return words.letGoOn;
    case 'prolong':
      return words.waitsLonger(formatLagos(String(details.until), timeWords[language]));
  }
}
