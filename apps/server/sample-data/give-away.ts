import type { ReportKind } from '@jara/contract/giveaways';
import { lapseClaims } from '../src/claims/lapse-claims.ts';
import { sweepDraws } from '../src/draws/sweep-draws.ts';
import { reportGiveaway } from '../src/giveaways/report-giveaway.ts';
import { changeGift } from '../src/sent/change-gift.ts';
import { giftOf, type Life, paymentOf } from './life.ts';
import { addressOf, type Person } from './people.ts';
import type { Stage } from './stage.ts';

interface Words {
  title: string;
  host: string;
  startsAfter?: number;
  claimDays?: number;
}

/** Its sender makes it public. A run before may have got this far, and people may have come since. */
export async function publish(
  { deps }: Stage,
  life: Life,
  { title, host, startsAfter, claimDays }: Words,
): Promise<void> {
  const made = await deps.db
    .selectFrom('giveaways')
    .select('giftId')
    .where('giftId', '=', giftOf(life).id)
    .executeTakeFirst();
  if (made) return;
  const startsAt = startsAfter === undefined ? undefined : new Date(life.story.startedAt + startsAfter);
  await changeGift(deps)(paymentOf(life), { giveaway: { title, host, startsAt, claimDays } });
}

/** Draws whatever has closed by now, as the worker does. */
export const drawClosed = ({ deps }: Stage): Promise<void> => sweepDraws(deps)();

/** Takes back whatever nobody sent to a bank in time, as the worker does. */
export const takeBackLate = async ({ deps }: Stage): Promise<void> => {
  await lapseClaims(deps)();
};

interface Report {
  person: Person;
  kind: ReportKind;
  words?: string;
}

export const report = ({ deps }: Stage, life: Life, { person, kind, words }: Report): Promise<void> =>
  reportGiveaway(deps)({ code: giftOf(life).quid, kind, words, address: addressOf(person) });
