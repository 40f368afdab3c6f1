import { allocateByBps, allocateEqually } from '../money/allocate.ts';
import { type Minor, minor } from '../money/money.ts';
import { type LuckyDraw, luckyShares } from './lucky.ts';
import { crowdOf, type Rule } from './rule.ts';

/** The shares a gift is handed out in, in slot order. They always add back to the amount. */
export function sharesOf(rule: Rule | undefined, amount: Minor, lucky?: LuckyDraw): Minor[] {
  switch (rule?.type) {
    case 'SPLIT':
      return rule.mode === 'PERCENTAGE' ? allocateByBps(amount, rule.bps) : allocateEqually(amount, rule.totalSplits);
    case 'EQUAL':
      return allocateEqually(amount, rule.totalShares);
    case 'LUCKY':
      if (!lucky) throw new RangeError('The shares of a lucky gift need its seed');
      return luckyShares({ ...lucky, amount, shares: rule.totalShares, minShare: rule.minShare });
    case 'DRAW':
      return rule.shares ? rule.shares.map(minor) : allocateEqually(amount, rule.winners);
    default:
      return [amount];
  }
}

/** Among how many it is shared, which is known before chance has decided who gets how much. */
export function countShares(rule: Rule | undefined): number {
  switch (rule?.type) {
    case 'SPLIT':
      return rule.mode === 'PERCENTAGE' ? rule.bps.length : rule.totalSplits;
    case 'EQUAL':
    case 'LUCKY':
    case 'DRAW':
      return crowdOf(rule);
    default:
      return 1;
  }
}
