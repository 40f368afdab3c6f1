import { approveWithdrawal, rejectWithdrawal } from '../withdrawals/decide-withdrawal.ts';
import { requestWithdrawal } from '../withdrawals/request-withdrawal.ts';
import {
  findClaimByKey,
  findWithdrawal,
  listWithdrawalsOfClaim,
  type WithdrawalRow,
} from '../withdrawals/withdrawals.store.ts';
import { workOnPayout } from '../withdrawals/work-on-payout.ts';
import { giftOf, type Life, shareOf } from './life.ts';
import type { StaffName } from './outline.ts';
import type { BankAccount, Person } from './people.ts';
import type { Stage } from './stage.ts';

interface Payout {
  person: Person;
  nth: number;
}

export async function askForPayout(stage: Stage, life: Life, payout: Payout & { account: BankAccount }): Promise<void> {
  if (await findPayout(stage, life, payout)) return;
  const { account } = payout;
  const { accessKey, share: amount } = shareOf(life, payout.person);
  const accountName = await stage.holderOf(account);
  const ask = { quid: giftOf(life).quid, accessKey, amount, accountName, ...account };
  const { id } = await requestWithdrawal(stage.deps)(ask);
  life.payouts.set(keyOf(payout), id);
}

export async function approvePayout(stage: Stage, life: Life, payout: Payout & { by: StaffName }): Promise<void> {
  const { id, status, revision } = await payoutOf(stage, life, payout);
  const actor = stage.staff[payout.by];
  if (status !== 'REQUESTED') return;
  const said = await stage.deps.db
    .selectFrom('withdrawalApprovals')
    .select('at')
    .where('withdrawalId', '=', id)
    .where('staffId', '=', actor.staffId)
    .executeTakeFirst();
  if (!said) await approveWithdrawal(stage.deps)({ id, revision, actor });
}

type Rejection = Payout & { by: StaffName; reason: string };

export async function rejectPayout(stage: Stage, life: Life, { by, reason, ...payout }: Rejection): Promise<void> {
  const { id, status, revision } = await payoutOf(stage, life, payout);
  if (status === 'REQUESTED') await rejectWithdrawal(stage.deps)({ id, revision, reason, actor: stage.staff[by] });
}

export async function sendPayout(stage: Stage, life: Life, payout: Payout): Promise<void> {
  const { id, status } = await payoutOf(stage, life, payout);
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
    const { id, reference, status } = await payoutOf(stage, life, payout);
    if (hasEnded(status, as)) return;
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    await stage.levers.decideTransfer(reference, as);
    await workOnPayout(stage.deps)(id);
  }
  throw new Error(`A payout of ${life.story.outline.name} never ended`);
}

/** A payout that has arrived can still come back; all other ends are final. */
const hasEnded = (status: WithdrawalRow['status'], as: string): boolean =>
  status === 'FAILED' ||
  status === 'REJECTED' ||
  status === 'REVERSED' ||
  (status === 'COMPLETED' && as !== 'reversed');

async function findPayout(stage: Stage, life: Life, payout: Payout): Promise<WithdrawalRow | undefined> {
  const { db } = stage.deps;
  const known = life.payouts.get(keyOf(payout));
  if (known) return findWithdrawal(db, known);
  const claim = await findClaimByKey(db, shareOf(life, payout.person).accessKey);
  if (!claim || claim.withdrawals < payout.nth) return undefined;
  const found = (await listWithdrawalsOfClaim(db, claim.id)).find(({ attempt }) => attempt === payout.nth);
  if (found) life.payouts.set(keyOf(payout), found.id);
  return found;
}

const keyOf = ({ person, nth }: Payout) => `${person.email}/${nth}`;

async function payoutOf(stage: Stage, life: Life, payout: Payout): Promise<WithdrawalRow> {
  const found = await findPayout(stage, life, payout);
  if (!found) throw new Error(`${payout.person.name} never asked for a share of ${life.story.outline.name}`);
  return found;
}
