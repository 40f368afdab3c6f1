import { NOT_BOOKED } from '@jara/contract/staff/reconciliation';
import type { ReconciliationId } from '@jara/domain/ids';
import { isProviderError } from '@jara/paystack/provider-error';
import type { Selectable } from 'kysely';
import type { StaffActor } from '../../audit/audit.ts';
import { listHeldReferences } from '../../holds/holds.ts';
import { coverLosses } from '../../money-back/cover-loss.ts';
import { listChargesOfReference } from '../../money-back/money-back.store.ts';
import type { Db } from '../../platform/database/db.ts';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { findUnreleased } from '../../switches/restores.store.ts';
import { findTransferRow, listExtraTransfers } from '../../withdrawals/transfers.store.ts';
import { findWithdrawalByReference } from '../../withdrawals/withdrawals.store.ts';
import { bookSettlements } from './book-settlements.ts';
import { type Difference, type Finding, ONE_REFERENCE } from './difference.ts';
import { type BalanceLook, examineBalance } from './examine-balance.ts';
import { examineCharge } from './examine-charge.ts';
import { examineDispute, findDisputeSuspects } from './examine-disputes.ts';
import { examineRefunds, findRefundSuspects } from './examine-refunds.ts';
import { examineTransfer } from './examine-transfer.ts';
import { findChargeSuspects, findTransferSuspects } from './find-suspects.ts';
import { closeByItself, type ItemRow, listOpenItems, openItem } from './items.store.ts';
import { insertReconciliation, lastReconciliation } from './reconciliations.store.ts';
import { windowStart } from './window-start.ts';

export type ReconciliationRun = Selectable<Schema['reconciliations']>;

interface Ask {
  /** Compare everything since this instant, instead of since the last comparison. */
  from?: Date | undefined;
  actor?: StaffActor | undefined;
}

/**
 * Compares the provider's charges, transfers, refunds, disputes and balance with ours, both ways. What we had merely not heard
 * of is recorded; every difference that remains becomes one open item; items on which both sides agree again are closed. It may
 * run any number of times, and one process at a time runs it.
 */
export const reconcile =
  (deps: Deps) =>
  async (ask: Ask = {}): Promise<ReconciliationRun> => {
    const ran = await oneAtATime(deps.db, 'reconcile', () => compare(deps, ask));
    if (!ran) throw new Refusal('already_running');
    return ran.done;
  };

/** The comparison that runs by itself; that another process is at it already is as it should be. */
export const reconcileByItself = (deps: Deps) => async (): Promise<void> => {
  await oneAtATime(deps.db, 'reconcile', async () => {
    const last = await lastReconciliation(deps.db);
    const age = last && Date.now() - Date.parse(last.startedAt);
    // One of the future was written by a clock that was wrong, and says nothing about the time since.
    const isFresh = age !== null && age >= 0 && age < FRESH_MS;
    if (!isFresh) await compare(deps, {});
  });
};
/** Every process asks every few minutes, and one answer serves all. */
const FRESH_MS = 4 * 60_000;

const identity = ({ kind, reference, providerId }: Pick<Difference, 'kind' | 'reference' | 'providerId'>) =>
  `${kind} ${reference} ${providerId}`;

