import { type Answer, ask, said } from './ask.ts';
import { CREW_NAMES, type CrewName } from './crew.ts';
import { deed, oneOf, oneOfTheLast } from './deed.ts';
import { isHarmed } from './draws.ts';
import { watchRelease } from './watch.ts';
import type { SimulatedWorld } from './world.ts';

const asStaff = (world: SimulatedWorld, who: CrewName) => world.crew[who].cookies;
const reason = 'The simulator says so';

/** What a member of staff can do with a gift: what its own file allows, and now and then what it does not. */
const GIFT_BUTTONS = ['BLOCKED', 'release', 'refund', 'revive'] as const;

export async function pressOnGift(
  world: SimulatedWorld,
  who: CrewName,
  giftId: string,
  button: string,
): Promise<Answer> {
  const cookies = asStaff(world, who);
  if (button === 'refund' || button === 'revive')
    return ask(world, cookies, 'POST', `/api/admin/quids/${giftId}/${button}`, { reason });
  const status = button === 'release' ? 'ACTIVE' : button;
  const answer = await ask(world, cookies, 'POST', '/api/admin/quids/status', { quids: [giftId], status, reason });
  const [result] = answer.body?.results ?? [];
  return result?.ok === false ? { status: 409, body: result } : answer;
}

const decideOnGift = deed<{ gift: string; button: string; who: CrewName }>({
  weight: 8,
  choose: ({ memory }, random) => {
    const gift = oneOfTheLast(
      random,
      [...memory.gifts.values()].filter(({ giftId }) => giftId),
    );
    return (
      gift && { gift: gift.name, button: random.pick(GIFT_BUTTONS), who: random.pick(['super', 'admin'] as const) }
    );
  },
  tell: ({ gift, button, who }) => `${who} presses "${button}" on ${gift}`,
  perform: async (world, { gift, button, who }) => {
    const giftId = world.memory.gifts.get(gift)?.giftId;
    return giftId && said(await pressOnGift(world, who, giftId, button));
  },
});

const AUTO_APPROVED_UP_TO = 2_000_000;

/** What the terms promise a sender who changes their mind: the gift is stopped, and its rest goes back. */
const sendRestBack = deed<{ gift: string; who: CrewName }>({
  weight: 4,
  choose: ({ memory }, random) => {
    const gift = oneOfTheLast(
      random,
      [...memory.gifts.values()].filter(({ giftId }) => giftId),
    );
    return gift && { gift: gift.name, who: random.pick(['super', 'admin'] as const) };
  },
  tell: ({ gift, who }) => `${who} blocks ${gift} and sends its rest back`,
  perform: async (world, { gift, who }) => {
    const giftId = world.memory.gifts.get(gift)?.giftId;
    if (!giftId) return undefined;
    await pressOnGift(world, who, giftId, 'BLOCKED');
    return said(await pressOnGift(world, who, giftId, 'refund'));
  },
});

interface Decision {
  claim: string;
  action: 'APPROVE' | 'REJECT';
  who: CrewName;
}

const decideOnWithdrawal = deed<Decision>({
  weight: 10,
  choose: ({ memory }, random) => {
    // Small ones leave without staff, and are decided on rarely.
    const large = [...memory.claims.values()].filter(({ amount }) => amount > AUTO_APPROVED_UP_TO);
    const chosen = oneOfTheLast(random, random.chance(0.9) ? large : [...memory.claims.values()]);
    return (
      chosen && {
        claim: chosen.name,
        action: random.chance(0.85) ? ('APPROVE' as const) : ('REJECT' as const),
        who: random.pick(CREW_NAMES),
      }
    );
  },
  tell: ({ claim, action, who }) => `${who} says ${action === 'APPROVE' ? 'yes' : 'no'} to the payout of ${claim}`,
  perform: async (world, { claim: name, action, who }) => {
    const chosen = world.memory.claims.get(name);
    if (!chosen) return undefined;
    const { body } = await ask(world, chosen.browser, 'GET', '/api/transactions/withdraw', undefined, {
      'x-access-key': chosen.accessKey,
    });
    const open = body?.withdrawals?.find((each: { stage: string }) => ['REQUESTED', 'APPROVED'].includes(each.stage));
    return open && said(await decideOn(world, who, open, action));
  },
});

export async function decideOn(
  world: SimulatedWorld,
  who: CrewName,
  withdrawal: { id: string; revision: number; reference: string },
  action: Decision['action'],
): Promise<Answer> {
  const answer = await ask(world, asStaff(world, who), 'PUT', '/api/withdrawal-request', {
    id: withdrawal.id,
    action,
    revision: withdrawal.revision,
    ...(action === 'REJECT' && { reason }),
  });
  if (answer.status === 200 && action === 'APPROVE') {
    const { approvals } = world.memory;
    approvals.set(withdrawal.reference, (approvals.get(withdrawal.reference) ?? new Set()).add(who));
  }
  return answer;
}

