import type { StaffId, WithdrawalId } from '@jara/domain/ids';
import { workOnPayout } from '../src/provider/work-on-payout.ts';
import { approveWithdrawal, rejectWithdrawal } from '../src/withdrawals/decide-withdrawal.ts';
import { requestWithdrawal } from '../src/withdrawals/request-withdrawal.ts';
import {
  findClaimByKey,
  findWithdrawal,
  listWithdrawalsOfClaim,
  type WithdrawalRow,
} from '../src/withdrawals/withdrawals.store.ts';
import { giftOf, type Life, shareOf } from './life.ts';
import type { Payout, StaffName } from './outline.ts';
import type { BankAccount } from './people.ts';
import type { Stage } from './stage.ts';

export async function askForPayout(stage: Stage, life: Life, payout: Payout & { account: BankAccount }): Promise<void> {
  const before = life.isNew ? undefined : await findEarlier(stage, life, payout);
  keep(life, payout, before ?? (await ask(stage, life, payout)));
}

async function ask(stage: Stage, life: Life, { person, account }: Payout & { account: BankAccount }) {
  const { accessKey, share: amount } = shareOf(life, person);
  const accountName = await stage.holderOf(account);
  return requestWithdrawal(stage.deps)({ quid: giftOf(life).quid, accessKey, amount, accountName, ...account });
}

/** What a run before this one asked for. */
async function findEarlier({ deps }: Stage, life: Life, { person, nth }: Payout): Promise<WithdrawalRow | undefined> {
  const claim = await findClaimByKey(deps.db, shareOf(life, person).accessKey);
  if (!claim) return undefined;
  return (await listWithdrawalsOfClaim(deps.db, claim.id)).find(({ attempt }) => attempt === nth);
}

export async function approvePayout(stage: Stage, life: Life, payout: Payout & { by: StaffName }): Promise<void> {
  const { id, status, revision } = payoutOf(life, payout);
  const actor = stage.staff[payout.by];
  if (status !== 'REQUESTED' || (!life.isNew && (await hasApproved(stage, id, actor.staffId)))) return;
  keep(life, payout, await approveWithdrawal(stage.deps)({ id, revision, actor }));
}

async function hasApproved({ deps }: Stage, withdrawalId: WithdrawalId, staffId: StaffId): Promise<boolean> {
  const said = await deps.db
    .selectFrom('withdrawalApprovals')
    .select('at')
    .where('withdrawalId', '=', withdrawalId)
    .where('staffId', '=', staffId)
    .executeTakeFirst();
  return said !== undefined;
}

export async function rejectPayout(
  stage: Stage,
  life: Life,
  { by, reason, ...payout }: Payout & { by: StaffName; reason: string },
): Promise<void> {
  const { id, status, revision } = payoutOf(life, payout);
  if (status !== 'REQUESTED') return;
  keep(life, payout, await rejectWithdrawal(stage.deps)({ id, revision, reason, actor: stage.staff[by] }));
}

export async function sendPayout(stage: Stage, life: Life, payout: Payout): Promise<void> {
  const { id, status } = payoutOf(life, payout);
  if (status === 'APPROVED') await workOnPayout(stage.deps)(id);
}

const LOOKS = 100;
const BETWEEN_LOOKS_MS = 50;

/**
 * The bank decides and we look. One look is enough, unless a run was cut off while it sent the transfer: then the payout
 * climbs its own ladder, which asks several times before it sends again.
 */
export async function endPayout(
  stage: Stage,
  life: Life,
  { as, ...payout }: Payout & { as: 'success' | 'failed' | 'reversed' },
): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { id, reference, status } = payoutOf(life, payout);
    if (hasEnded(status, as)) return;
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    await stage.levers.decideTransfer(reference, as);
    await workOnPayout(stage.deps)(id);
    keep(life, payout, await findWithdrawal(stage.deps.db, id));
  }
  throw new Error(`A payout of ${life.story.outline.name} never ended`);
}

/** A payout that has arrived can still come back; all other ends are final. */
const hasEnded = (status: WithdrawalRow['status'], as: string): boolean =>
  status === 'FAILED' ||
  status === 'REJECTED' ||
  status === 'REVERSED' ||
  (status === 'COMPLETED' && as !== 'reversed');

const keyOf = ({ person, nth }: Payout) => `${person.email}/${nth}`;

function keep(life: Life, payout: Payout, seen: WithdrawalRow | undefined): void {
  if (seen) life.payouts.set(keyOf(payout), seen);
}

function payoutOf(life: Life, payout: Payout) {
  const found = life.payouts.get(keyOf(payout));
  if (!found) throw new Error(`${payout.person.name} never asked for a share of ${life.story.outline.name}`);
  return found;
}
