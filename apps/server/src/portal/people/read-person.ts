import type { PersonFile, PersonTotal } from '@jara/contract/staff/people';
import type { PersonId } from '@jara/domain/ids';
import { flagsOf, PARTS_OF } from '@jara/domain/staff/people';
import { sql } from 'kysely';
import type { StaffActor } from '../../audit/audit.ts';
import { assigneeOf } from '../../casework/assignments.store.ts';
import type { KnownBy } from '../../people/people.store.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { readerOf } from '../lists/reader.ts';
import { lookAtPerson } from './look-at-person.ts';
import { countFacts, readSums } from './person-facts.ts';
import { sourceOf } from './person-sources.ts';
import { presentPeople } from './present-people.ts';

interface Ask {
  id: PersonId;
  me: StaffOfRequest;
  actor: StaffActor;
}

/** What somebody sent, received, claimed, withdrew and was refused, added up, and what a careful person wants to see of it. */
export const readPerson =
  (deps: Pick<Deps, 'db' | 'clock' | 'config'>) =>
  ({ id, me, actor }: Ask): Promise<PersonFile> =>
    lookAtPerson(deps)({
      id,
      actor,
      read: async (trx, who) => {
        const { now, sight } = readerOf(me, deps.clock.now());
        const [shown] = await presentPeople(trx, [id], sight);
        if (!shown) throw new Error('a person vanished while they were looked at');
        const assignee = await assigneeOf(trx, 'person', id);
        if (!who) return { ...shown, totals: [], flags: [], assignee };
        const totals = await addUp(trx, who);
        const counts = await countFacts(trx, who);
        const sums = await readSums(trx, who, now);
        return { ...shown, totals, flags: flagsOf(counts, sums, deps.config.limits.sums), assignee };
      },
    });

/** In one statement, so that the parts are of one moment. */
async function addUp(db: Db, who: KnownBy): Promise<PersonTotal[]> {
  const parts = PARTS_OF[who.kind].map((part) => sql`select ${part} as part, * from (${sourceOf(part, who)}) records`);
  const { rows } = await sql<PersonTotal>`
    select part, kind, status, currency, count(*) as count, coalesce(sum(amount), 0)::bigint as amount
    from (${sql.join(parts, sql` union all `)}) everything group by 1, 2, 3, 4 order by 1, 2, 3, 4
  `.execute(db);
  return rows;
}
