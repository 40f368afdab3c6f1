import { MINUTE_MS } from '@jara/domain/time/lagos';
import { type Draft, draftGift } from './draft-gift.ts';
import { about, cashesOut, endOf, pays, TIME_TO_CASH_OUT } from './moves.ts';
import type { Occasion } from './occasions.ts';
import type { Move, Outline } from './outline.ts';

/** A life in which something went wrong, or needed a person to decide. */
export interface Mishap {
  occasion: Occasion;
  naira: number;
  /** At least 2, so that a whole day has passed at any hour. */
  daysAgo: number;
  /** The sender typed the address wrong. */
  isMistyped?: boolean;
  live: (draft: Draft) => Move[];
}

export const tell = (kind: string, told: readonly Mishap[]): Outline[] =>
  told.map(({ occasion, naira, daysAgo, isMistyped, live }, index) => {
    const draft = draftGift(`${kind} ${index + 1}`, occasion, { naira, isProtected: false });
    const { name, sender, recipient, random } = draft;
    const gift = isMistyped ? { ...draft.gift, email: mistyped(recipient.email) } : draft.gift;
    const when = { at: 'days_ago' as const, days: daysAgo, timeOfDay: random.next() };
    return { name, when, sender, gift, moves: live(draft) };
  });

/** Two letters of the domain have changed places. */
const mistyped = (email: string): string => email.replace(/@(.)(.)/, '@$2$1');

export function opened({ random, recipient }: Draft): Move[] {
  return [...pays(random), { after: random.between(20, 300) * MINUTE_MS, does: 'open', person: recipient }];
}

export function cashOutEnds(draft: Draft, end: 'success' | 'failed' | 'reversed'): Move[] {
  const moves = opened(draft);
  const after = endOf(moves) + about(draft.random, TIME_TO_CASH_OUT);
  return [...moves, ...cashesOut(draft.random, { person: draft.recipient, share: draft.gift.amount, after, end })];
}

export function cashesOutInPeace(draft: Draft): Move[] {
  return cashOutEnds(draft, 'success');
}
