import type { Minor } from '@jara/domain/money/money';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@jara/domain/time/lagos';
import { approvalsNeeded } from '@jara/domain/withdrawal/withdrawal-status';
import { readConfig } from '../src/platform/config.ts';
import type { Card, Move, StaffName } from './outline.ts';
import type { BankAccount, Person } from './people.ts';
import type { Random } from './random.ts';

/** The year was lived under the usual limits, whatever this environment says about today. */
export const USUAL_LIMITS = readConfig({}).limits;

/** One of the durations, give or take a quarter. */
export const about = (random: Random, durations: readonly number[]): number =>
  Math.round(random.pick(durations) * (0.75 + random.next() / 2));

const TIME_TO_PAY = [40, 75, 120, 200].map((seconds) => seconds * SECOND_MS);
export const TIME_TO_OPEN = [
  ...[4, 12, 35].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 5, 9, 20].map((hours) => hours * HOUR_MS),
  1.5 * DAY_MS,
  3 * DAY_MS,
];
export const TIME_TO_CASH_OUT = [2, 3, 5, 10, 40, 180, 900].map((minutes) => minutes * MINUTE_MS);
const TIME_TO_APPROVE = [12, 25, 50, 110, 240, 420].map((minutes) => minutes * MINUTE_MS);
const TIME_TO_ARRIVE = [35, 60, 120, 240].map((seconds) => seconds * SECOND_MS);

const GOOD_CARDS: readonly Card[] = ['success', 'success', 'pin', 'otp', 'bank-auth'];
const BAD_CARDS: readonly Card[] = ['declined', 'insufficient', 'insufficient', 'token'];

export const pays = (random: Random): Move[] => [
  { after: about(random, TIME_TO_PAY), does: 'try_card', card: random.pick(GOOD_CARDS) },
];

export const isDeclined = (random: Random): Move[] => [
  { after: about(random, TIME_TO_PAY), does: 'try_card', card: random.pick(BAD_CARDS) },
];

/** The first card is refused, and another one pays on the same page. */
export const paysAtTheSecondTry = (random: Random): Move[] => {
  const first = isDeclined(random);
  return [...first, ...pays(random).map((move) => ({ ...move, after: endOf(first) + move.after }))];
};

/** Nobody pays; a day later that is how it stays. */
export const isNeverPaid = (): Move[] => [{ after: 25 * HOUR_MS, does: 'look_at_payment' }];

interface CashOut {
  person: Person;
  share: Minor;
  /** Since the start of the gift. */
  after: number;
  account?: BankAccount;
  nth?: number;
  end?: 'success' | 'failed' | 'reversed';
}

/** Asks for the money, waits for as many yeses as the amount needs, and gets it, or not. */
export function cashesOut(
  random: Random,
  { person, share, after, account, nth = 1, end = 'success' }: CashOut,
): Move[] {
  const payout = { person, nth };
  const moves: Move[] = [{ after, does: 'ask_for_payout', account: account ?? person.account, ...payout }];
  const approvers: StaffName[] = random.chance(0.5) ? ['admin', 'super'] : ['super', 'admin'];
  for (const by of approvers.slice(0, approvalsNeeded(share, USUAL_LIMITS))) {
    moves.push({ after: endOf(moves) + about(random, TIME_TO_APPROVE), does: 'approve', by, ...payout });
  }
  moves.push({ after: endOf(moves) + random.between(3, 30) * SECOND_MS, does: 'send_payout', ...payout });
  const arrives = endOf(moves) + about(random, TIME_TO_ARRIVE);
  moves.push({ after: arrives, does: 'end_payout', as: end === 'failed' ? 'failed' : 'success', ...payout });
  if (end === 'reversed') {
    moves.push({ after: arrives + random.between(2, 30) * HOUR_MS, does: 'end_payout', as: 'reversed', ...payout });
  }
  return moves;
}

/** How long after its start a life has come so far. */
export const endOf = (moves: readonly Move[]): number => moves.at(-1)?.after ?? 0;
