import { accountNameOf } from '@jara/paystack-sandbox/banks/account-names';
import type { Random } from '../sample-data/random.ts';
import { hashKey } from '../src/platform/keys/keys.ts';
import { type Answer, ask, said } from './ask.ts';
import { deed, oneOf, oneOfTheLast } from './deed.ts';
import { accountKey, type RememberedClaim, type RememberedGift } from './memory.ts';
import type { SimulatedWorld } from './world.ts';

export const BANK = '058';
const AMOUNTS = [500_000, 1_000_000, 1_500_000, 3_000_000, 60_000_000, 60_000_000] as const;
/** The end of an account decides what its bank does: pays at once, later, fails, pays and sends back, hesitates. */
const ENDINGS = { '00': 5, '11': 2, '22': 4, '33': 2, '44': 2 } as const;

type Twist = 'plain' | 'pays twice' | 'pays too little' | 'does not pay' | 'cancels';

const CARDS = { success: 8, 'refund-fails': 1, 'refund-needs-attention': 1 } as const;
type Card = keyof typeof CARDS;

/** For one person, or for a crowd by one of its rules. */
const KINDS = { ONE: 3, SPLIT: 2, EQUAL: 2, LUCKY: 1, DRAW: 4 } as const;
type Kind = keyof typeof KINDS;

interface Pay {
  amount: number;
  kind: Kind;
  shares: number;
  /** Of a draw: when entries close, and whether the first winner gets more than the second. */
  closesInHours: number;
  isListed: boolean;
  twist: Twist;
  lifetimeDays: number;
  feePaidBy: 'RECIPIENT' | 'SENDER';
  /** What the card does with money that comes back. */
  card: Card;
  /** Chosen before paying, or after it. */
  isOrderedWithRule: boolean;
  /** Its shares are for everybody, and have to be sent to a bank within a day. */
  isPublic: boolean;
}

/** The sender's own look at the payment, which settles it and brings the code. */
export async function lookAtPayment(world: SimulatedWorld, gift: RememberedGift): Promise<void> {
  const { body, status } = await ask(world, gift.sender, 'GET', `/api/transactions/reference/${gift.reference}`);
  if (status !== 200 || !body.quid) return;
  gift.quid = body.quid;
  const row = await world.deps.db.selectFrom('gifts').select('id').where('quid', '=', body.quid).executeTakeFirst();
  gift.giftId = row?.id;
}

const pay = deed<Pay>({
  weight: 12,
  choose: (_world, random) => ({
    amount: random.pick(AMOUNTS),
    ...crowdOf(random),
    lifetimeDays: random.pick([7, 365]),
    feePaidBy: random.chance(0.2) ? 'SENDER' : 'RECIPIENT',
    card: random.weighted<Card>(CARDS),
    isOrderedWithRule: random.chance(0.5),
    isPublic: random.chance(0.5),
    twist: random.weighted<Twist>({
      plain: 20,
      'pays twice': 2,
      'pays too little': 1,
      'does not pay': 1,
      cancels: 1,
    }),
  }),
  tell: ({ amount, kind, shares, twist, card, isPublic }) =>
    `a sender with a card of the kind ${card} orders a gift of ₦${amount / 100} ${inWords(kind, shares)}${isPublic ? ' for everybody' : ''}${twist === 'plain' ? ' and pays' : ` and ${twist}`}`,
  perform: async (world, choice, name) => {
    const { amount, kind, shares, twist, lifetimeDays, feePaidBy, card, isOrderedWithRule, isPublic } = choice;
    const sender = new Map<string, string>();
    const rule = ruleOf(world, choice);
    const answer = await ask(world, sender, 'POST', '/api/transactions', {
      amount,
      email: `${name}@example.com`,
      senderEmail: `sender-of-${name}@example.com`,
      authorizationUrl: 'http://localhost:3000/payment/callback',
      lifetimeDays,
      feePaidBy,
      ...(isOrderedWithRule && rule && { rule }),
    });
    if (answer.status !== 201) return said(answer);
    const gift: RememberedGift = {
      name,
      sender,
      reference: answer.body.reference,
      paymentId: answer.body.transaction.id,
      // What the card is charged: more than was given where the sender pays our fee.
      amount: answer.body.transaction.amount,
      shares,
      isDraw: kind === 'DRAW',
      quid: undefined,
      giftId: undefined,
      asked: new Set(),
    };
    world.memory.gifts.set(name, gift);
    if (twist === 'does not pay') return undefined;
    if (twist === 'cancels') {
      await ask(world, sender, 'POST', `/api/transactions/reference/${gift.reference}/cancel`, {});
      return undefined;
    }
    await world.control('/pay', {
      reference: gift.reference,
      // A charge that is no gift's, and that its card never takes back, is for staff and the provider to settle by telephone.
      card: twist !== 'plain' && card === 'refund-fails' ? 'success' : card,
      ...(twist === 'pays too little' && { amount: gift.amount - 10_000 }),
    });
    if (twist === 'pays twice') await world.control('/pay', { reference: gift.reference, again: true });
    await lookAtPayment(world, gift);
    if (!gift.quid || !rule) return undefined;
    if (!isOrderedWithRule) await ask(world, sender, 'POST', '/api/rules', { quid: gift.quid, ...rule });
    if (!isPublic) return undefined;
    const giveaway = { title: 'For everybody', host: 'Somebody', claimDays: 1 };
    return said(await ask(world, sender, 'PATCH', `/api/sent/${gift.paymentId}`, { giveaway }));
  },
});