async function compare(deps: Deps, { from, actor }: Ask): Promise<ReconciliationRun> {
  const { db, log } = deps;
  const startedAt = new Date();
  const restore = await findUnreleased(db);
  const isRestored = restore !== undefined;
  const coversFrom = from ?? (await windowStart(db, startedAt));
  const counts = { charges: 0, transfers: 0, refunds: 0, disputes: 0, settlements: 0, mended: 0, opened: 0, closed: 0 };
  const open = new Set<string>();
  const note = async ({ difference, isMended }: Finding) => {
    if (isMended) counts.mended += 1;
    if (!difference) return;
    open.add(identity(difference));
    if (await openItem(db, difference, startedAt)) {
      counts.opened += 1;
      log.error({ kind: difference.kind, reference: difference.reference }, 'reconciliation.difference');
    }
  };
  let failure: string | null = null;
  let silences = 0;
  /** One thing that we cannot book keeps no other from being looked at. The comparison has not come through then, and says so. */
  const tried = async (look: () => Promise<Finding[]>): Promise<Finding[] | undefined> => {
    try {
      const findings = await look();
      for (const finding of findings) await note(finding);
      return findings;
    } catch (error) {
      silences += isSilence(error) ? 1 : 0;
      if (isSilence(error) && (silences > MOST_SILENCES || isTurnedAway(error))) throw error;
      failure = isSilence(error) ? error.message : NOT_BOOKED;
      log.error({ err: error }, 'reconciliation.not_looked');
      return undefined;
    }
  };
  const lookAtCharge = examineCharge(deps);
  const lookAtTransfer = examineTransfer(deps, { isRestored });
  const lookAtRefunds = examineRefunds(deps);
  const lookAtDispute = examineDispute(deps);
  const lookAgain = async (item: ItemRow): Promise<Finding[]> => {
    if (item.kind.startsWith('CHARGE_')) return [await lookAtCharge(item)];
    if (item.kind === 'DISPUTE_UNCLEAR') return [await lookAtDispute(item.providerId)];
    if (item.kind !== 'REFUND_NOT_RECORDED') return [await lookAtTransfer(item.reference)];
    // A reference can have been charged twice, and the refund is of one of the two.
    const findings: Finding[] = [];
    for (const charge of await listChargesOfReference(db, item.reference))
      findings.push(...(await lookAtRefunds(charge)));
    return findings;
  };

  let balance: BalanceLook | undefined;
  try {
    const charges = await findChargeSuspects(deps, coversFrom, { isRestored });
    counts.charges = charges.compared;
    for (const suspect of charges.suspects) await tried(async () => [await lookAtCharge(suspect)]);
    const transfers = await findTransferSuspects(deps, coversFrom, { isRestored });
    counts.transfers = transfers.compared;
    for (const reference of new Set([...transfers.suspects, ...(await listHeldReferences(db))]))
      await tried(async () => [await lookAtTransfer(reference)]);
    for (const paid of transfers.twice)
      await note({
        difference: { ...(await paidTwice(db, paid, ONE_REFERENCE)), isKeptByItem: true },
        isMended: false,
      });
    // The other payout of its share may have come back since, and then it is the one that paid.
    for (const { reference } of await listExtraTransfers(db))
      await tried(async () => [await lookAtTransfer(reference)]);
    for (const paid of await listExtraTransfers(db))
      await note({ difference: await paidTwice(db, paid, ONE_SHARE), isMended: false });
    const refunds = await findRefundSuspects(deps, coversFrom);
    counts.refunds = refunds.compared;
    for (const charge of refunds.suspects) await tried(() => lookAtRefunds(charge));
    const disputes = await findDisputeSuspects(deps, coversFrom, restore);
    counts.disputes = disputes.compared;
    for (const id of disputes.suspects) await tried(async () => [await lookAtDispute(id)]);
    await tried(async () => {
      await coverLosses(deps)();
      return [];
    });
    await tried(async () => {
      counts.settlements = await bookSettlements(deps, coversFrom);
      return [];
    });

    // An older item may be about something that this comparison did not reach back to, so it is looked at by itself.
    for (const item of (await listOpenItems(db)).filter(isAboutOneThing)) {
      // The provider shows one reference as a single transfer whenever it is asked for it, so a person decides about that.
      if (open.has(identity(item)) || item.theirs === ONE_REFERENCE) continue;
      const findings = await tried(() => lookAgain(item));
      if (!findings || open.has(identity(item))) continue;
      const isMended = findings.some((finding) => finding.isMended);
      await closeByItself(db, item.id, isMended ? 'Recorded: both sides agree now' : 'Both sides agree now', startedAt);
      counts.closed += 1;
    }
    // Whatever else differs shows in the balance as well, so that is compared when nothing else differs.
    const left = await listOpenItems(db);
    if (failure === null && !left.some(isAboutOneThing)) {
      const { difference, look } = await examineBalance(deps, async () => {
        const booked = await bookSettlements(deps, coversFrom);
        counts.settlements += booked;
        return booked;
      });
      balance = look;
      await note({ difference, isMended: false });
      for (const item of difference || !look ? [] : left) {
        await closeByItself(db, item.id, 'Both sides agree now', startedAt);
        counts.closed += 1;
      }
    }
  } catch (error) {
    if (!isProviderError(error) && !isUnanswered(error)) throw error;
    failure = error.message;
    log.warn({ err: error }, 'reconciliation.not_finished');
  }
  const run = {
    id: newId<ReconciliationId>(),
    coversFrom,
    startedAt,
    finishedAt: new Date(),
    ...counts,
    balanceTheirs: balance?.theirs ?? null,
    balanceOurs: balance?.ours ?? null,
    failure,
    startedBy: actor?.staffId ?? null,
  };
  await insertReconciliation(db, run);
  log.info({ ...counts, failure }, 'reconciliation.finished');
  return run;
}

const isAboutOneThing = ({ kind }: ItemRow) => kind !== 'BALANCE_DIFFERS';

/** Settling a payment says so in the words of the API when the provider gives it no answer. */
const isUnanswered = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code === 'verification_failed';

/** That one thing is refused is an answer. */
const isSilence = (error: unknown): error is Error =>
  isUnanswered(error) || (isProviderError(error) && error.kind !== 'refused' && error.kind !== 'not_found');

/** Of so many things the provider may say nothing for a reason of their own. After that whoever else is asked about would get no answer either. */
const MOST_SILENCES = 2;

const isTurnedAway = (error: unknown): boolean => isProviderError(error) && error.kind === 'rate_limited';

const ONE_SHARE = 'a second transfer of the same share';

/** Whose it is stands with it, also where a restore has forgotten the payout: nobody is erased while something about them is open. */
async function paidTwice(
  db: Db,
  { reference, amount, currency }: { reference: string; amount: number; currency: string },
  theirs: string,
): Promise<Difference> {
  const withdrawal = await findWithdrawalByReference(db, reference);
  return {
    kind: 'TRANSFER_TWICE',
    reference,
    providerId: '',
    ours: 'one payout',
    theirs,
    amount,
    currency,
    giftId: withdrawal?.giftId ?? (await findTransferRow(db, reference))?.giftId ?? null,
    withdrawalId: withdrawal?.id ?? null,
  };
}
