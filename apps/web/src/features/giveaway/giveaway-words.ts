import type { Giveaway } from '@jara/contract/giveaways';
import { formatMoneyShort } from '@jara/domain/money/format';
import { spokenLagos } from '@jara/domain/time/lagos';
import { words } from './words/en.ts';

const { money, standing } = words;

/** The first thing a stranger reads: how much there is, and since when nobody can take it away. */
export function moneyWords(giveaway: Giveaway, now: number): { amount: string; text: string } {
  const { amount, here, currency, lockedSince, state } = giveaway;
  const whole = formatMoneyShort(amount, currency);
  const since = spokenLagos(lockedSince, now);
  if (here === 0) return { amount: whole, text: money.left };
  // Stopped money is safe, but nobody should read that as an invitation.
  if (state === 'STOPPED') return { amount: formatMoneyShort(here, currency), text: money.kept };
  return here === amount
    ? { amount: whole, text: money.allHere(since) }
    : { amount: formatMoneyShort(here, currency), text: money.stillHere(whole, since) };
}

export interface Standing {
  title: string;
  text: string;
}

/** How it stands, where no button says so. */
export function standingWords(giveaway: Giveaway, now: number): Standing {
  const { state, host, startsAt, endsAt, shares, draw, closesAt } = giveaway;
  switch (state) {
    case 'WAITING':
      return { title: standing.waiting, text: startsAt ? standing.starts(spokenLagos(startsAt, now)) : '' };
    case 'OPEN':
      if (draw) return { title: standing.drawOpen, text: closesAt ? standing.closes(spokenLagos(closesAt, now)) : '' };
      return { title: standing.open, text: standing.waitsUntil(spokenLagos(endsAt, now)) };
    case 'PAUSED':
      return { title: standing.paused, text: standing.pausedMeans(host) };
    case 'DRAWING':
      return { title: standing.drawing, text: drawingWords(giveaway, now) };
    case 'GIVEN':
      return {
        title: draw ? standing.drawn : shares.taken < shares.total ? standing.closed : standing.allOwned,
        text:
          shares.taken === 1
            ? standing.winnerHasTime
            : shares.inBank === 0
              ? standing.noneInBank
              : standing.someInBank(shares.inBank, shares.taken),
      };
    case 'ENDED':
      return { title: standing.over, text: endedWords(giveaway) };
    case 'STOPPED':
      return { title: standing.nobodyCan, text: standing.nothingToDo };
  }
}

function drawingWords({ draw }: Giveaway, now: number): string {
  const people = standing.peopleIn(draw?.entries ?? 0);
  return `${people} ${draw?.beacon ? standing.valueDecides(spokenLagos(draw.beacon.at, now)) : standing.knownSoon}`;
}

function endedWords({ here, shares }: Giveaway): string {
  const inBank = inBankWords(shares);
  const wentBack = here === 0 && shares.inBank < shares.total;
  if (!wentBack) return inBank;
  return `${inBank} ${shares.taken === 0 ? standing.allWentBack : standing.restWentBack}`;
}

function inBankWords({ total, taken, inBank }: Giveaway['shares']): string {
  if (taken === 0) return standing.nobodyTook;
  return total === 1 ? standing.inWinnersBank : standing.sharesInBank(inBank, total);
}