function crowdOf(random: Random): Pick<Pay, 'kind' | 'shares' | 'closesInHours' | 'isListed'> {
  const kind = random.weighted<Kind>(KINDS);
  const shares = { ONE: [1], SPLIT: [2, 2, 5], EQUAL: [2, 3, 5], LUCKY: [2, 5], DRAW: [1, 2, 2, 4] }[kind];
  return {
    kind,
    shares: random.pick(shares),
    closesInHours: random.pick([1, 1, 3]),
    isListed: random.chance(0.3),
  };
}

const inWords = (kind: Kind, shares: number): string =>
  kind === 'DRAW'
    ? `to be drawn by ${shares}`
    : `in ${shares}${kind === 'ONE' ? '' : ` ${kind.toLowerCase()}`} share(s)`;

/** A rule as the wire has it; a gift for one person has none. */
function ruleOf({ deps }: SimulatedWorld, { kind, shares, amount, feePaidBy, closesInHours, isListed }: Pay) {
  switch (kind) {
    case 'ONE':
      return undefined;
    case 'SPLIT':
      return { splits: Array.from({ length: shares }, () => ({ percentage: 100 / shares })) };
    case 'EQUAL':
      return { equalShares: shares };
    case 'LUCKY':
      return { luckyShares: shares };
    case 'DRAW': {
      const closesAt = new Date(deps.clock.now().getTime() + closesInHours * 3_600_000).toISOString();
      // What is listed has to be all of the gift, which is more than was ordered where the sender pays our fee.
      const isFitting = isListed && shares === 2 && feePaidBy === 'RECIPIENT';
      return { draw: { winners: shares, closesAt, ...(isFitting && { shares: [amount * 0.6, amount * 0.4] }) } };
    }
  }
}

const claim = deed<{ gift: string }>({
  weight: 14,
  choose: ({ memory }, random) => {
    const gift = oneOfTheLast(
      random,
      [...memory.gifts.values()].filter(({ isDraw }) => !isDraw),
    );
    return gift && { gift: gift.name };
  },
  tell: ({ gift }) => `somebody claims ${gift}`,
  perform: async (world, choice, name) => {
    const gift = world.memory.gifts.get(choice.gift);
    if (!gift?.quid) return undefined;
    return claimOnce(world, gift, name);
  },
});

/** Somebody claims, in a new browser or one that has entered a draw; what it gets is remembered with the place of its share. */
export async function claimOnce(
  world: SimulatedWorld,
  gift: RememberedGift,
  name: string,
  browser = new Map<string, string>(),
): Promise<string> {
  const answer = await ask(world, browser, 'POST', `/api/rules/claim?quid=${gift.quid}`, {});
  const { accessKey, amount } = answer.body ?? {};
  if (answer.status !== 200 || !accessKey) return answer.status === 200 ? answer.body.state : said(answer);
  const row = await world.deps.db
    .selectFrom('claims')
    .select('slot')
    .where('accessKeyHash', '=', hashKey(accessKey))
    .executeTakeFirstOrThrow();
  const remembered: RememberedClaim = {
    name,
    gift: gift.name,
    browser,
    quid: gift.quid ?? '',
    accessKey,
    amount,
    slot: row.slot,
    asked: new Set(),
  };
  world.memory.claims.set(name, remembered);
  return `gets share ${row.slot}`;
}

interface Withdraw {
  claim: string;
  /** A person has one account, and now and then corrects it; or names one that somebody else's share of the gift went to. */
  accountNumber: string;
  isAnothers: boolean;
}

const withdraw = deed<Withdraw>({
  weight: 22,
  choose: ({ memory }, random) => {
    const chosen = oneOfTheLast(random, [...memory.claims.values()]);
    if (!chosen) return undefined;
    const own = accountOf(chosen, random.chance(0.15) ? 2 : 1, random.weighted(ENDINGS));
    const ofOthers = [...memory.claims.values()]
      .filter(({ name, gift }) => gift === chosen.gift && name !== chosen.name)
      .flatMap(({ asked }) => [...asked].map((account) => account.slice(`${BANK}/`.length)));
    const anothers = random.chance(0.25) ? oneOf(random, ofOthers) : undefined;
    return { claim: chosen.name, accountNumber: anothers ?? own, isAnothers: anothers !== undefined };
  },
  tell: ({ claim: name, accountNumber, isAnothers }) =>
    `the holder of ${name} asks for the money, to ${accountNumber}${isAnothers ? ', where another share was to go' : ''}`,
  perform: async (world, { claim: name, accountNumber }) => {
    const chosen = world.memory.claims.get(name);
    return chosen && said(await withdrawTo(world, chosen, accountNumber));
  },
});

export const accountOf = ({ name }: { name: string }, account: number, ending: string): string =>
  `${name.replace(/\D/g, '').padStart(7, '0').slice(-7)}${account}${ending}`;

export async function withdrawTo(
  world: SimulatedWorld,
  chosen: RememberedClaim,
  accountNumber: string,
): Promise<Answer> {
  const answer = await ask(world, chosen.browser, 'POST', '/api/withdrawal-request', {
    quid: chosen.quid,
    accessKey: chosen.accessKey,
    amount: chosen.amount,
    accountNumber,
    bankCode: BANK,
    accountName: accountNameOf(BANK, accountNumber) ?? '',
  });
  // Asked for is what was accepted: a refused correction is not where the money may go.
  if (answer.status === 201) chosen.asked.add(accountKey(answer.body));
  return answer;
}

export const PEOPLE = { pay, claim, withdraw };
