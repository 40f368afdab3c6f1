import type { PersonId } from '@jara/domain/ids';
import { MINUTE_MS } from '@jara/domain/time/lagos';
import { sql } from 'kysely';
import { recordStaffAction, type StaffActor } from '../../audit/audit.ts';
import type { KnownBy } from '../../people/people.store.ts';
import type { Trx } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';

/** Paging on, coming back and a page that refreshes by itself are one look. */
const ONE_LOOK_MS = 15 * MINUTE_MS;

interface Look<Seen> {
  id: PersonId;
  actor: StaffActor;
  /** What is read of them; of somebody who was erased there is nothing to read. */
  read(trx: Trx, who: KnownBy | undefined): Promise<Seen>;
}

/** Reads about somebody and writes down who looked, in one transaction: nothing is answered of which the trail does not know. */
export const lookAtPerson =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  <Seen>({ id, actor, read }: Look<Seen>): Promise<Seen> =>
    db.transaction().execute(async (trx) => {
      const person = await trx.selectFrom('persons').select(['kind', 'value']).where('id', '=', id).executeTakeFirst();
      if (!person) throw new Refusal('not_found');
      const { kind, value } = person;
      const seen = await read(trx, value === null ? undefined : { kind, value });
      // Last, because the trail has one head for all: whoever reads long would keep everybody else from acting.
      await recordLook(trx, { id, actor, now: clock.now() });
      return seen;
    });

async function recordLook(trx: Trx, { id, actor, now }: { id: PersonId; actor: StaffActor; now: Date }): Promise<void> {
  // The parts of a page are asked for together: the second waits here, and finds what the first wrote.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`look:${actor.staffId}:${id}`}, 0))`.execute(trx);
  const looking = await trx
    .selectFrom('audit')
    .select('id')
    .where('subjectKind', '=', 'person')
    .where('subjectId', '=', id)
    .where('action', '=', 'person.look')
    .where('staffId', '=', actor.staffId)
    .where('at', '>', new Date(now.getTime() - ONE_LOOK_MS))
    .limit(1)
    .executeTakeFirst();
  if (looking) return;
  const subject = { subjectKind: 'person', subjectId: id } as const;
  await recordStaffAction(trx, actor, { ...subject, action: 'person.look', details: {} }, now);
}
