import type { Reply } from '@jara/contract/endpoint';
import type { listReportSchedules } from '@jara/contract/staff/report-schedules';
import type { Deps } from '../../platform/tools/deps.ts';
import { nameOf } from '../../staff/staff.store.ts';
import { mayRead, presentSchedules } from './schedules.store.ts';

/** All there are, the next one first, and everybody who may be told. */
export const listSchedules =
  ({ db }: Pick<Deps, 'db'>) =>
  async (): Promise<Reply<typeof listReportSchedules>> => {
    const [rows, people] = await Promise.all([
      db.selectFrom('reportSchedules').selectAll().orderBy('nextAt').orderBy('id').execute(),
      db.selectFrom('staff').select(['id', 'firstName', 'lastName', 'role', 'isActive']).orderBy('firstName').execute(),
    ]);
    return {
      schedules: await presentSchedules(db, rows),
      people: people.filter(mayRead).map((person) => ({ id: person.id, name: nameOf(person) })),
    };
  };
