import { DEFAULT_LIFETIME, giftTimes } from '@jara/domain/gift/gift-times';
import { makeQuid, type Quid } from '@jara/domain/gift/quid';
import { type Currency, minor, minus } from '@jara/domain/money/money';
import { giftFor, refundOf, termsFor } from '@jara/domain/payment/quote';
import { commitmentOf } from '@jara/domain/rule/lucky';
import type { Rule } from '@jara/domain/rule/rule';
import { sharesOf } from '@jara/domain/rule/shares';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jara/domain/time/lagos';
import { makeNotes } from './casework.ts';
import { AMOUNTS, FIRST_NAMES, LAST_NAMES, PAYMENT_PROBLEMS } from './cast.ts';
import { type Dice, makeDice } from './dice.ts';
import { type Ending, LESSONS, type Making } from './lessons.ts';
import { makeGiveaways } from './make-giveaways.ts';
import { makeAudit, makeTeam } from './make-team.ts';
import { addWithdrawal } from './make-withdrawals.ts';
import { makeOperations, noOperations } from './operations.ts';
import type { PracticeClaim, PracticeGift, PracticePayment, World } from './world.ts';

const PAYMENTS = 260;
const SEED = 2026;
/** Lessons nobody opens. */
const STAYS_CLOSED = new Set<Ending>(['SUSPENDED', 'BLOCKED', 'SCHEDULED', 'PAUSED', 'CANCELLED', 'CORRECTED']);

/** A year of invented gifts that ends now. The same moment always gives the same year. */
export function makeWorld(now: number, seed: number = SEED): World {
  const dice = makeDice(seed);
  const users = makeTeam(dice, now);
  const [me, ...others] = users
    .filter(({ state, role }) => state === 'ACTIVE' && role !== 'SUPPORT')
    .map(({ id }) => id);
  if (me === undefined) throw new Error('Practice needs somebody to practise');
  const making: Making = { dice, now, deciders: [others[0] ?? me, ...others.slice(1)] };
  const world: World = {
    me,
    users,
    payments: [],
    gifts: [],
    withdrawals: [],
    giveaways: [],
    assignments: [],
    notes: [],
    people: [],
    audit: [],
    exports: [],
    views: [],
    hidden: {},
    operations: noOperations(now),
    startedAt: now,
  };
  for (let index = 0; index < PAYMENTS; index += 1) addPayment(world, making, index);
  world.giveaways = makeGiveaways(world, making);
  world.audit = makeAudit(world, dice);
  world.operations = makeOperations(world, dice, now);
  world.notes = makeNotes(world, dice, now);
  return world;
}

function addPayment(world: World, making: Making, index: number): void {
  const { dice, now } = making;
  const lesson = LESSONS[index];
  // More gifts in the last months than in the first: the product grows.
  const createdAt =
    now - (lesson ? lesson.hoursAgo * HOUR_MS : Math.floor(dice.roll() ** 1.5 * 364 * DAY_MS) + 2 * HOUR_MS);
  const isRecent = now - createdAt < 3 * HOUR_MS;
  const currency: Currency = lesson || dice.chance(0.94) ? 'NGN' : dice.pick(['GHS', 'KES', 'ZAR']);
  const wishes = wishesOf(index, lesson?.ending, now);
  const amount = giftFor(minor(lesson?.amount ?? dice.pick(AMOUNTS)), wishes.feePaidBy);
  const fails = !lesson && dice.chance(0.11);
  const waits = lesson?.ending === 'UNPAID' || (!lesson && !fails && isRecent && dice.chance(0.5));
  const payment: PracticePayment = {
    id: dice.uuid(),
    status: fails ? 'FAILED' : waits ? dice.pick(['PENDING', 'PROCESSING']) : 'SUCCESS',
    reference: `gift-${dice.hex(24)}`,
    recipientEmail: wishes.delivery === 'SELF' ? null : address(dice),
    senderEmail: dice.chance(0.7) ? address(dice) : null,
    amount,
    currency,
    createdAt,
    settledAt: fails || waits ? null : createdAt + dice.int(1, 9) * MINUTE_MS,
    failureReason: fails ? dice.pick(PAYMENT_PROBLEMS) : null,
    giftId: null,
    suspended: null,
    ...wishes,
  };
  world.payments.push(payment);
  if (payment.settledAt === null) return;
  const gift = makeGift(payment, payment.settledAt, making, lesson !== undefined);
  payment.giftId = gift.id;
  world.gifts.push(gift);
  live(world, gift, making, lesson?.ending);
  if (lesson) changeMind(gift, making, lesson.ending);
  if (lesson?.ending === 'SUSPENDED') {
    payment.suspended = { id: dice.uuid(), amount, at: createdAt + HOUR_MS, held: true };
    gift.status = 'CONFLICTED';
    gift.statusReason = 'A second charge arrived for the same gift.';
  }
  if (lesson?.ending === 'BLOCKED' || (!lesson && gift.status === 'ACTIVE' && dice.chance(0.05))) {
    gift.status = 'BLOCKED';
    gift.statusReason = 'The sender reported that the code was shared by mistake.';
  }
}

