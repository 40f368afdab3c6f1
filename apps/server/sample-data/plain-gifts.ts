import type { Feast } from './calendar.ts';
import { type Draft, draftGift } from './draft-gift.ts';
import {
  about,
  cashesOut,
  endOf,
  isDeclined,
  isNeverPaid,
  pays,
  paysAtTheSecondTry,
  TIME_TO_CASH_OUT,
  TIME_TO_OPEN,
} from './moves.ts';
import { EVERYDAY, FEASTS, type FeastOccasion } from './occasions.ts';
import type { Move, Outline } from './outline.ts';
import { createRandom } from './random.ts';
import { thanks } from './thanks.ts';

const EVERYDAY_GIFTS = 136;
const OCCASIONS = {
  birthday: 30,
  wedding: 13,
  thanks: 13,
  support: 18,
  baby: 7,
  sympathy: 5,
  success: 8,
  justBecause: 6,
} as const;

/** Gifts without a rule that anybody might give on any day. */
export const everydayGifts = (): Outline[] =>
  Array.from({ length: EVERYDAY_GIFTS }, (_, index) => {
    const name = `everyday ${index + 1}`;
    const draft = draftGift(name, EVERYDAY[createRandom(`occasion of ${name}`).weighted(OCCASIONS)]);
    const place = (index + draft.random.next()) / EVERYDAY_GIFTS;
    return outline(draft, { at: 'year', place, timeOfDay: draft.random.next() });
  });

const FEAST_GIFTS: readonly { feast: Feast; occasion: FeastOccasion; gifts: number; days: number }[] = [
  { feast: 'christmas', occasion: 'christmas', gifts: 28, days: 6 },
  { feast: 'newYear', occasion: 'newYear', gifts: 7, days: 1 },
  { feast: 'valentine', occasion: 'valentine', gifts: 13, days: 2 },
  { feast: 'smallSallah', occasion: 'sallah', gifts: 14, days: 3 },
  { feast: 'bigSallah', occasion: 'sallah', gifts: 13, days: 4 },
];

/** Gifts for a feast: a few early ones, most on the eve and on the day itself. */
export const feastGifts = (): Outline[] =>
  FEAST_GIFTS.flatMap(({ feast, occasion, gifts, days }) =>
    Array.from({ length: gifts }, (_, index) => {
      const draft = draftGift(`${feast} ${index + 1}`, FEASTS[occasion]);
      const daysBefore = Math.floor(draft.random.next() ** 2 * (days + 1));
      return outline(draft, { at: 'feast', feast, daysBefore, timeOfDay: draft.random.next() });
    }),
  );

const outline = (draft: Draft, when: Outline['when']): Outline => {
  const { name, sender, gift } = draft;
  return { name, when, sender, gift, moves: lifeOf(draft) };
};

const FATES = { cashedOut: 45, opened: 17, unopened: 19, secondCard: 5, declined: 7, neverPaid: 6 } as const;

function lifeOf({ name, random, recipient, gift }: Draft): Move[] {
  const fate = random.weighted(FATES);
  if (fate === 'declined') return isDeclined(random);
  if (fate === 'neverPaid') return isNeverPaid();
  const paid = fate === 'secondCard' ? paysAtTheSecondTry(random) : pays(random);
  if (fate === 'unopened') return paid;
  const opened: Move[] = [
    ...paid,
    { after: endOf(paid) + about(random, TIME_TO_OPEN), does: 'open', person: recipient },
  ];
  const thanked = [...opened, ...thanks(name, recipient, endOf(opened))];
  if (fate === 'opened') return thanked;
  const after = endOf(opened) + about(random, TIME_TO_CASH_OUT);
  return [...thanked, ...cashesOut(random, { person: recipient, share: gift.amount, after })];
}