/** What goes back to a sender's account always waits for a person. */
const decideOnReturn = deed<{ nth: number; action: Decision['action']; who: CrewName }>({
  weight: 4,
  choose: (_world, random) => ({
    nth: random.between(0, 2),
    action: random.chance(0.85) ? ('APPROVE' as const) : ('REJECT' as const),
    who: random.pick(CREW_NAMES),
  }),
  tell: ({ nth, action, who }) =>
    `${who} says ${action === 'APPROVE' ? 'yes' : 'no'} to what goes back to a sender, number ${nth + 1}`,
  perform: async (world, { nth, action, who }) => {
    const waiting = await world.deps.db
      .selectFrom('withdrawals')
      .innerJoin('claims', 'claims.id', 'withdrawals.claimId')
      .select(['withdrawals.id', 'withdrawals.revision', 'withdrawals.reference'])
      .where('claims.forSender', '=', true)
      .where('withdrawals.status', '=', 'REQUESTED')
      .orderBy('withdrawals.requestedAt')
      .execute();
    const chosen = waiting[nth];
    return chosen && said(await decideOn(world, who, chosen, action));
  },
});

/** Presses for the worker's next step with a payout that its bank does not answer for; mostly it is too early, and refused. */
const askBank = deed<{ nth: number; who: CrewName }>({
  weight: 4,
  choose: (_world, random) => ({ nth: random.between(0, 1), who: random.pick(['super', 'admin'] as const) }),
  tell: ({ nth, who }) => `${who} asks the bank about the payout that is out, number ${nth + 1}`,
  perform: async (world, { nth, who }) => {
    const out = await world.deps.db
      .selectFrom('withdrawals')
      .select('id')
      .where('status', 'in', ['SUBMITTED', 'UNKNOWN'])
      .orderBy('requestedAt')
      .orderBy('id')
      .execute();
    const chosen = out[nth];
    const path = `/api/admin/withdrawals/${chosen?.id}/questions`;
    return chosen && said(await ask(world, asStaff(world, who), 'POST', path, {}));
  },
});

const decideOnSuspense = deed<{ gift: string; button: 'release' | 'refund'; who: CrewName }>({
  weight: 3,
  choose: ({ memory }, random) => {
    const gift = oneOfTheLast(random, [...memory.gifts.values()]);
    return gift && { gift: gift.name, button: random.pick(['release', 'refund'] as const), who: 'admin' as const };
  },
  tell: ({ gift, button, who }) => `${who} wants to ${button} what is held for ${gift}`,
  perform: async (world, { gift, button, who }) => {
    const remembered = world.memory.gifts.get(gift);
    return remembered && pressOnSuspense(world, who, remembered.paymentId, button);
  },
});

export async function pressOnSuspense(
  world: SimulatedWorld,
  who: CrewName,
  paymentId: string,
  button: 'release' | 'refund',
): Promise<string | undefined> {
  const { body } = await ask(world, asStaff(world, who), 'GET', `/api/admin/transactions/${paymentId}`);
  const held = body?.charges?.find((charge: { held: number }) => charge.held > 0);
  return (
    held && said(await ask(world, asStaff(world, who), 'POST', `/api/admin/charges/${held.id}/${button}`, { reason }))
  );
}

export interface Item {
  id: string;
  kind: string;
  revision: number;
  remedies: readonly { remedy: string }[];
}

export const openItems = async (world: SimulatedWorld): Promise<Item[]> =>
  (await ask(world, asStaff(world, 'super'), 'GET', '/api/admin/reconciliation/items?status=OPEN&limit=100')).body
    ?.data ?? [];

/**
 * What staff would truthfully do about a difference. The product itself asks the provider whether a remedy fits, but for a
 * dispute that ended in unknown words, and for what the provider does not know: whether the money is gone, only a look at the
 * account tells. What the provider has forgotten for a while has happened, so they wait until it knows of it again.
 */
