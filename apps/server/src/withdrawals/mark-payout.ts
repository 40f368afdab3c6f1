import type { WithdrawalId } from '@jara/domain/ids';
import type { ProviderError } from '@jara/paystack/provider-error';
import { sql } from 'kysely';
import { isHeld } from '../holds/holds.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { isSwitchedOn } from '../switches/switches.store.ts';
import { PAYOUT_FAILURES } from './payout-failures.ts';
import { noteAsked, noteRefused } from './transfers.store.ts';
import { fail } from './withdrawal-life.ts';
import { lockWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

/** A withdrawal whose account the provider knows, so that it can be sent. */
export type Payable = WithdrawalRow & { recipientCode: string };

/** Asked by the statement that lets the money go: what is held, as a whole or in part, pays nothing out. */
const isFree = sql<boolean>`not ${isHeld(
  sql`withdrawals.id`,
  sql`withdrawals.claim_id`,
  sql`(select gift_id from claims where claims.id = withdrawals.claim_id)`,
)}`;

/** Writes down that a payout leaves, unless it must not. */
export const markSent = (
  { db, clock }: Needs,
  withdrawal: Payable,
  mayLeave: (trx: Trx) => Promise<boolean>,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (!(await mayLeave(trx))) return false;
    const now = clock.now();
    const marked = await trx
      .updateTable('withdrawals')
      .set((eb) => ({
        status: withdrawal.status === 'APPROVED' ? 'SUBMITTED' : withdrawal.status,
        recipientCode: withdrawal.recipientCode,
        sends: eb('sends', '+', 1),
        notFoundChecks: 0,
        sentAt: withdrawal.sentAt ?? now,
        updatedAt: now,
      }))
      .where('id', '=', withdrawal.id)
      .where('status', '=', withdrawal.status)
      // Sending again is sending too, so this one statement stops every kind of it while payouts are paused.
      .where(isSwitchedOn('payouts'))
      .where(isFree)
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n) return false;
    await noteAsked(trx, withdrawal, now);
    return true;
  });

/** Nobody has said whether it left. */
export const markUnknown = async ({ db, clock }: Needs, id: WithdrawalId): Promise<void> => {
  await db
    .updateTable('withdrawals')
    .set({ status: 'UNKNOWN', notFoundChecks: 0, updatedAt: clock.now() })
    .where('id', '=', id)
    .where('status', 'in', ['APPROVED', 'SUBMITTED'])
    .execute();
};

/** The provider would not have it, and clearly said so. */
export const endRefused = (deps: Needs, id: WithdrawalId, { providerMessage }: ProviderError): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const withdrawal = await lockWithdrawal(trx, id);
    if (!withdrawal) return;
    await noteRefused(trx, withdrawal.reference, deps.clock.now());
    await fail(deps, trx, withdrawal, providerMessage ?? PAYOUT_FAILURES.notTaken);
  });
