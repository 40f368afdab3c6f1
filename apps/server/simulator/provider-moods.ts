import type { GiftId } from '@jara/domain/ids';
import { parsePayoutReference, payoutReference } from '@jara/domain/withdrawal/payout-reference';
import { BEING_PAID_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { unlessUnknown } from '@jara/paystack/provider-error';
import { deed, oneOf, oneOfTheLast } from './deed.ts';
import { accountKey, type RememberedGift } from './memory.ts';
import type { SimulatedWorld } from './world.ts';

interface Turn {
  gift: string;
  slot: number;
  attempt: number;
  status: 'success' | 'failed' | 'reversed';
  webhook: boolean;
}

const paidGifts = (world: SimulatedWorld) => [...world.memory.gifts.values()].filter(({ giftId }) => giftId);
const giftOf = (world: SimulatedWorld, giftId: string) => paidGifts(world).find((gift) => gift.giftId === giftId);
const untold = (webhook: boolean) => (webhook ? '' : ', and tells nobody');

const turnTransfer = deed<Turn>({
  weight: 14,
  choose: async (world, random) => {
    const transfer = oneOfTheLast(
      random,
      (await world.sums()).transfers.filter((each) => !world.memory.thieves.has(accountKey(each))),
    );
    const place = transfer && parsePayoutReference(transfer.reference);
    const gift = place && giftOf(world, place.giftId);
    if (!gift) return undefined;
    // A bank sends back what it has and pays what it has not; which of the two is a matter of mood.
    const status =
      transfer.status === 'success'
        ? random.pick(['reversed', 'reversed', 'reversed', 'failed'] as const)
        : random.pick(['success', 'success', 'failed'] as const);
    return { gift: gift.name, slot: place.slot, attempt: place.attempt, status, webhook: random.chance(0.6) };
  },
  tell: ({ gift, slot, attempt, status, webhook }) =>
    `the provider says that payout ${attempt} of share ${slot} of ${gift} is now ${status}${untold(webhook)}`,
  perform: async (world, { gift, slot, attempt, status, webhook }) => {
    const giftId = world.memory.gifts.get(gift)?.giftId as GiftId | undefined;
    if (!giftId) return undefined;
    const reference = payoutReference({ giftId, slot, attempt });
    if (status === 'success') {
      const { transfers } = await world.sums();
      const before = transfers.find((transfer) => transfer.reference === reference)?.status;
      if (before === 'failed' || before === 'reversed') world.memory.paidAfterAll.add(reference);
      const later = transfers
        .map((transfer) => parsePayoutReference(transfer.reference))
        .filter((place) => place?.giftId === giftId && place.slot === slot && place.attempt > attempt);
      if (later.length > 0)
        world.memory.resurrected.set(reference, Math.max(...later.map((place) => place?.attempt ?? 0)));
    }
    await world.control(`/transfers/${reference}`, { status, webhook });
    return undefined;
  },
});

const refundByHand = deed<{ gift: string; part: number; status: string; webhook: boolean }>({
  weight: 4,
  choose: (world, random) => {
    const gift = oneOfTheLast(random, paidGifts(world));
    return (
      gift && {
        gift: gift.name,
        part: random.pick([0.4, 0.4, 1]),
        status: random.pick(['processed', 'processed', 'pending', 'failed']),
        webhook: random.chance(0.6),
      }
    );
  },
  tell: ({ gift, part, status, webhook }) =>
    `somebody refunds ${part * 100} % of ${gift} in the provider's dashboard (${status})${untold(webhook)}`,
  perform: async (world, { gift: name, part, status, webhook }) => {
    const gift = world.memory.gifts.get(name);
    const made =
      gift &&
      (await world.control('/refunds', {
        reference: gift.reference,
        amount: Math.round(gift.amount * part),
        status,
        webhook,
      }));
    return made ? undefined : 'no: too much';
  },
});

const turnRefund = deed<{ gift: string; nth: number; status: string; webhook: boolean }>({
  weight: 3,
  choose: (world, random) => {
    const gift = oneOfTheLast(random, paidGifts(world));
    return (
      gift && {
        gift: gift.name,
        nth: random.between(0, 1),
        status: random.pick(['processed', 'failed']),
        webhook: random.chance(0.6),
      }
    );
  },
  tell: ({ gift, nth, status, webhook }) =>
    `the provider says that refund ${nth + 1} of ${gift} is now ${status}${untold(webhook)}`,
  perform: async (world, { gift, nth, status, webhook }) => {
    const remembered = world.memory.gifts.get(gift);
    const refund = remembered && (await refundsAtProvider(world, remembered))[nth];
    if (refund) await world.control(`/refunds/${refund.id}`, { status, webhook });
    return refund ? undefined : 'there is none';
  },
});

async function refundsAtProvider(world: SimulatedWorld, gift: RememberedGift) {
  const charge = await unlessUnknown(() => world.providerKeyClient.verifyTransaction(gift.reference));
  if (!charge) return [];
  const { data } = await world.providerKeyClient.listRefunds(charge.id);
  return data.reverse();
}

const dispute = deed<{ gift: string; part: number; again: boolean; webhook: boolean }>({
  weight: 5,
  choose: (world, random) => {
    const gift = oneOfTheLast(random, paidGifts(world));
    return (
      gift && {
        gift: gift.name,
        part: random.pick([0.4, 1, 1]),
        again: random.chance(0.5),
        webhook: random.chance(0.6),
      }
    );
  },
  tell: ({ gift, part, webhook }) => `the sender's bank disputes ${part * 100} % of ${gift}${untold(webhook)}`,
  perform: async (world, { gift: name, part, again, webhook }, own) => {
    const gift = world.memory.gifts.get(name);
    const opened =
      gift &&
      (await world.control<{ id: number | string }>('/disputes', {
        reference: gift.reference,
        amount: Math.round(gift.amount * part),
        again,
        webhook,
      }));
    if (opened) world.memory.disputes.set(own, { gift: name, id: String(opened.id) });
    return opened ? undefined : 'no: it has gone back, or is disputed already';
  },
});

const WORDS = ['declined', 'merchant-accepted', 'auto-accepted', 'settled-elsewhere'] as const;

const decideDispute = deed<{ dispute: string; resolution: string; takes: boolean; webhook: boolean }>({
  weight: 6,
  choose: ({ memory }, random) => {
    const [name] = oneOfTheLast(random, [...memory.disputes]) ?? [];
    if (name === undefined) return undefined;
    const resolution = random.pick(WORDS);
    return {
      dispute: name,
      resolution,
      takes: resolution === 'settled-elsewhere' ? random.chance(0.5) : resolution !== 'declined',
      webhook: random.chance(0.6),
    };
  },
  tell: ({ dispute: name, resolution, takes, webhook }) =>
    `the bank decides ${name}: ${resolution}, ${takes ? 'and takes the money' : 'and leaves the money'}${untold(webhook)}`,
  perform: async (world, { dispute: name, resolution, takes, webhook }) => {
    const known = world.memory.disputes.get(name);
    const decided =
      known && (await world.control(`/disputes/${known.id}`, { resolution, takes, again: true, webhook }));
    return decided ? undefined : 'no: all of it has gone back';
  },
});

const KINDS = ['', 'charge.success', 'charge.dispute.', 'transfer.success', 'transfer.', 'refund.'] as const;
const MODES = ['drop', 'drop', 'duplicate', 'delay', 'reorder', 'normal', 'normal'] as const;

const mishandleEvents = deed<{ event: string; mode: string }>({
  weight: 3,
  choose: (_world, random) => ({ event: random.pick(KINDS), mode: random.pick(MODES) }),
  tell: ({ event, mode }) => `from now on the provider's events ${event || 'of all kinds'} are: ${mode}`,
  perform: async (world, { event, mode }) => {
    await world.control('/webhooks', { mode, ...(event && { event }) });
    return undefined;
  },
});

const THIEFS_ACCOUNT = { bankCode: '057', accountNumber: '0999999900' };

/** Somebody has the provider's key and knows which payout is about to be sent. */
const steal = deed<{ gift: string; slot: number; attempt: number }>({
  weight: 3,
  choose: async (world, random) => {
    const waiting = await world.deps.db
      .selectFrom('withdrawals')
      .select('reference')
      .where('status', 'in', [...BEING_PAID_STATUSES])
      .orderBy('requestedAt')
      .execute();
    const used = new Set((await world.sums()).transfers.map(({ reference }) => reference));
    const chosen = oneOf(
      random,
      waiting.filter(({ reference }) => !used.has(reference)),
    );
    const place = chosen && parsePayoutReference(chosen.reference);
    const gift = place && giftOf(world, place.giftId);
    return gift && { gift: gift.name, slot: place.slot, attempt: place.attempt };
  },
  tell: ({ gift, slot, attempt }) =>
    `a thief with the provider's key sends payout ${attempt} of share ${slot} of ${gift} to an account of their own`,
  perform: async (world, { gift, slot, attempt }) => {
    const giftId = world.memory.gifts.get(gift)?.giftId as GiftId | undefined;
    if (!giftId) return undefined;
    const reference = payoutReference({ giftId, slot, attempt });
    const row = await world.deps.db
      .selectFrom('withdrawals')
      .select('net')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!row) return undefined;
    const { recipient_code } = await world.providerKeyClient.createTransferRecipient({
      name: 'A Thief',
      ...THIEFS_ACCOUNT,
      currency: 'NGN',
    });
    world.memory.thieves.add(accountKey(THIEFS_ACCOUNT));
    return world.providerKeyClient
      .createTransfer({ amount: row.net, currency: 'NGN', recipient: recipient_code, reference })
      .then(
        ({ status }) => status,
        () => 'no: the reference is used',
      );
  },
});

export const PROVIDER_MOODS = {
  turnTransfer,
  refundByHand,
  turnRefund,
  dispute,
  decideDispute,
  mishandleEvents,
  steal,
};
