import { isOnHold } from '@jara/domain/gift/gift-status';
import { isProviderError, type ProviderError } from '@jara/paystack/provider-error';
import type { Transfer } from '@jara/paystack/wire';
import { sql } from 'kysely';
import { enqueue, enqueueAlone } from '../platform/jobs/enqueue.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { isOn, isSwitchedOn } from '../switches/switches.store.ts';
import { settlePayout } from '../withdrawals/settle-payout.ts';
import { fail } from '../withdrawals/withdrawal-life.ts';
import { findWithdrawal, lockWithdrawal, type WithdrawalRow } from '../withdrawals/withdrawals.store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'paystack' | 'log' | 'requestId'> & { payoutPace?: PayoutPace };

export interface PayoutPace {
  /** Waits between looks, by how often we have looked; the last one repeats. */
  checkAfterMs: readonly number[];
  /** How many times in a row the provider must not know a transfer before it is sent again. */
  notFoundBeforeResend: number;
}

const SECOND = 1_000;
const DEFAULT_PACE: PayoutPace = {
  checkAfterMs: [2, 5, 15, 30, 60, 120, 300, 600, 1800, 3600].map((seconds) => seconds * SECOND),
  notFoundBeforeResend: 3,
};

const SENDS_BEFORE_REFUSAL_COUNTS = 3;

/** Refusals of a first sending that are about our own account, not about this payout: it waits, staff are told. */
const OUR_OWN_TROUBLE = new Set(['insufficient_balance', 'starter_business', 'invalid_Key', 'rate_limited']);

/**
 * Takes one payout a step further and plans the next look. It may be called at any time, by any process, any number of
 * times: one of them works while it holds the payout's lock, and a process that dies lets go of it.
 *
 * The ladder: nothing is ever concluded from silence. A timeout, a 5xx or "not found" keeps the money reserved; the
 * same reference is asked about again, and only after repeated "not found" sent again, as the same reference.
 */
export const workOnPayout =
  (deps: Needs) =>
  async (withdrawalId: string): Promise<void> => {
    await deps.db.connection().execute(async (connection) => {
      const key = sql`hashtextextended(${`payout:${withdrawalId}`}, 0)`;
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(connection);
      if (!rows[0]?.mine) return lookAgainSoon(deps, withdrawalId);
      try {
        await step(deps, withdrawalId);
      } finally {
        await sql`select pg_advisory_unlock(${key})`.execute(connection);
      }
    });
  };

/**
 * Whoever is at it may have asked the provider before the news that brought us here, so there will be one more look. Its
 * key is its own: the look that they plan next may be an hour away and would take the place of this one.
 */
const lookAgainSoon = ({ db, requestId }: Needs, withdrawalId: string) =>
  enqueueAlone(
    db,
    'work_on_payout',
    { withdrawalId },
    { key: `payout:${withdrawalId}:again`, afterMs: SECOND, requestId },
  );

async function step(deps: Needs, withdrawalId: string): Promise<void> {
  const withdrawal = await findWithdrawal(deps.db, withdrawalId);
  switch (withdrawal?.status) {
    case 'APPROVED':
      if (!isOnHold(withdrawal.giftStatus) && (await isOn(deps.db, 'payouts'))) await send(deps, withdrawal);
      else await lookWithoutSending(deps, withdrawal);
      break;
    case 'SUBMITTED':
    case 'UNKNOWN':
      await look(deps, withdrawal);
      break;
    case 'COMPLETED':
      await lookForReversal(deps, withdrawal);
      return;
    default:
      return;
  }
  await planNextLook(deps, withdrawalId);
}

/** Asked by the statement that lets the money go: a gift that staff or a dispute stopped pays nothing out. */
const giftIsNotHeld = sql<boolean>`exists (
  select from claims join gifts on gifts.id = claims.gift_id
  where claims.id = withdrawals.claim_id and gifts.status not in ('BLOCKED', 'CONFLICTED')
)`;

/** Marks the payout as sent before it is: if we die in between, the next look asks the provider first. */
async function send(deps: Needs, withdrawal: WithdrawalRow): Promise<void> {
  const recipient = withdrawal.recipientCode ?? (await makeRecipient(deps, withdrawal));
  if (recipient === undefined) return;
  const isFirst = withdrawal.sends === 0;
  const marked = await deps.db
    .updateTable('withdrawals')
    .set((eb) => ({
      status: withdrawal.status === 'APPROVED' ? 'SUBMITTED' : withdrawal.status,
      recipientCode: recipient,
      sends: eb('sends', '+', 1),
      notFoundChecks: 0,
      sentAt: withdrawal.sentAt ?? deps.clock.now(),
      updatedAt: deps.clock.now(),
    }))
    .where('id', '=', withdrawal.id)
    .where('status', '=', withdrawal.status)
    // Sending again is sending too, so this one statement stops every kind of it while payouts are paused.
    .where(isSwitchedOn('payouts'))
    .where(giftIsNotHeld)
    .executeTakeFirst();
  if (marked.numUpdatedRows === 0n) return;
  try {
    const transfer = await deps.paystack.createTransfer({
      amount: withdrawal.net,
      currency: withdrawal.currency,
      recipient,
      reference: withdrawal.reference,
      reason: 'A gift for you',
    });
    await settlePayout(deps)(withdrawal.id, transfer);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    await afterFailedSend(deps, withdrawal, error, isFirst);
  }
}