export async function remediesOf({ owner }: SimulatedWorld, { id, kind, remedies }: Item): Promise<string[]> {
  const all = remedies.map(({ remedy }) => remedy);
  const { rows } = await owner.query<{ isForgotten: boolean; isTaken: boolean }>(
    `select theirs.forgotten_at is not null as "isForgotten", theirs.is_taken as "isTaken" from (
       select 'PAYOUT' as about, reference as name, forgotten_at, false as is_taken from paystack_sandbox.transfers
       union all select 'REFUND', id::text, forgotten_at, false from paystack_sandbox.refunds
       union all select 'CHARGE', id::text, forgotten_at, false from paystack_sandbox.transactions
       union all select 'DISPUTE', id::text, forgotten_at, taken > 0 from paystack_sandbox.disputes
     ) theirs join reconciliation_items i on
       case when i.kind like 'TRANSFER%' then 'PAYOUT' else split_part(i.kind, '_', 1) end = theirs.about
       and theirs.name = case theirs.about when 'PAYOUT' then i.reference else i.provider_id end
     where i.id = $1`,
    [id],
  );
  const { isForgotten = false, isTaken = false } = rows[0] ?? {};
  if (kind === 'DISPUTE_UNCLEAR' && isTaken) return all.filter((remedy) => remedy === 'DISPUTE_LOST');
  if (isForgotten) return [];
  return kind === 'DISPUTE_UNCLEAR' ? all.filter((remedy) => remedy === 'DISPUTE_WON') : all;
}

export const settleItem = (world: SimulatedWorld, who: CrewName, item: Item, remedy: string): Promise<Answer> =>
  ask(world, asStaff(world, who), 'POST', `/api/admin/reconciliation/items/${item.id}/resolve`, {
    note: reason,
    revision: item.revision,
    remedy,
  });

const workOnItem = deed<{ nth: number; remedy: number; who: CrewName }>({
  weight: 3,
  choose: (_world, random) => ({
    nth: random.between(0, 3),
    remedy: random.between(0, 1),
    who: random.pick(['super', 'admin', 'auditor'] as const),
  }),
  tell: ({ nth, who }) => `${who} works on the open difference number ${nth + 1}`,
  perform: async (world, { nth, remedy, who }) => {
    const item = (await openItems(world))[nth];
    if (!item) return undefined;
    const chosen = (await remediesOf(world, item))[remedy];
    return chosen && `${item.kind}, ${chosen}: ${said(await settleItem(world, who, item, chosen))}`;
  },
});

/** Whoever is on duty answers a dispute as they see fit; another may have, and the bank may be ahead of both. */
const answerDispute = deed<{ nth: number; answer: 'ACCEPT' | 'CONTEST'; who: CrewName }>({
  weight: 4,
  choose: (_world, random) => ({
    nth: random.between(0, 3),
    answer: random.pick(['ACCEPT', 'CONTEST'] as const),
    who: random.pick(['super', 'admin'] as const),
  }),
  tell: ({ nth, answer, who }) => `${who} says ${answer} to the open dispute number ${nth + 1}`,
  perform: async (world, { nth, answer, who }) => {
    const cookies = asStaff(world, who);
    const { body } = await ask(world, cookies, 'GET', '/api/admin/disputes?status=OPEN&limit=100');
    const dispute = body?.data[nth];
    return (
      dispute && said(await ask(world, cookies, 'POST', `/api/admin/disputes/${dispute.id}/answer`, { answer, reason }))
    );
  },
});

const reconcileNow = deed<{ who: CrewName }>({
  weight: 3,
  choose: (_world, random) => ({ who: oneOf(random, ['super', 'admin'] as const) ?? 'super' }),
  tell: ({ who }) => `${who} compares the books with the provider`,
  perform: async (world, { who }) =>
    said(await ask(world, asStaff(world, who), 'POST', '/api/admin/reconciliation', {})),
});

/** A Super Admin lets go on what is paused, as far as the product lets them. */
export async function resumeEverything(world: SimulatedWorld): Promise<string | undefined> {
  const cookies = asStaff(world, 'super');
  const { body } = await ask(world, cookies, 'GET', '/api/admin/operations');
  const answers: string[] = [];
  await stopHarmedDraws(world);
  for (const { name } of body.switches.filter(({ isOn }: { isOn: boolean }) => !isOn))
    answers.push(
      `${name} ${said(await ask(world, cookies, 'PUT', `/api/admin/operations/switches/${name}`, { isOn: true, reason }))}`,
    );
  if (answers.some((answer) => answer === 'payouts yes')) await watchRelease(world);
  return answers.length > 0 ? answers.join(', ') : undefined;
}

/** A draw whose entrants a restore has forgotten must not go on without them: staff stop it before anything goes on, and refund it. */
async function stopHarmedDraws(world: SimulatedWorld): Promise<void> {
  for (const gift of world.memory.gifts.values())
    if (gift.giftId && isHarmed(world, gift)) await pressOnGift(world, 'super', gift.giftId, 'BLOCKED');
}

const resume = deed<object>({
  weight: 3,
  choose: () => ({}),
  tell: () => 'super lets everything go on that is paused',
  perform: (world) => resumeEverything(world),
});

export const STAFF = {
  decideOnGift,
  sendRestBack,
  decideOnWithdrawal,
  decideOnReturn,
  askBank,
  decideOnSuspense,
  workOnItem,
  answerDispute,
  reconcileNow,
  resume,
};
