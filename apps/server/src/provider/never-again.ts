import { parsePayoutReference } from '@jara/domain/withdrawal/payout-reference';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/db.ts';
import { PAYOUT_FAILURES } from '../withdrawals/payout-failures.ts';
import { hasAnotherPaid } from '../withdrawals/transfers.store.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawals.store.ts';

/** Why a payout that the provider does not know must never be sent again; undefined while it only has to wait. */
export async function whyNeverAgain(trx: Trx, withdrawal: WithdrawalRow): Promise<string | undefined> {
  const place = parsePayoutReference(withdrawal.reference);
  if (place && (await hasAnotherPaid(trx, place, withdrawal.reference))) return PAYOUT_FAILURES.earlierArrived;
  if (await isTakenByBank(trx, withdrawal)) return PAYOUT_FAILURES.disputed;
  return undefined;
}

/** A dispute that is lost holds what it holds for good, until its money is here to make up for it. */
async function isTakenByBank(trx: Trx, { id, claimId, giftId }: WithdrawalRow): Promise<boolean> {
  const { rows } = await sql`
    select from disputes d join holds h on h.cause = 'DISPUTE' and h.cause_id = d.id::text and h.lifted_at is null
    where d.gift_id = ${giftId} and d.status = 'LOST' and h.subject_id in (${id}, ${claimId}, ${giftId})
    limit 1
  `.execute(trx);
  return rows.length > 0;
}
