import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jara/domain/time/lagos';
import { type Calendar, createCalendar, lagosMidnight, timeOfDay } from './calendar.ts';
import { giftMishaps } from './gift-mishaps.ts';
import { openWork } from './open-work.ts';
import type { Move, Outline, PlannedRule, When } from './outline.ts';
import { payoutMishaps } from './payout-mishaps.ts';
import { everydayGifts, feastGifts } from './plain-gifts.ts';
import { publicGiveaways } from './public-giveaways.ts';
import { sharedGifts } from './shared-gifts.ts';

/** Every gift of the year, the same on whatever day it is told. */
export const outlines = (): Outline[] => [
  ...everydayGifts(),
  ...feastGifts(),
  ...sharedGifts(),
  ...payoutMishaps(),
  ...giftMishaps(),
  ...openWork(),
  ...publicGiveaways(),
];

/** A life with its dates. */
export interface Story {
  outline: Outline;
  startedAt: number;
  moves: readonly DatedMove[];
}
export interface DatedMove {
  at: number;
  move: Move;
}

/** Nothing of a past gift happens in the last minutes, which belong to the visitor. */
const MARGIN_MS = 5 * MINUTE_MS;

/** Puts dates to lives, so that all of them lie in the year that ends now. */
export function schedule(lives: readonly Outline[], asOf: number): Story[] {
  const calendar = createCalendar(asOf);
  return lives.map((outline) => scheduleOne(outline, startOf(outline.when, asOf, calendar), asOf));
}

function scheduleOne(outline: Outline, startedAt: number, asOf: number): Story {
  const takes = Math.max(0, ...outline.moves.map(({ after }) => after));
  const room = asOf - MARGIN_MS - startedAt;
  // A feast may have been yesterday: then its gifts live faster, in the same order and with the same end.
  const pace = takes > room ? room / takes : 1;
  const paced = (after: number) => Math.round(after * pace);
  const { rule } = outline;
  return {
    outline: rule ? { ...outline, rule: pacedRule(rule, paced) } : outline,
    startedAt,
    moves: outline.moves.map((move) => ({
      at: startedAt + paced(move.after),
      move: move.does === 'save_rule' ? { ...move, rule: pacedRule(move.rule, paced) } : move,
    })),
  };
}

const pacedRule = (rule: PlannedRule, paced: (after: number) => number): PlannedRule =>
  rule.type === 'TIME'
    ? { ...rule, opensAfter: paced(rule.opensAfter), closesAfter: paced(rule.closesAfter) }
    : rule.type === 'DRAW'
      ? { ...rule, closesAfter: paced(rule.closesAfter) }
      : rule;

/** Late enough for a day to pass over a payment that nobody makes. */
const LATEST_START_MS = 30 * HOUR_MS;
/** A gift lives for a year: one that is still to be open today cannot be older. */
const EARLIEST_START_MS = 364 * DAY_MS;

function startOf(when: When, asOf: number, calendar: Calendar): number {
  if (when.at === 'ago') return Math.round(asOf - when.ms);
  const start = dayOf(when, asOf, calendar) + timeOfDay(when.timeOfDay);
  if (when.at === 'days_ago') return start;
  // Those that fall out of the year at either end come back in, spread over half a day.
  const spread = when.timeOfDay * 12 * HOUR_MS;
  if (start < asOf - EARLIEST_START_MS) return Math.round(asOf - EARLIEST_START_MS + spread);
  if (start > asOf - LATEST_START_MS) return Math.round(asOf - LATEST_START_MS - spread);
  return start;
}

function dayOf(when: Exclude<When, { at: 'ago' }>, asOf: number, calendar: Calendar): number {
  switch (when.at) {
    case 'feast':
      return calendar.latest(when.feast) - when.daysBefore * DAY_MS;
    case 'year':
      return calendar.dayOf(when.place);
    case 'days_ago':
      return lagosMidnight(asOf) - when.days * DAY_MS;
  }
}
