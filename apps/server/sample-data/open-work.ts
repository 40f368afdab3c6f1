import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@jara/domain/time/lagos';
import type { NewGift } from '../src/payments/judge-order.ts';
import { draftGift } from './draft-gift.ts';
import { pays } from './moves.ts';
import { EVERYDAY, GIVEAWAY, GREAT_HELP, type Occasion } from './occasions.ts';
import type { Move, Outline, PlannedRule } from './outline.ts';
import { type BankAccount, PEOPLE, type Person, SLOW_ACCOUNT } from './people.ts';

/** What is unfinished on the day the story is told: what staff find waiting, and gifts a visitor can still open. */
export const openWork = (): Outline[] => [
  ...WAITING.map((waiting, index) => waitingPayout(`waiting ${index + 1}`, waiting)),
  ...UNPAID_FOR_MINUTES.map((minutes, index) => unpaid(`unpaid ${index + 1}`, minutes)),
  ...UNOPENED.map((unopened, index) => unopenedGift(`unopened ${index + 1}`, unopened)),
];

interface Waiting {
  /** Since the recipient asked. */
  hours: number;
  naira: number;
  occasion: Occasion;
  /** One of the two yeses it needs was given, so many hours after it was asked for. */
  firstYesAfterHours?: number;
  /** On its way to a bank that does not answer. */
  isSlow?: boolean;
}

const { birthday, wedding, thanks, support, baby, sympathy, success, justBecause } = EVERYDAY;

/** Some fresh, some near the end of the 24 hours that were promised, some past it. */
const WAITING: readonly Waiting[] = [
  { hours: 0.6, naira: 35_000, occasion: birthday },
  { hours: 1.5, naira: 15_000, occasion: thanks, isSlow: true },
  { hours: 2.2, naira: 50_000, occasion: wedding },
  { hours: 3.1, naira: 600_000, occasion: wedding },
  { hours: 5.4, naira: 120_000, occasion: support },
  { hours: 8.7, naira: 25_000, occasion: success },
  { hours: 11.2, naira: 1_000_000, occasion: wedding },
  { hours: 14.5, naira: 80_000, occasion: sympathy },
  { hours: 18.9, naira: 60_000, occasion: baby },
  { hours: 20.3, naira: 750_000, occasion: GREAT_HELP, firstYesAfterHours: 2 },
  { hours: 22.4, naira: 45_000, occasion: birthday },
  { hours: 23.5, naira: 150_000, occasion: wedding },
  { hours: 26.1, naira: 30_000, occasion: thanks },
  { hours: 33.8, naira: 100_000, occasion: support },
];

const MOST_DAYS_UNOPENED = 150;

function waitingPayout(name: string, { hours, naira, occasion, firstYesAfterHours, isSlow = false }: Waiting): Outline {
  const { sender, recipient, gift, random } = draftGift(name, occasion, { naira, isProtected: false });
  // The gift itself may have come months before: were all of them new, the last month would dwarf every other.
  const openedAfter = random.between(1, MOST_DAYS_UNOPENED * 24) * HOUR_MS;
  const askedAfter = openedAfter + random.between(3, 15) * MINUTE_MS;
  const payout = { person: recipient, nth: 1 };
  const account: BankAccount = isSlow ? SLOW_ACCOUNT : recipient.account;
  const moves: Move[] = [
    ...pays(random),
    { after: openedAfter, does: 'open', person: recipient },
    { after: askedAfter, does: 'ask_for_payout', account, ...payout },
  ];
  if (firstYesAfterHours !== undefined) {
    moves.push({ after: askedAfter + firstYesAfterHours * HOUR_MS, does: 'approve', by: 'admin', ...payout });
  }
  if (isSlow) moves.push({ after: askedAfter + 4 * SECOND_MS, does: 'send_payout', ...payout });
  return { name, when: { at: 'ago', ms: hours * HOUR_MS + askedAfter }, sender, gift, moves };
}

const UNPAID_FOR_MINUTES = [9, 52, 310] as const;

/** Somebody has the payment page open, or has closed it and may come back. */
function unpaid(name: string, minutes: number): Outline {
  const { sender, gift } = draftGift(name, justBecause);
  return { name, when: { at: 'ago', ms: minutes * MINUTE_MS }, sender, gift, moves: [] };
}