async function afterFailedSend(
  deps: Needs,
  withdrawal: WithdrawalRow,
  error: ProviderError,
  isFirst: boolean,
): Promise<void> {
  deps.log.warn(
    { withdrawalId: withdrawal.id, kind: error.kind, code: error.code, sends: withdrawal.sends + 1 },
    'payout.send_not_confirmed',
  );
  // It is there already. A provider that cannot find it yet is asked again later, not sent the same once more.
  if (error.code === 'duplicate_transfer_reference') return lookWithoutSending(deps, withdrawal);
  if (error.kind === 'unknown') return markUnknown(deps, withdrawal.id);
  const isAboutThisPayout = error.kind === 'refused' && !OUR_OWN_TROUBLE.has(error.code ?? '');
  // A first sending can be refused for good. After a lost answer an earlier one may have gone through, so a refusal
  // counts only once the provider has denied knowing the transfer before several sendings in a row.
  if (isAboutThisPayout && (isFirst || withdrawal.sends >= SENDS_BEFORE_REFUSAL_COUNTS))
    await failWith(deps, withdrawal.id, error);
}

/** Making a recipient moves no money and repeats safely, so only a clear "no" ends the payout here. */
async function makeRecipient(deps: Needs, withdrawal: WithdrawalRow): Promise<string | undefined> {
  try {
    const made = await deps.paystack.createTransferRecipient({
      name: withdrawal.accountName,
      accountNumber: withdrawal.accountNumber,
      bankCode: withdrawal.bankCode,
      currency: withdrawal.currency,
    });
    return made.recipient_code;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    deps.log.warn({ withdrawalId: withdrawal.id, kind: error.kind, code: error.code }, 'payout.recipient_not_made');
    const isFinal = error.kind === 'refused' && !OUR_OWN_TROUBLE.has(error.code ?? '') && withdrawal.sends === 0;
    if (isFinal) await failWith(deps, withdrawal.id, error);
    return undefined;
  }
}

const failWith = (deps: Needs, id: string, error: ProviderError) =>
  deps.db.transaction().execute(async (trx) => {
    const withdrawal = await lockWithdrawal(trx, id);
    if (withdrawal) await fail(deps, trx, withdrawal, error.providerMessage ?? 'The bank did not take the transfer');
  });

async function look(deps: Needs, withdrawal: WithdrawalRow): Promise<void> {
  const answer = await ask(deps, withdrawal.reference);
  if (answer === 'unknown') return markUnknown(deps, withdrawal.id);
  if (answer !== 'not_found') return settlePayout(deps)(withdrawal.id, answer);

  const { notFoundBeforeResend } = deps.payoutPace ?? DEFAULT_PACE;
  if (withdrawal.notFoundChecks + 1 >= notFoundBeforeResend) return send(deps, withdrawal);
  await deps.db
    .updateTable('withdrawals')
    .set((eb) => ({ notFoundChecks: eb('notFoundChecks', '+', 1) }))
    .where('id', '=', withdrawal.id)
    .execute();
}

/** Asking moves no money, and after a restore the provider may know a payout that our books have forgotten. */
async function lookWithoutSending(deps: Needs, withdrawal: WithdrawalRow): Promise<void> {
  const answer = await ask(deps, withdrawal.reference);
  if (typeof answer === 'object') await settlePayout(deps)(withdrawal.id, answer);
}

async function ask({ paystack }: Needs, reference: string): Promise<Transfer | 'not_found' | 'unknown'> {
  try {
    return await paystack.verifyTransfer(reference);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return error.kind === 'not_found' ? 'not_found' : 'unknown';
  }
}

/** Nobody looks at a finished payout by themselves, so the event that brought us here must not be lost to silence. */
async function lookForReversal(deps: Needs, withdrawal: WithdrawalRow): Promise<void> {
  const answer = await ask(deps, withdrawal.reference);
  if (answer === 'unknown') throw new Error('the provider did not say whether a finished payout was reversed');
  if (typeof answer === 'object' && answer.status === 'reversed') await settlePayout(deps)(withdrawal.id, answer);
}

const markUnknown = async ({ db, clock }: Needs, id: string): Promise<void> => {
  await db
    .updateTable('withdrawals')
    .set({ status: 'UNKNOWN', notFoundChecks: 0, updatedAt: clock.now() })
    .where('id', '=', id)
    .where('status', 'in', ['APPROVED', 'SUBMITTED'])
    .execute();
};

async function planNextLook({ db, requestId, payoutPace = DEFAULT_PACE }: Needs, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const withdrawal = await lockWithdrawal(trx, id);
    if (!withdrawal || !['APPROVED', 'SUBMITTED', 'UNKNOWN'].includes(withdrawal.status)) return;
    const steps = payoutPace.checkAfterMs;
    const afterMs = steps[Math.min(withdrawal.checks, steps.length - 1)] ?? SECOND;
    await trx
      .updateTable('withdrawals')
      .set({ checks: withdrawal.checks + 1, nextCheckAt: new Date(Date.now() + afterMs) })
      .where('id', '=', id)
      .execute();
    await enqueue(trx, 'work_on_payout', { withdrawalId: id }, { key: `payout:${id}`, afterMs, requestId });
  });
}
