import type { DataRequestId, PaymentId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import type { DataRequestKind } from '@jara/domain/own-data/data-request';
import { sql } from 'kysely';
import { recordStaffAction, SYSTEM } from '../audit/audit.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import type { Keys } from '../platform/keys/keys.ts';
import { digestOf, listParts, type Part, type Person } from './person.store.ts';

interface Asked {
  kind: DataRequestKind;
  person: Person;
  language: Language;
  now: Date;
  keys: Keys;
}

export const findOpenErasure = (trx: Trx, { address }: Person) =>
  trx
    .selectFrom('dataRequests')
    .selectAll()
    .where('address', '=', address)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** What was ordered, sent to them, or given their address after they asked is a new beginning; otherwise any stranger could make them wait for ever. */
export const isFromBefore =
  ({ parts, askedAt }: { parts: PaymentId[] | null; askedAt: Date }) =>
  ({ id, createdAt }: Part): boolean =>
    parts ? parts.includes(id) : createdAt <= askedAt;

/**
 * Writes down that somebody asked, for staff and for the trail: what, when and how far it is, and nothing of what we hold. Of two who
 * ask for the same erasure at the same moment, the second finds it asked for.
 */
export async function noteRequest(trx: Trx, { kind, person, language, now, keys }: Asked): Promise<void> {
  const id = newId<DataRequestId>();
  const isErasure = kind === 'ERASURE';
  const noted = await trx
    .insertInto('dataRequests')
    .values({
      id,
      kind,
      status: isErasure ? 'WAITING' : 'DONE',
      person: digestOf(keys, person),
      address: isErasure ? person.address : null,
      browserId: isErasure ? person.browserId : null,
      parts: isErasure ? (await listParts(trx, person)).map((part) => part.id) : null,
      language,
      askedAt: now,
      endedAt: isErasure ? null : now,
      nextStepAt: isErasure ? sql<Date>`now()` : null,
    })
    .onConflict((conflict) => conflict.column('address').where('endedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!noted) return;
  await recordStaffAction(
    trx,
    SYSTEM,
    { action: 'data_request.ask', subjectKind: 'data_request', subjectId: id, details: { kind } },
    now,
  );
}
