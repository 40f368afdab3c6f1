import { type Minor, minor } from '@jara/domain/money/money';
import type { Rule } from '@jara/domain/rule/rule';
import { sharesOf } from '@jara/domain/rule/shares';
import { HOUR_MS, MINUTE_MS } from '@jara/domain/time/lagos';
import { type Draft, draftGift } from './draft-gift.ts';
import { about, cashesOut, endOf, pays, TIME_TO_CASH_OUT, TIME_TO_OPEN } from './moves.ts';
import { GIVEAWAY } from './occasions.ts';
import type { Move, Outline, PlannedRule } from './outline.ts';
import { PEOPLE } from './people.ts';

/** How a gift for many is shared, how many people come, and for how much it is when that matters. */
interface Shared {
  rule: PlannedRule;
  openers: number;
  naira?: number;
}

const fixed = (totalSplits: number, openers: number, naira?: number): Shared => ({
  rule: { type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits },
  openers,
  ...(naira === undefined ? {} : { naira }),
});
const percent = (bps: number[], openers: number, naira?: number): Shared => ({
  rule: { type: 'SPLIT', mode: 'PERCENTAGE', bps },
  openers,
  ...(naira === undefined ? {} : { naira }),
});
const nth = (nthPerson: number, openers: number): Shared => ({ rule: { type: 'NTH_PERSON', nthPerson }, openers });
/** Lucky shares are drawn by real chance, so the whole stays below what needs an approval: no draw can change a fate. */
const lucky = (totalShares: number, openers: number): Shared => ({
  rule: { type: 'LUCKY', totalShares },
  openers,
  naira: 20_000,
});
/** For a crowd: many more are welcome than come. */
const equal = (totalShares: number, openers: number): Shared => ({
  rule: { type: 'EQUAL', totalShares },
  openers,
  naira: 20_000,
});
const hours = (opensAfter: number, closesAfter: number): Shared => ({
  rule: { type: 'TIME', opensAfter: opensAfter * HOUR_MS, closesAfter: closesAfter * HOUR_MS },
  openers: 1,
});

const SHARED: readonly Shared[] = [
  fixed(3, 3),
  nth(5, 5),
  hours(1, 20),
  percent([5_000, 3_000, 2_000], 3, 60_000),
  fixed(5, 5, 50_000),
  lucky(6, 6),
  nth(3, 3),
  fixed(2, 2, 100_000),
  hours(2, 48),
  percent([6_000, 4_000], 1),
  fixed(4, 2),
  nth(4, 4),
  lucky(5, 5),
  hours(12, 36),
  fixed(5, 3, 100_000),
  percent([2_500, 2_500, 2_500, 2_500], 4),
  nth(2, 2),
  fixed(3, 1),
  lucky(8, 8),
  equal(10, 10),
  hours(6, 30),
  fixed(5, 5, 100_000),
  percent([7_000, 2_000, 1_000], 2),
  nth(6, 6),
  fixed(2, 2),
  lucky(9, 4),
  hours(1, 72),
  fixed(4, 4, 60_000),
  nth(4, 4),
  percent([5_000, 2_500, 1_250, 1_250], 4, 200_000),
  fixed(5, 4),
  lucky(15, 4),
  equal(20, 8),
  nth(12, 4),
];

/** Gifts that one person gives to a whole group, under every kind of rule. */
export const sharedGifts = (): Outline[] =>
  SHARED.map((shared, index) => {
    const draft = draftGift(`shared ${index + 1}`, GIVEAWAY, {
      isProtected: false,
      ...(shared.naira === undefined ? {} : { naira: shared.naira }),
    });
    const { name, sender, gift, random } = draft;
    const place = (index + random.next()) / SHARED.length;
    // Every other sender knows before paying who may open it; the others decide when they have the code.
    const isOrdered = index % 2 === 0;
    return {
      name,
      when: { at: 'year', place, timeOfDay: random.next() },
      sender,
      gift,
      ...(isOrdered ? { rule: shared.rule } : {}),
      moves: lifeOf(draft, shared, isOrdered),
    };
  });

const CASH_OUT_SHARE = 0.45;

/** People come one after another, each at their own time; about half of those who got something cash it out. */
function lifeOf({ random, sender, gift }: Draft, { rule, openers }: Shared, isOrdered: boolean): Move[] {
  const moves: Move[] = pays(random);
  const decidedAfter = endOf(moves) + 2 * MINUTE_MS;
  if (!isOrdered) moves.push({ after: decidedAfter, does: 'save_rule', rule });
  let comes = rule.type === 'TIME' ? rule.opensAfter : decidedAfter;
  const others = PEOPLE.filter((person) => person !== sender);
  const cashOuts: Move[] = [];
  for (const [number, person] of random.some(others, openers).entries()) {
    comes += rule.type === 'TIME' ? random.between(5, 40) * MINUTE_MS : about(random, TIME_TO_OPEN) / openers;
    moves.push({ after: Math.round(comes), does: 'open', person });
    const share = shareOf(rule, gift.amount, number);
    if (share === undefined || !random.chance(CASH_OUT_SHARE)) continue;
    const after = Math.round(comes) + about(random, TIME_TO_CASH_OUT);
    cashOuts.push(...cashesOut(random, { person, share, after }));
  }
  return [...moves, ...cashOuts].sort((a, b) => a.after - b.after);
}

/** What the opener of this number, from 0, receives; undefined for nothing. */
function shareOf(rule: PlannedRule, amount: Minor, number: number): Minor | undefined {
  switch (rule.type) {
    case 'NTH_PERSON':
      return number + 1 === rule.nthPerson ? amount : undefined;
    case 'LUCKY':
      // Only known once it is drawn; what counts here is that it needs no approval.
      return minor(1);
    case 'DRAW':
      return undefined;
    case 'TIME':
      return amount;
    case 'SPLIT':
    case 'EQUAL':
      return sharesOf(rule satisfies Rule, amount)[number];
  }
}
