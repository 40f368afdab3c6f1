import type { Giveaway, GiveawayWinner } from '@jara/contract/giveaways';
import { formatCount, formatMoneyShort } from '@jara/domain/money/format';
import { minor } from '@jara/domain/money/money';
import { describeRule } from '@jara/domain/rule/describe-rule';
import { RULE_TYPE_SENTENCES } from '@jara/domain/rule/rule-type-sentences';
import { spokenLagos } from '@jara/domain/time/lagos';
import { ruleSentence } from '../../components/rule/rule-sentence.ts';
import type { Standing } from './giveaway-words.ts';

/** Who wins what. Which one in line wins stays the sender's secret until it is over. */
export function choiceWords({ rule, amount, currency }: Giveaway, now: number): string {
  if (rule.ruleType === 'NTH_PERSON' && rule.nthPerson === null) return `${RULE_TYPE_SENTENCES.NTH_PERSON}.`;
  if (rule.draw === null) return `${ruleSentence({ rule, amount, currency })}.`;
  // As it is typed, a closing time has no seconds; here every second counts.
  const { winners, closesAt, shares } = rule.draw;
  const draw = { type: 'DRAW' as const, winners, closesAt: Date.parse(closesAt), ...(shares && { shares }) };
  return `${describeRule(draw, now, { amount: minor(amount), currency })}.`;
}

/** Said before anybody opens or enters. */
export const claimTimeWords = ({ claimDays }: Giveaway): string =>
  `Whoever wins sends it to a bank within ${claimDays === 1 ? '1 day' : `${claimDays} days`}, or it goes to somebody else.`;

/** Why nobody can bend the outcome, and of a draw without a public value what that leaves open. */
export function chanceWords({ draw, state }: Giveaway, now: number): string {
  const sealed = 'A secret was sealed with this fingerprint before anybody came.';
  if (!draw) {
    return state === 'ENDED'
      ? `${sealed} It decided everything, and is published now: compare them.`
      : `${sealed} It decides everything, and is published when it is over: keep the fingerprint, and compare.`;
  }
  const isDrawn = draw.drawnAt !== null;
  const chain = `Everybody who ${isDrawn ? 'entered got' : 'enters gets'} a receipt that holds the whole list together.`;
  const [knows, is, can] = isDrawn ? ['knew', 'was', 'could'] : ['knows', 'is', 'can'];
  return draw.beacon
    ? `${sealed} ${chain} A public random value that nobody ${knows} before ${spokenLagos(draw.beacon.at, now)} (Lagos) ${is} mixed in, so that not even we ${can} know the winners earlier.`
    : `${sealed} ${chain} No public random value is mixed in here: the proof shows that nothing was changed afterwards, but not that nobody who knew the secret entered with it in mind.`;
}

/** What is left to be had; undefined where nothing is handed out one by one. */
export function leftWords({ shares, draw, state }: Giveaway): string | undefined {
  // While it is drawn, that stands above already.
  if (draw && state === 'DRAWING') return undefined;
  if (draw) return `${draw.entries === 1 ? '1 person' : `${formatCount(draw.entries)} people`} entered`;
  if (shares.total === 1) return undefined;
  const left = Math.max(0, shares.total - shares.taken);
  const ofAll = `of ${formatCount(shares.total)} shares`;
  return state === 'ENDED' || state === 'STOPPED'
    ? `${formatCount(shares.taken)} ${ofAll} ${shares.taken === 1 ? 'was' : 'were'} taken`
    : `${formatCount(left)} ${ofAll} ${left === 1 ? 'is' : 'are'} left`;
}

/** A winner by no more than a first letter and a bank. */
export function winnerWords({ letter, bank, inBankAt, wonAt }: GiveawayWinner, now: number): Standing {
  const who = letter === null || bank === null ? 'Somebody' : `${letter}…, ${bank}`;
  if (inBankAt !== null) return { title: who, text: `In their bank since ${spokenLagos(inBankAt, now)}` };
  return {
    title: who,
    text: letter === null ? `Won ${spokenLagos(wonAt, now)}` : `On its way, won ${spokenLagos(wonAt, now)}`,
  };
}

/** What goes along with the link. */
export const passOnText = ({ title, host, here, currency }: Giveaway, url: string): string =>
  `${title}, by ${host}: ${here === 0 ? 'it is over.' : `${formatMoneyShort(here, currency)} is locked there.`} See for yourself: ${url}`;
