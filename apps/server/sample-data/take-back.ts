import type { ChargeId, GiftId, PaymentId } from '@jara/domain/ids';
import { changeGiftStatus } from '../src/gifts/change-gift-status.ts';
import { expireGifts, reviveGift } from '../src/gifts/expire-gifts.ts';
import { needsAccount } from '../src/money-back/name-account.ts';
import { recordDispute } from '../src/money-back/record-dispute.ts';
import { startRefund, startSuspenseRefund } from '../src/money-back/start-refund.ts';
import { workOnRefund } from '../src/provider/work-on-refund.ts';
import { giftOf, type Life, paymentOf } from './life.ts';
import type { StaffName } from './outline.ts';
import type { Stage } from './stage.ts';

interface Decision {
  by: StaffName;
  reason: string;
}

/** Closes whatever is over by now, as the worker does; gifts of other stories whose time has come with it. */
export const closeGifts = ({ deps }: Stage) => expireGifts(deps)();

export async function reopenGift(stage: Stage, life: Life, { by, reason }: Decision): Promise<void> {
  const giftId = giftOf(life).id;
  if (await hasDecided(stage, by, giftId)) return;
  await reviveGift(stage.deps)({ giftId, reason, actor: stage.staff[by] });
}

export async function changeStatus(
  stage: Stage,
  life: Life,
  ask: Decision & { to: 'BLOCKED' | 'ACTIVE'; publicReason?: string },
) {
  const { id } = giftOf(life);
  if (await hasDecided(stage, ask.by, id)) return;
  const { to: status, reason, publicReason, by } = ask;
  await changeGiftStatus(stage.deps)({ gift: { id }, status, reason, publicReason, actor: stage.staff[by] });
}

/** Staff never do the same thing twice at the same instant, so the audit tells whether a run before got this far. */
async function hasDecided({ deps, staff }: Stage, by: StaffName, giftId: GiftId): Promise<boolean> {
  const row = await deps.db
    .selectFrom('audit')
    .select('id')
    .where('subjectKind', '=', 'gift')
    .where('subjectId', '=', giftId)
    .where('staffId', '=', staff[by].staffId)
    .where('at', '=', deps.clock.now())
    .executeTakeFirst();
  return row !== undefined;
}

export async function openDispute(stage: Stage, life: Life): Promise<void> {
  const { deps, levers } = stage;
  const { id, reference } = paymentOf(life);
  if (await findDispute(stage, id)) return;
  const { providerId } = await deps.db
    .selectFrom('charges')
    .select('providerId')
    .where('paymentId', '=', id)
    .executeTakeFirstOrThrow();
  const disputes = () => deps.paystack.listDisputes({ transaction: providerId });
  if ((await disputes()).data.length === 0) await levers.openDispute(reference);
  const [dispute] = (await disputes()).data;
  if (!dispute) throw new Error(`The dispute about ${life.story.outline.name} is not there`);
  await recordDispute(deps)(dispute);
}

export async function endDispute(stage: Stage, life: Life, as: 'won' | 'lost'): Promise<void> {
  const dispute = await findDispute(stage, paymentOf(life).id);
  if (dispute?.status !== 'OPEN') return;
  const { status } = await stage.deps.paystack.fetchDispute(dispute.providerId);
  if (status !== 'resolved') await stage.levers.endDispute(dispute.providerId, as);
  await recordDispute(stage.deps)({ id: dispute.providerId });
}

const findDispute = ({ deps }: Stage, paymentId: PaymentId) =>
  deps.db.selectFrom('disputes').select(['providerId', 'status']).where('paymentId', '=', paymentId).executeTakeFirst();

export async function sendBack(stage: Stage, life: Life, ask: Decision & { of: 'gift' | 'charge' }): Promise<void> {
  if (await findRefund(stage, life)) return;
  const decision = { reason: ask.reason, actor: stage.staff[ask.by] };
  const refund =
    ask.of === 'gift'
      ? await startRefund(stage.deps)({ giftId: giftOf(life).id, ...decision })
      : await startSuspenseRefund(stage.deps)({ chargeId: await chargeOf(stage, life), ...decision });
  await workOnRefund(stage.deps)(refund.id);
}

/** The worker's turn with whatever goes back of this gift. */
export async function workOnRefundOf(stage: Stage, life: Life): Promise<void> {
  const refund = await findRefund(stage, life);
  if (refund) await workOnRefund(stage.deps)(refund.id);
}

const LOOKS = 200;
const BETWEEN_LOOKS_MS = 100;

/** The provider takes a few real seconds over a refund, whatever the date is in the story. */
export async function endRefund(stage: Stage, life: Life): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const refund = await findRefund(stage, life);
    if (!refund) throw new Error(`${life.story.outline.name} was never sent back`);
    if (refund.status === 'DONE' || refund.status === 'FAILED' || needsAccount(refund)) return;
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    await workOnRefund(stage.deps)(refund.id);
  }
  throw new Error(`The refund of ${life.story.outline.name} never ended`);
}

const findRefund = ({ deps }: Stage, life: Life) =>
  deps.db
    .selectFrom('refunds')
    .innerJoin('charges', 'charges.id', 'refunds.chargeId')
    .select(['refunds.id', 'refunds.status', 'refunds.providerStatus', 'refunds.accountNumber'])
    .where('charges.paymentId', '=', paymentOf(life).id)
    .executeTakeFirst();

async function chargeOf({ deps }: Stage, life: Life): Promise<ChargeId> {
  const charge = await deps.db
    .selectFrom('charges')
    .select('id')
    .where('paymentId', '=', paymentOf(life).id)
    .executeTakeFirstOrThrow();
  return charge.id;
}
