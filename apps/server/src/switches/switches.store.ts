import type { StaffId } from '@jara/domain/ids';
import type { SwitchName } from '@jara/domain/operations/switches';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';

/** A condition for a statement that is there anyway: what it does, it does only while the switch is on. */
export const isSwitchedOn = (name: SwitchName) =>
  sql<boolean>`(select is_on from switches where name = ${sql.lit(name)})`;

export async function isOn(db: Db, name: SwitchName): Promise<boolean> {
  const row = await db.selectFrom('switches').select('isOn').where('name', '=', name).executeTakeFirstOrThrow();
  return row.isOn;
}

export const listSwitches = (db: Db) =>
  db
    .selectFrom('switches')
    .leftJoin('staff', 'staff.id', 'switches.changedBy')
    .selectAll('switches')
    .select(['staff.firstName', 'staff.lastName'])
    .execute();

export async function pausedSwitches(db: Db): Promise<SwitchName[]> {
  const rows = await db.selectFrom('switches').select('name').where('isOn', '=', false).orderBy('name').execute();
  return rows.map(({ name }) => name);
}

export const lockSwitch = (trx: Trx, name: SwitchName) =>
  trx.selectFrom('switches').selectAll().where('name', '=', name).forUpdate().executeTakeFirstOrThrow();

export const setSwitch = (
  trx: Trx,
  name: SwitchName,
  change: { isOn: boolean; reason: string | null; changedBy: StaffId | null; changedAt: Date },
) => trx.updateTable('switches').set(change).where('name', '=', name).execute();