interface Unopened {
  hoursAgo: number;
  occasion: Occasion;
  rule?: PlannedRule;
  /** How many have come so far, under a rule that lets many in. */
  openers?: number;
  naira?: number;
  isProtected?: boolean;
  anonymous?: boolean;
  mailedAfter?: number;
  /** What the sender decided besides. */
  order?: Pick<NewGift, 'delivery' | 'lifetimeDays' | 'feePaidBy'>;
}

const UNOPENED: readonly Unopened[] = [
  { hoursAgo: 0.4, occasion: birthday },
  { hoursAgo: 3, occasion: thanks, isProtected: true },
  { hoursAgo: 7, occasion: support, anonymous: true },
  { hoursAgo: 75, occasion: justBecause },
  { hoursAgo: 53 * 24, occasion: wedding, naira: 50_000, isProtected: true },
  { hoursAgo: 110, occasion: baby, anonymous: true, isProtected: true },
  { hoursAgo: 38 * 24, occasion: birthday },
  { hoursAgo: 20, occasion: birthday, rule: { type: 'TIME', opensAfter: 3 * DAY_MS, closesAfter: 5 * DAY_MS } },
  { hoursAgo: 60, occasion: success, rule: { type: 'TIME', opensAfter: DAY_MS, closesAfter: 10 * DAY_MS } },
  { hoursAgo: 90, occasion: GIVEAWAY, rule: { type: 'NTH_PERSON', nthPerson: 7 }, openers: 4 },
  { hoursAgo: 5, occasion: GIVEAWAY, rule: { type: 'NTH_PERSON', nthPerson: 25 } },
  {
    hoursAgo: 31,
    occasion: GIVEAWAY,
    naira: 50_000,
    rule: { type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 5 },
    openers: 2,
  },
  {
    hoursAgo: 2,
    occasion: GIVEAWAY,
    naira: 30_000,
    rule: { type: 'SPLIT', mode: 'PERCENTAGE', bps: [5_000, 3_000, 2_000] },
  },
  { hoursAgo: 51, occasion: GIVEAWAY, naira: 20_000, rule: { type: 'LUCKY', totalShares: 12 }, openers: 5 },
  { hoursAgo: 1, occasion: GIVEAWAY, naira: 20_000, rule: { type: 'LUCKY', totalShares: 50 } },
  { hoursAgo: 20, occasion: GIVEAWAY, naira: 20_000, rule: { type: 'EQUAL', totalShares: 40 }, openers: 7 },
  { hoursAgo: 30, occasion: birthday, naira: 25_000, mailedAfter: 9 * DAY_MS },
  { hoursAgo: 9, occasion: justBecause, order: { delivery: 'SELF' } },
  { hoursAgo: 12 * 24, occasion: thanks, order: { lifetimeDays: 30 } },
  { hoursAgo: 4, occasion: success, naira: 10_000, order: { feePaidBy: 'SENDER' } },
];

function unopenedGift(name: string, plan: Unopened): Outline {
  const { hoursAgo, occasion, rule, openers = 0, naira, isProtected = false, anonymous = false } = plan;
  const wishes = { isProtected, anonymous, ...(naira === undefined ? {} : { naira }) };
  const { sender, gift: drafted, random } = draftGift(name, occasion, wishes);
  // Who shares the code themselves names nobody.
  const { email, ...nameless } = drafted;
  const gift = { ...(plan.order?.delivery === 'SELF' ? nameless : { ...nameless, email }), ...plan.order };
  const moves = pays(random);
  if (rule) moves.push({ after: 6 * MINUTE_MS, does: 'save_rule', rule });
  const others: Person[] = PEOPLE.filter((person) => person !== sender);
  for (const [index, person] of random.some(others, openers).entries()) {
    moves.push({ after: (15 + index * 21) * MINUTE_MS, does: 'open', person });
  }
  return {
    name,
    when: { at: 'ago', ms: hoursAgo * HOUR_MS },
    sender,
    gift,
    ...(plan.mailedAfter === undefined ? {} : { mailedAfter: plan.mailedAfter }),
    moves,
  };
}
