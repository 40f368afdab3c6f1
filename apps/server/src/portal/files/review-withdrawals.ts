import type { ReviewedWithdrawal } from '@jara/contract/staff/withdrawals';
import type { HoldCause } from '@jara/domain/hold/holds';
import type { WithdrawalId } from '@jara/domain/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Reader } from '../lists/reader.ts';
import { withdrawalList } from '../lists/withdrawal-list.ts';

/** The chosen withdrawals with every open hold that would keep their money here. */
export async function reviewWithdrawals(
  db: Db,
  ids: readonly WithdrawalId[],
  reader: Reader,
): Promise<ReviewedWithdrawal[]> {
  const withdrawals = await withdrawalList.shown(db, ids, reader);
  const subjects = withdrawals.flatMap(({ id, claimId, giftId }) => [id, claimId, giftId]);
  const { rows: holds } = await sql<{ subjectId: string; cause: HoldCause; reason: string }>`
    select subject_id, cause, reason from holds where subject_id = any(${subjects}::uuid[]) and lifted_at is null
    order by placed_at, id
  `.execute(db);
  return withdrawals.map((withdrawal) => ({
    ...withdrawal,
    holds: holds
      .filter(({ subjectId }) => [withdrawal.id, withdrawal.claimId, withdrawal.giftId].includes(subjectId))
      .map(({ cause, reason }) => ({ cause, reason: reader.sight.text(reason) })),
  }));
}
