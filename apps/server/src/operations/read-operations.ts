import type { Operations, SwitchState } from '@jara/contract/staff/switches';
import { SWITCHES } from '@jara/domain/operations/switches';
import type { Sight } from '@jara/domain/staff/mask';
import type { Deps } from '../platform/tools/deps.ts';
import { nameOf } from '../staff/staff.store.ts';
import { findUnreleased } from '../switches/restores.store.ts';
import { listSwitches } from '../switches/switches.store.ts';
import { isReconciled } from './backup/lost-time.ts';
import { lastBooksChecks } from './books/run-books-check.ts';
import { countOpenItems } from './reconciliation/items.store.ts';
import { lastReconciliation } from './reconciliation/reconciliations.store.ts';

/** What is paused and why, and how the last checks ended. */
export const readOperations =
  ({ db }: Pick<Deps, 'db'>) =>
  async (sight: Sight): Promise<Operations> => {
    const [switches, booksChecks, reconciliation, openItems, restore] = await Promise.all([
      readSwitches(db),
      lastBooksChecks(db),
      lastReconciliation(db),
      countOpenItems(db),
      findUnreleased(db),
    ]);
    return {
      switches: switches.map((each) => ({ ...each, reason: each.reason && sight.text(each.reason) })),
      booksCheck: booksChecks.last,
      fullBooksCheck: booksChecks.full,
      reconciliation,
      openItems,
      restore: restore
        ? {
            backupTakenAt: restore.backupTakenAt.toISOString(),
            restoredAt: restore.restoredAt.toISOString(),
            isReconciled: await isReconciled(db, restore),
          }
        : null,
    };
  };

export async function readSwitches(db: Deps['db']): Promise<SwitchState[]> {
  const rows = await listSwitches(db);
  return rows
    .map(({ name, isOn, reason, changedBy, changedAt, firstName, lastName }) => ({
      name,
      isOn,
      reason,
      changedBy:
        changedBy === null
          ? null
          : { id: changedBy, name: nameOf({ firstName: firstName ?? '', lastName: lastName ?? '' }) },
      changedAt: changedAt.toISOString(),
    }))
    .sort((a, b) => SWITCHES.indexOf(a.name) - SWITCHES.indexOf(b.name));
}
