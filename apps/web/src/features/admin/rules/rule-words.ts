import type { StaffRule } from '@jara/contract/staff/rules';
import { formatCount, formatMoneyShort } from '@jara/domain/money/format';
import { describeRule, ordinal } from '@jara/domain/rule/describe-rule';
import type { Rule } from '@jara/domain/rule/rule';
import { countdown } from '@jara/domain/time/lagos';

/** The rule as the domain knows it; undefined while its winning number is hidden from this role. */
function ruleOf(wire: StaffRule): Rule | undefined {
  switch (wire.ruleType) {
    case 'NTH_PERSON':
      return wire.nthPerson === null ? undefined : { type: 'NTH_PERSON', nthPerson: wire.nthPerson };
    case 'SPLIT':
      return wire.splits.length > 0
        ? { type: 'SPLIT', mode: 'PERCENTAGE', bps: wire.splits.map(({ percentage }) => Math.round(percentage * 100)) }
        : { type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: wire.totalSplits ?? wire.sharesTotal };
    case 'TIME':
      return wire.startTime && wire.endTime
        ? { type: 'TIME', startsAt: Date.parse(wire.startTime), endsAt: Date.parse(wire.endTime) }
        : undefined;
    case 'EQUAL':
      return { type: 'EQUAL', totalShares: wire.equalShares ?? wire.sharesTotal };
    case 'LUCKY':
      return { type: 'LUCKY', totalShares: wire.luckyShares ?? wire.sharesTotal };
    case 'DRAW':
      return wire.draw
        ? {
            type: 'DRAW',
            winners: wire.draw.winners,
            closesAt: Date.parse(wire.draw.closesAt),
            ...(wire.draw.shares ? { shares: wire.draw.shares } : {}),
          }
        : undefined;
  }
}

/** The rule in a sentence. */
export function ruleSentence(wire: StaffRule, now: number): string {
  const rule = ruleOf(wire);
  return rule
    ? describeRule(rule, now)
    : 'One person in line gets everything. The number is sealed until the gift closes';
}

/** What somebody who opens the gift now can expect. */
export function odds(wire: StaffRule, now: number): string {
  if (wire.state === 'FINISHED') return 'Over: everything has found its owner or the gift has ended';
  if (wire.state === 'ON_HOLD') return 'Nobody can open it while it is on hold';
  if (wire.state === 'NOT_OPEN_YET') {
    const opensIn = wire.startTime ? countdown(Date.parse(wire.startTime) - now) : 'a while';
    return `Nobody yet: it opens in ${opensIn}`;
  }
  const left = wire.amount - wire.claimedAmount;
  const sharesLeft = wire.sharesTotal - wire.sharesTaken;
  const money = (amount: number) => formatMoneyShort(amount, wire.currency);
  switch (wire.ruleType) {
    case 'NTH_PERSON':
      return nthOdds(wire, money(wire.amount));
    case 'SPLIT':
    case 'EQUAL':
      return `The next person gets a share: ${sharesLeft} of ${wire.sharesTotal} left, ${money(left)} together`;
    case 'LUCKY':
      return `The next person gets a share: ${sharesLeft} left, ${money(Math.floor(left / Math.max(1, sharesLeft)))} on average`;
    case 'DRAW':
      return `${formatCount(wire.attempts)} are in the draw, for ${sharesLeft} ${sharesLeft === 1 ? 'share' : 'shares'}, ${money(left)} together`;
    case 'TIME':
      return `The next person gets ${money(left)}${wire.endTime ? `, for another ${countdown(Date.parse(wire.endTime) - now)}` : ''}`;
  }
}

function nthOdds({ nthPerson, attempts }: StaffRule, prize: string): string {
  const next = ordinal(attempts + 1);
  if (nthPerson === null) return `The next person is the ${next}. Whether that wins ${prize} is sealed`;
  const before = nthPerson - attempts - 1;
  if (before <= 0) return `The next person is the ${next} and wins ${prize}`;
  return before === 1
    ? `One more person, then the winner of ${prize}`
    : `${before} more people, then the winner of ${prize}`;
}
