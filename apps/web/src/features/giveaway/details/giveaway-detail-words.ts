import type { Giveaway, GiveawayWinner } from '@jara/contract/giveaways';
import { formatMoneyShort } from '@jara/domain/money/format';
import { minor } from '@jara/domain/money/money';
import { describeRule } from '@jara/domain/rule/describe-rule';
import { RULE_TYPE_SENTENCES } from '@jara/domain/rule/rule-type-sentences';
import { spokenLagos } from '@jara/domain/time/lagos';
import { ruleSentence } from '../../../components/rule/rule-sentence.ts';

import { words } from './words/en.tsx';

/** Who wins what. Which one in line wins stays the sender's secret until it is over. */
export function choiceWords({ rule, amount, currency }: Giveaway, now: number): string {
  if (rule.ruleType === 'NTH_PERSON' && rule.nthPerson === null) return `${RULE_TYPE_SENTENCES.NTH_PERSON}.`;
  if (rule.draw === null) return `${ruleSentence({ rule, amount, currency })}.`;
  // As it is typed, a closing time has no seconds; here every second counts.
  const { winners, closesAt, shares } = rule.draw;
  const draw = { type: 'DRAW' as const, winners, closesAt: Date.parse(closesAt), ...(shares && { shares }) };
  return `${describeRule(draw, now, { amount: minor(amount), currency })}.`;
}

/** Why nobody can bend the outcome, and of a draw without a public value what that leaves open. */
export function chanceWords({ draw, state }: Giveaway, now: number): string {
  const { proof } = words;
  if (!draw) return `${proof.sealed} ${state === 'ENDED' ? proof.decided : proof.decides}`;
  const isDrawn = draw.drawnAt !== null;
  return [proof.sealed, isDrawn ? proof.gotReceipt : proof.getsReceipt, valueWords(draw.beacon, isDrawn, now)].join(
    ' ',
  );
}

function valueWords(beacon: NonNullable<Giveaway['draw']>['beacon'], isDrawn: boolean, now: number): string {
  if (!beacon) return words.proof.noValue;
  const when = spokenLagos(beacon.at, now);
  return isDrawn ? words.proof.valueWasMixedIn(when) : words.proof.valueIsMixedIn(when);
}

/** What is left to be had; undefined where nothing is handed out one by one. */
export function leftWords({ shares, draw, state }: Giveaway): string | undefined {
  // While it is drawn, that stands above already.
  if (draw && state === 'DRAWING') return undefined;
  if (draw) return words.entered(draw.entries);
  if (shares.total === 1) return undefined;
  return state === 'ENDED' || state === 'STOPPED'
    ? words.sharesTaken(shares.taken, shares.total)
    : words.sharesLeft(Math.max(0, shares.total - shares.taken), shares.total);
}

/** A winner by no more than a first letter and a bank. */
export function winnerWords(
  { letter, bank, inBankAt, wonAt }: GiveawayWinner,
  now: number,
): { title: string; text: string } {
  const { winners } = words;
  const who = letter === null || bank === null ? winners.somebody : `${letter}…, ${bank}`;
  if (inBankAt !== null) return { title: who, text: winners.inBankSince(spokenLagos(inBankAt, now)) };
  const won = spokenLagos(wonAt, now);
  return { title: who, text: letter === null ? winners.won(won) : winners.onItsWay(won) };
}

/** What goes along with the link. */
export const passOnText = ({ title, host, here, currency }: Giveaway, url: string): string =>
  here === 0
    ? words.passOn.isOver(title, host, url)
    : words.passOn.isLocked(title, host, formatMoneyShort(here, currency), url);