/** Most senders wish nothing; every few, one of the things that can be wished. */
function wishesOf(
  index: number,
  ending: Ending | undefined,
  now: number,
): Pick<PracticePayment, 'delivery' | 'deliverAt' | 'lifetimeDays' | 'feePaidBy'> {
  const isLesson = ending !== undefined;
  return {
    delivery: !isLesson && index % 12 === 0 ? 'SELF' : 'MAIL',
    deliverAt: ending === 'SCHEDULED' ? now + 5 * DAY_MS : null,
    lifetimeDays: !isLesson && index % 9 === 0 ? 90 : DEFAULT_LIFETIME,
    feePaidBy: ending === 'SCHEDULED' || (!isLesson && index % 7 === 0) ? 'SENDER' : 'RECIPIENT',
  };
}

function makeGift(payment: PracticePayment, paidAt: number, { dice, now }: Making, plain: boolean): PracticeGift {
  const id = dice.uuid();
  const rule = plain ? undefined : someRule(dice, paidAt, now);
  const commitment = dice.hex(64);
  const { deliverAt, lifetimeDays } = payment;
  const times = giftTimes({ deliverAt: deliverAt ?? undefined, lifetimeDays }, paidAt);
  return {
    id,
    quid: someQuid(dice),
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    status: 'ACTIVE',
    statusReason: null,
    createdAt: paidAt,
    updatedAt: paidAt,
    opensAt: times.opensAt ?? null,
    expiresAt: times.expiresAt,
    rule: rule
      ? {
          rule,
          version: dice.int(1, 2),
          savedAt: paidAt + 5 * MINUTE_MS,
          commitment: commitmentOf({ seed: commitment, giftId: id, rule }),
        }
      : null,
    shares: sharesOf(rule, payment.amount, { seed: commitment, giftId: id }),
    attempts: 0,
    claims: [],
    pausedAt: null,
    cancelledAt: null,
    replaced: [],
    deeds: [],
    thanks: [],
    refund: null,
    notes: [],
  };
}

function someRule(dice: Dice, paidAt: number, now: number): Rule | undefined {
  const kind = dice.roll();
  if (kind < 0.12) return { type: 'NTH_PERSON', nthPerson: dice.int(2, 60) };
  if (kind < 0.2) return { type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: dice.int(2, 5) };
  if (kind < 0.26)
    return {
      type: 'SPLIT',
      mode: 'PERCENTAGE',
      bps: dice.pick([
        [5000, 3000, 2000],
        [7000, 3000],
        [4000, 3000, 2000, 1000],
      ]),
    };
  if (kind < 0.34) {
    const startsAt = paidAt + dice.int(1, 5) * DAY_MS;
    return {
      type: 'TIME',
      startsAt,
      endsAt: Math.max(startsAt + 12 * HOUR_MS, Math.min(startsAt + 3 * DAY_MS, now + DAY_MS)),
    };
  }
  if (kind < 0.37) return { type: 'EQUAL', totalShares: dice.int(6, 20) };
  if (kind < 0.42) return { type: 'LUCKY', totalShares: dice.int(3, 12) };
  return kind < 0.44 ? { type: 'DRAW', winners: dice.int(2, 8), closesAt: paidAt + HOUR_MS } : undefined;
}

