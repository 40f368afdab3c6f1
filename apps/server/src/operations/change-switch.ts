import type { SwitchState } from '@jara/contract/staff/switches';
import type { SwitchName } from '@jara/domain/operations/switches';
import { sql } from 'kysely';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import { giveTime } from '../holds/holds.ts';
import type { Trx } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { findUnreleased, release } from '../switches/restores.store.ts';
import { lockSwitch, setSwitch } from '../switches/switches.store.ts';
import { isReconciled } from './backup/lost-time.ts';
import { runBooksCheck } from './books/run-books-check.ts';
import { readSwitches } from './read-operations.ts';

interface Ask {
  name: SwitchName;
  isOn: boolean;
  reason: string;
  actor: StaffActor;
}

/**
 * Pauses a part of the product, or lets it go on. Payouts do not go on while the full proof of the books fails, and after a
 * restore neither payouts nor claims go on before the lost time has been reconciled.
 */
export const changeSwitch =
  (deps: Pick<Deps, 'db' | 'clock' | 'log' | 'keys'>) =>
  async ({ name, isOn, reason, actor }: Ask): Promise<SwitchState> => {
    const { db, clock, log } = deps;
    // Proved before the transaction, because a proof of large books takes longer than a lock may be held.
    if (isOn && name === 'payouts' && !(await runBooksCheck(deps)({ actor, isFull: true })).isClean)
      throw new Refusal('books_not_clean');
    await db.transaction().execute(async (trx) => {
      const before = await lockSwitch(trx, name);
      if (before.isOn === isOn) throw new Refusal('switch_unchanged');
      const now = clock.now();
      const isReleased = isOn && name !== 'creation' && (await releaseIfReconciled(trx, now));
      await setSwitch(trx, name, {
        isOn,
        reason: isOn ? null : reason,
        changedBy: actor.staffId,
        changedAt: now,
      });
      if (isOn && name === 'payouts') await wakePayouts(trx, clock);
      // What is held as well has its day when that is over.
      if (isReleased || (isOn && name === 'payouts')) await giveTime(trx, sql`status = 'GRANTED'`, now);
      await recordStaffAction(
        trx,
        actor,
        {
          action: isOn ? 'switch.resume' : 'switch.pause',
          subjectKind: 'switch',
          subjectId: name,
          details: { reason, ...(isOn && { pausedFor: before.reason }) },
        },
        now,
      );
    });
    log.warn({ switch: name, isOn }, 'switch.changed');
    const state = (await readSwitches(db)).find((each) => each.name === name);
    if (!state) throw new Error('a switch vanished after it was changed');
    return state;
  };

async function releaseIfReconciled(trx: Trx, now: Date): Promise<boolean> {
  const restore = await findUnreleased(trx);
  if (!restore) return false;
  if (!(await isReconciled(trx, restore))) throw new Refusal('not_reconciled');
  await release(trx, now);
  return true;
}

/** What waited has been looked at less and less often; now it is taken up at once. */
async function wakePayouts(trx: Trx, clock: Deps['clock']): Promise<void> {
  const soon = { nextCheckAt: clock.databaseNow(), checks: 0 };
  for (const table of ['withdrawals', 'refunds'] as const)
    await trx.updateTable(table).set(soon).where('nextCheckAt', 'is not', null).execute();
}
