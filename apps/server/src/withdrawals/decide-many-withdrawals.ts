import type { ManyDecided } from '@jara/contract/staff/withdrawals';
import type { WithdrawalId } from '@jara/domain/ids';
import type { StaffActor } from '../audit/audit.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts';

type Ask = {
  withdrawals: readonly Seen[];
  actor: StaffActor;
} & ({ action: 'APPROVE' } | { action: 'REJECT'; reason: string });

/** The revision the person reviewed: whatever has moved on since then is not theirs to decide. */
interface Seen {
  id: WithdrawalId;
  revision: number;
}

type Decided = ManyDecided['results'][number];

/**
 * Decides withdrawals one by one, each as if it had been decided alone and in a transaction of its own: one that cannot be
 * decided does not keep the others back, and no lock waits for more than one of them.
 */
export const decideManyWithdrawals =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  async (ask: Ask): Promise<Decided[]> => {
    const decide = ask.action === 'APPROVE' ? approving(deps, ask.actor) : rejecting(deps, ask.actor, ask.reason);
    const results: Decided[] = [];
    for (const seen of named(ask.withdrawals)) results.push(await outcomeOf(seen, decide));
    return results;
  };

/** One that is named twice is decided once. */
const named = (withdrawals: readonly Seen[]): Iterable<Seen> =>
  new Map(withdrawals.map((seen) => [seen.id, seen])).values();

type Decide = (seen: Seen) => Promise<Omit<Decided, 'id'>>;

const approving =
  (deps: Pick<Deps, 'db' | 'clock'>, actor: StaffActor): Decide =>
  async (seen) => {
    const { status } = await approveWithdrawal(deps)({ ...seen, actor });
    return status === 'REQUESTED'
      ? { outcome: 'WAITS_FOR_SECOND', message: 'Your yes is noted. A second person decides.' }
      : { outcome: 'APPROVED', message: 'Approved' };
  };

const rejecting =
  (deps: Pick<Deps, 'db' | 'clock'>, actor: StaffActor, reason: string): Decide =>
  async (seen) => {
    await rejectWithdrawal(deps)({ ...seen, actor, reason });
    return { outcome: 'REJECTED', message: 'Rejected' };
  };

async function outcomeOf(seen: Seen, decide: Decide): Promise<Decided> {
  try {
    return { id: seen.id, ...(await decide(seen)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      id: seen.id,
      outcome: error.code === 'withdrawal_changed' ? 'CHANGED' : 'REFUSED',
      message: error.message,
    };
  }
}