/** What the senders of some lessons do with their gift, and its recipient to thank them. */
function changeMind(gift: PracticeGift, { dice }: Making, ending: Ending): void {
  const at = gift.createdAt + HOUR_MS;
  switch (ending) {
    case 'PAUSED':
      gift.pausedAt = at;
      gift.deeds.push({ at, title: 'Paused' });
      break;
    case 'CANCELLED': {
      const amount = refundOf(gift.amount, { gift: gift.amount, ...termsFor(gift.amount) });
      gift.cancelledAt = at;
      gift.refund = {
        id: dice.uuid(),
        amount,
        kept: minus(gift.amount, amount),
        reason: 'Cancelled by its sender',
        at,
      };
      close(gift, at, 'Its sender cancelled it.');
      break;
    }
    case 'CORRECTED':
      gift.replaced.push({ quid: someQuid(dice), at });
      gift.deeds.push({ at, title: 'Address corrected, and the code replaced' });
      break;
    case 'THANKED':
      gift.thanks.push({ at, slot: 0, text: 'Thank you so much!' });
      break;
  }
}

/** Lets time pass over a gift: people open it, claim, and ask for their money. */
function live(world: World, gift: PracticeGift, making: Making, ending: Ending | undefined): void {
  const { dice, now } = making;
  if (ending && STAYS_CLOSED.has(ending)) return;
  const rule = gift.rule?.rule;
  const opensAt = rule?.type === 'TIME' ? rule.startsAt : gift.createdAt + dice.int(10, 600) * MINUTE_MS;
  const age = now - gift.createdAt;
  const isOpened = ending !== undefined || (opensAt < now && dice.chance(Math.min(0.9, 0.35 + age / (20 * DAY_MS))));
  if (!isOpened) {
    if (rule?.type === 'TIME' && rule.endsAt < now)
      close(gift, rule.endsAt, 'The time window is over and nobody claimed it.');
    else if (gift.expiresAt < now) close(gift, gift.expiresAt, 'It has waited as long as its sender wished.');
    return;
  }
  const sharesTaken =
    gift.shares.length === 1 || dice.chance(0.6) ? gift.shares.length : dice.int(1, gift.shares.length);
  if (rule?.type === 'NTH_PERSON') {
    gift.attempts = dice.chance(0.55) ? rule.nthPerson : dice.int(0, rule.nthPerson - 1);
    if (gift.attempts < rule.nthPerson) return;
  } else {
    gift.attempts = sharesTaken + dice.int(0, 3);
  }
  const firstAt = ending ? gift.createdAt + 5 * MINUTE_MS : Math.min(opensAt, now - 10 * MINUTE_MS);
  for (let slot = 0; slot < sharesTaken; slot += 1) {
    const at = Math.min(firstAt + slot * 25 * MINUTE_MS, now - 5 * MINUTE_MS);
    const claim: PracticeClaim = { id: dice.uuid(), slot, share: gift.shares[slot] ?? minor(0), status: 'GRANTED', at };
    gift.claims.push(claim);
    gift.updatedAt = at;
    if (ending || dice.chance(0.88)) addWithdrawal(world, gift, claim, making, ending);
  }
  gift.status = sharesTaken === gift.shares.length ? 'CLAIMED' : 'SPLIT';
}

function close(gift: PracticeGift, at: number, reason: string): void {
  gift.status = 'EXPIRED';
  gift.statusReason = reason;
  gift.updatedAt = at;
}

const someQuid = (dice: Dice): Quid => makeQuid(Array.from({ length: 12 }, () => dice.int(0, 31)));

const address = (dice: Dice): string =>
  `${dice.pick(FIRST_NAMES)}.${dice.pick(LAST_NAMES)}${dice.int(1, 99)}@example.com`.toLowerCase();
