import type { ClaimCheck } from '@jara/contract/claims';
import type { DrawReceipt } from '@jara/contract/giveaways';
import { formatCount, formatMoneyShort } from '@jara/domain/money/format';
import { spokenLagos } from '@jara/domain/time/lagos';
import { OPERATOR } from '../../lib/operator.ts';
import type { Standing } from './giveaway-words.ts';

type Check = Pick<ClaimCheck, 'state' | 'message' | 'amount' | 'currency' | 'sendBy'>;

interface Outcome extends Standing {
  /** They are asked for it, so it has to be at hand. */
  needsReceipt?: true;
}

/** How a draw went for whoever entered it here. Of a browser that we do not know again nothing is said that we do not know. */
export function outcomeWords(check: Check, { number }: DrawReceipt, now: number): Outcome {
  const mine = `Number ${formatCount(number)}`;
  switch (check.state) {
    case 'YOURS': {
      const what = check.amount === null ? '' : ` ${formatMoneyShort(check.amount, check.currency)} is yours.`;
      const until = check.sendBy
        ? ` Send it to a bank by ${spokenLagos(check.sendBy, now)} (Lagos), or it goes to somebody else.`
        : '';
      return { title: 'You won', text: `${mine} was drawn.${what}${until}` };
    }
    case 'NOT_THIS_TIME':
      return { title: 'Not this time', text: `${mine} was not drawn. Thank you for being there.` };
    case 'ENTERED':
      return { title: 'You are in', text: check.message };
    case 'LAPSED':
      return { title: 'You won, but the time has passed', text: check.message };
    case 'ON_HOLD':
      return { title: 'On hold', text: check.message };
    default:
      return {
        title: `Your number is ${formatCount(number)}`,
        text: `We do not know this browser again, as happens when its cookies were deleted. Compute the proof below: it lists the numbers that were drawn. If yours is one of them, write to ${OPERATOR.supportEmail} with your receipt.`,
        needsReceipt: true,
      };
  }
}
