import type { Giveaway } from '@jara/contract/giveaways';
import { formatCount, formatMoneyShort } from '@jara/domain/money/format';
import { spokenLagos } from '@jara/domain/time/lagos';

const inLagos = (instant: string, now: number): string => `${spokenLagos(instant, now)} (Lagos)`;

/** The first thing a stranger reads: how much there is, and since when nobody can take it away. */
export function moneyWords(giveaway: Giveaway, now: number): { amount: string; text: string } {
  const { amount, here, currency, lockedSince, state } = giveaway;
  const whole = formatMoneyShort(amount, currency);
  const since = `locked since ${inLagos(lockedSince, now)}`;
  if (here === 0) return { amount: whole, text: 'was here, and all of it has left. See below where it went.' };
  // Stopped money is safe, but nobody should read that as an invitation.
  if (state === 'STOPPED') return { amount: formatMoneyShort(here, currency), text: 'is kept here meanwhile.' };
  return here === amount
    ? { amount: whole, text: `is here, ${since}` }
    : { amount: formatMoneyShort(here, currency), text: `of ${whole} is still here, ${since}` };
}

export interface Standing {
  title: string;
  text: string;
}

/** How it stands, where no button says so. */
export function standingWords(giveaway: Giveaway, now: number): Standing {
  const { state, host, startsAt, endsAt, here, shares, draw, closesAt } = giveaway;
  switch (state) {
    case 'WAITING':
      return {
        title: 'Not open yet',
        text: startsAt ? `It starts ${inLagos(startsAt, now)}. Keep this page open: it opens here by itself.` : '',
      };
    case 'OPEN':
      if (draw) return { title: 'The draw is open', text: closesAt ? `It closes ${inLagos(closesAt, now)}.` : '' };
      return { title: 'It is open', text: `It waits until ${inLagos(endsAt, now)}, or until everything is taken.` };
    case 'PAUSED':
      return {
        title: 'Paused by its host',
        text: `${host} lets nobody in for a while. The money stays here, and the same link works when it goes on.`,
      };
    case 'DRAWING':
      return { title: 'Closed, and being drawn', text: drawingWords(giveaway, now) };
    case 'GIVEN':
      return {
        title: draw ? 'Drawn' : shares.taken < shares.total ? 'It is closed' : 'Everything has an owner',
        text:
          shares.taken === 1
            ? 'The winner still has time to send it to a bank.'
            : shares.inBank === 0
              ? 'No winner has it in a bank yet. They still have time.'
              : `${formatCount(shares.inBank)} of ${formatCount(shares.taken)} winners ${shares.inBank === 1 ? 'has' : 'have'} it in a bank. The others still have time.`,
      };
    case 'ENDED':
      return {
        title: 'It is over',
        text: `${inBankWords(shares)}${here === 0 && shares.inBank < shares.total ? ` ${shares.taken === 0 ? 'All of it' : 'What was left'} went back to the sender.` : ''}`,
      };
    case 'STOPPED':
      return { title: 'Nobody can take part', text: 'You do not have to do anything.' };
  }
}

function drawingWords({ draw }: Giveaway, now: number): string {
  const entries = draw?.entries ?? 0;
  const people = entries === 1 ? '1 person is in.' : `${formatCount(entries)} people are in.`;
  return draw?.beacon
    ? `${people} A public random value that nobody can know before ${inLagos(draw.beacon.at, now)} decides.`
    : `${people} The winners are known in a moment.`;
}

function inBankWords({ total, taken, inBank }: Giveaway['shares']): string {
  if (taken === 0) return 'Nobody took a share of it.';
  return total === 1
    ? 'It is in the winner’s bank.'
    : `${formatCount(inBank)} of ${formatCount(total)} shares ${inBank === 1 ? 'is' : 'are'} in a bank.`;
}
