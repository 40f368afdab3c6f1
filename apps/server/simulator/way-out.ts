import { type Answer, ask, said } from './ask.ts';
import { collectShare, isHarmed, uncollected } from './draws.ts';
import type { RememberedClaim } from './memory.ts';
import { accountOf, claimOnce, lookAtPayment, withdrawTo } from './people.ts';
import { takeToBank } from './senders.ts';
import {
  decideOn,
  type Item,
  openItems,
  pressOnGift,
  pressOnSuspense,
  remediesOf,
  resumeEverything,
  settleItem,
} from './staff.ts';
import type { SimulatedWorld } from './world.ts';

const CLAIMS_AT_MOST = 5;

/** Everybody takes whatever way out there is for money that is still held here. Answers who was refused, and why. */
export async function takeWayOut(world: SimulatedWorld, round: number): Promise<string[]> {
  const refusals: string[] = [];
  const note = (what: string, answer: string | undefined) => {
    if (answer && /\bno: /.test(answer)) refusals.push(`${what}: ${answer}`);
  };
  note('resume', await resumeEverything(world));
  for (const item of await openItems(world)) {
    // Where nothing can be booked, a note that says what was done about it closes it.
    for (const remedy of await remediesOf(world, item)) if (await settleByTwo(world, item, remedy, note)) break;
  }
  const held = await whoseMoneyIsHere(world);
  let nth = 0;
  for (const gift of world.memory.gifts.values()) {
    nth += 1;
    if (!gift.quid) await lookAtPayment(world, gift);
    if (held.has(gift.paymentId)) {
      note(`suspense of ${gift.name}`, await settleSuspense(world, gift.paymentId));
      note(`money back of ${gift.name}`, await takeToBank(world, gift, '00'));
    }
    if (gift.giftId && held.has(gift.giftId)) {
      note(`money back of ${gift.name}`, await takeToBank(world, gift, '00'));
      for (const refusal of await emptyGift(world, gift.name, nth + round)) refusals.push(refusal);
    }
  }
  for (const { gift, slot } of await uncollected(world))
    await collectShare(world, { gift, slot }, `c${900_000 + world.memory.claims.size}`);
  for (const claim of world.memory.claims.values()) {
    const giftId = world.memory.gifts.get(claim.gift)?.giftId;
    if (giftId && !held.has(giftId)) continue;
    const { body } = await ask(world, claim.browser, 'GET', '/api/transactions/withdraw', undefined, {
      'x-access-key': claim.accessKey,
    });
    if (body?.canWithdraw) note(`withdrawal of ${claim.name}`, said(await withdrawSomewhere(world, claim)));
  }
  await approveAll(world, note);
  return refusals;
}

/** All who share a gift try one account first; whoever reads that each share needs its own names another. */
async function withdrawSomewhere(world: SimulatedWorld, claim: RememberedClaim): Promise<Answer> {
  const first = await withdrawTo(world, claim, accountOf({ name: claim.gift }, 3, '00'));
  if (first.body?.code !== 'account_already_paid') return first;
  const own = await withdrawTo(world, claim, accountOf(claim, 1, '00'));
  // Somebody else may have named that one before.
  return own.body?.code === 'account_already_paid' ? withdrawTo(world, claim, accountOf(claim, 4, '00')) : own;
}

/** Where money is given, a second person has to say the same. Answers whether the item is closed. */
async function settleByTwo(
  world: SimulatedWorld,
  item: Item,
  remedy: string,
  note: (what: string, answer: string) => void,
): Promise<boolean> {
  for (const who of ['super', 'auditor'] as const) {
    const open = (await openItems(world)).find(({ id }) => id === item.id);
    if (!open) return true;
    const answer = await settleItem(world, who, open, remedy);
    note(`${remedy} of ${item.kind} by ${who}`, said(answer));
    if (answer.body?.code === 'remedy_does_not_fit') return false;
  }
  return !(await openItems(world)).some(({ id }) => id === item.id);
}

/** The gifts and payments for which our books still hold money, so that only those are looked at. */
async function whoseMoneyIsHere({ owner }: SimulatedWorld): Promise<Set<string>> {
  const { rows } = await owner.query<{ id: string }>(
    `select distinct coalesce(c.gift_id, wc.gift_id, ch.payment_id, r.gift_id, rc.payment_id, d.gift_id, b.subject)::text as id
     from balances b
     left join claims c on b.account = 'claim' and c.id = b.subject
     left join withdrawals w on b.account in ('payout_hold', 'fee_hold') and w.id = b.subject
     left join claims wc on wc.id = w.claim_id
     left join charges ch on b.account = 'suspense' and ch.id = b.subject
     left join refunds r on b.account = 'refund' and r.id = b.subject
     left join charges rc on rc.id = r.charge_id
     left join disputes d on b.account = 'dispute' and d.id = b.subject
     where b.balance > 0`,
  );
  return new Set(rows.map(({ id }) => id));
}

async function settleSuspense(world: SimulatedWorld, paymentId: string): Promise<string | undefined> {
  const released = await pressOnSuspense(world, 'admin', paymentId, 'release');
  return released === 'yes' ? released : pressOnSuspense(world, 'admin', paymentId, 'refund');
}

/** The gift's own file says what may be done: open it to be claimed, send its rest back, or wake it first. */
async function emptyGift(world: SimulatedWorld, name: string, mood: number): Promise<string[]> {
  const gift = world.memory.gifts.get(name);
  if (!gift?.giftId) return [];
  const { giftId } = gift;
  const { body: file } = await ask(world, world.crew.super.cookies, 'GET', `/api/admin/quids/${giftId}`);
  if (!file?.allowed) return [];
  const { allowed, status, money } = file;
  const refusals: string[] = [];
  const press = async (button: string) => {
    const answer = said(await pressOnGift(world, 'super', giftId, button));
    if (answer !== 'yes') refusals.push(`"${button}" on ${name}: ${answer}`);
    return answer === 'yes';
  };
  const isOpen = status === 'ACTIVE' || status === 'SPLIT';
  const released = isHarmed(world, gift) ? undefined : allowed.statuses.find((to: string) => to !== 'BLOCKED');
  // What is still to be drawn is drawn by itself, or is in the way of nothing but its own refund.
  if (isOpen && mood % 2 === 0 && !gift.isDraw) {
    for (let n = 0; n < CLAIMS_AT_MOST; n += 1) {
      const how = await claimOnce(world, gift, `c${900_000 + world.memory.claims.size}`);
      if (!how.startsWith('gets')) break;
    }
  } else if (isOpen) (await press('BLOCKED')) && (await press('refund'));
  else if (allowed.refund && (mood % 2 === 1 || !released)) await press('refund');
  else if (released) await press(released);
  else if (allowed.revive && money.unclaimed + money.dormant > 0) await press('revive');
  else if (allowed.statuses.includes('BLOCKED') && money.unclaimed > 0) await press('BLOCKED');
  return refusals;
}

async function approveAll(world: SimulatedWorld, note: (what: string, answer: string) => void): Promise<void> {
  const { body } = await ask(
    world,
    world.crew.super.cookies,
    'GET',
    '/api/admin/withdrawals?stage=REQUESTED&limit=100',
  );
  for (const { id } of body?.data ?? [])
    for (const who of ['super', 'auditor'] as const) {
      const { body: seen } = await ask(world, world.crew[who].cookies, 'GET', `/api/admin/withdrawals/${id}`);
      if (seen?.stage === 'REQUESTED' && !seen.approvedByMe)
        note(`${who} approves`, said(await decideOn(world, who, seen, 'APPROVE')));
    }
}
