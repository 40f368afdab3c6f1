import type { ReportKind } from '@jara/contract/giveaways';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jara/domain/time/lagos';
import { type Draft, draftGift, naira } from './draft-gift.ts';
import { cashesOut, endOf, pays } from './moves.ts';
import { GIVEAWAY } from './occasions.ts';
import type { Move, Outline, PlannedRule } from './outline.ts';
import { PEOPLE, type Person } from './people.ts';

/** A gift that its sender made public. Hours count from the start. */
interface Public {
  title: string;
  host: string;
  hoursAgo: number;
  naira: number;
  rule: PlannedRule;
  isOrdered?: boolean;
  startsAfterHours?: number;
  claimDays?: number;
  /** How many come, or enter. */
  people: number;
  /** How many of those who came first send theirs to a bank. */
  cashOuts?: number;
  /** What happens when they have come. */
  afterwards?: (draft: Draft, people: readonly Person[]) => Move[];
}

/** Whoever got much this month waits for staff, however little it is now. A yes that is not needed is not given. */
const LOOKED_AT = naira(1_000_000);

const hours = (count: number): number => count * HOUR_MS;
/** Half a minute after the closing the public value is there, and a worker is never far. */
const drawnAfter = (closesAfter: number): number => closesAfter + 2 * MINUTE_MS;

const reports: readonly { kind: ReportKind; words?: string }[] = [
  { kind: 'ASKS_FOR_MONEY', words: 'A man called me and said I must first send ₦1,500 for processing.' },
  { kind: 'FALSE_HOST', words: 'I am from this radio station. This is not our giveaway.' },
  { kind: 'OTHER' },
];

const EVENING_DRAW: PlannedRule = { type: 'DRAW', winners: 2, closesAfter: hours(20) };
const REUNION_DRAW: PlannedRule = { type: 'DRAW', winners: 5, closesAfter: hours(48) };

/** One in every state in which a giveaway can rest. */
const PUBLIC: readonly Public[] = [
  {
    title: 'December jara for our listeners',
    host: 'Radio Port',
    hoursAgo: 5,
    naira: 20_000,
    rule: { type: 'LUCKY', totalShares: 30 },
    startsAfterHours: 53,
    people: 0,
  },
  {
    title: 'We are ten thousand',
    host: 'Mama Bisi Kitchen',
    hoursAgo: 60,
    naira: 20_000,
    rule: { type: 'LUCKY', totalShares: 25 },
    people: 9,
    cashOuts: 3,
  },
  {
    title: 'Harvest thanksgiving',
    host: 'Grace Assembly, Enugu',
    hoursAgo: 52,
    naira: 25_000,
    rule: { type: 'EQUAL', totalShares: 50 },
    people: 11,
    cashOuts: 4,
  },
  {
    title: 'The Friday draw',
    host: 'DJ Kelechi',
    hoursAgo: 30,
    naira: 50_000,
    rule: {
      type: 'DRAW',
      winners: 3,
      closesAfter: hours(30 + 3 * 24),
      shares: [naira(30_000), naira(10_000), naira(10_000)],
    },
    isOrdered: true,
    people: 14,
  },
  {
    title: 'Reunion draw',
    host: 'Old boys of Government College',
    hoursAgo: 12 * 24,
    naira: 20_000,
    rule: REUNION_DRAW,
    // As many as can win, so that nobody has to know whom chance will choose.
    people: 5,
    afterwards: ({ random }, people) => [
      { after: drawnAfter(hours(48)), does: 'draw' },
      ...people.map((person): Move => ({ after: hours(50), does: 'open', person })),
      ...people.flatMap((person, index) =>
        cashesOut(random, { person, share: LOOKED_AT, after: hours(51) + index * 40 * MINUTE_MS }),
      ),
    ],
  },
  {
    title: 'Second chance',
    host: 'Tobi Fabrics',
    hoursAgo: 50,
    naira: 20_000,
    rule: EVENING_DRAW,
    claimDays: 1,
    people: 7,
    // Nobody of the first two came for it within their day; it is now for the next two in line.
    afterwards: () => [
      { after: drawnAfter(hours(20)), does: 'draw' },
      { after: drawnAfter(hours(20)) + DAY_MS + 10 * MINUTE_MS, does: 'lapse' },
    ],
  },
  {
    title: 'Back to school',
    host: 'Sunrise Academy',
    hoursAgo: 30,
    naira: 15_000,
    rule: { type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 3 },
    people: 3,
  },
  {
    title: 'Night-shift thank you',
    host: 'Lagoon Hospital',
    hoursAgo: 20 * 24,
    naira: 12_000,
    rule: { type: 'EQUAL', totalShares: 6 },
    people: 6,
    cashOuts: 6,
  },
  {
    title: 'One for every seat',
    host: 'Northern Star FC',
    hoursAgo: 44,
    naira: 40_000,
    rule: { type: 'EQUAL', totalShares: 80 },
    people: 4,
    afterwards: (_, people) => [{ after: hours(3) + people.length * HOUR_MS, does: 'pause' }],
  },
  {
    title: 'Win big with us',
    host: 'Radio Port Official',
    hoursAgo: 3 * 24,
    naira: 20_000,
    rule: { type: 'LUCKY', totalShares: 20 },
    people: 4,
    afterwards: (_, people) => [
      ...reports.flatMap((report, index): Move[] => {
        const person = PEOPLE.filter((each) => !people.includes(each))[index];
        return person ? [{ after: hours(20 + index), does: 'report', person, ...report }] : [];
      }),
      {
        after: hours(26),
        does: 'change_status',
        by: 'admin',
        to: 'BLOCKED',
        reason: 'Two reports: the host is not who they say they are.',
        publicReason:
          'The host of this giveaway is not who they say they are. The money is safe and goes back to the payer.',
      },
    ],
  },
];

export const publicGiveaways = (): Outline[] =>
  PUBLIC.map((plan, index) => {
    const draft = draftGift(`public ${index + 1}`, GIVEAWAY, {
      naira: plan.naira,
      isProtected: false,
      anonymous: false,
    });
    const { name, sender, gift } = draft;
    return {
      name,
      when: { at: 'ago', ms: hours(plan.hoursAgo) },
      sender,
      gift,
      ...(plan.isOrdered ? { rule: plan.rule } : {}),
      moves: lifeOf(draft, plan),
    };
  });

function lifeOf(draft: Draft, plan: Public): Move[] {
  const { random, sender } = draft;
  const moves: Move[] = pays(random);
  if (!plan.isOrdered) moves.push({ after: endOf(moves) + 2 * MINUTE_MS, does: 'save_rule', rule: plan.rule });
  const { title, host, startsAfterHours, claimDays } = plan;
  moves.push({
    after: endOf(moves) + 3 * MINUTE_MS,
    does: 'publish',
    title,
    host,
    ...(startsAfterHours === undefined ? {} : { startsAfter: hours(startsAfterHours) }),
    ...(claimDays === undefined ? {} : { claimDays }),
  });
  const people = random.some(
    PEOPLE.filter((person) => person !== sender),
    plan.people,
  );
  const cashOuts = people
    .slice(0, plan.cashOuts ?? 0)
    .flatMap((person, index) =>
      cashesOut(random, { person, share: LOOKED_AT, after: hours(6) + index * 50 * MINUTE_MS }),
    );
  for (const person of people) moves.push({ after: endOf(moves) + 7 * MINUTE_MS, does: 'open', person });
  return [...moves, ...cashOuts, ...(plan.afterwards?.(draft, people) ?? [])].sort((a, b) => a.after - b.after);
}
