import type { ClaimCheck } from '@jara/contract/claims';
import type { DrawReceipt } from '@jara/contract/giveaways';
import { formatMoneyShort } from '@jara/domain/money/format';
import { spokenLagos } from '@jara/domain/time/lagos';
import { OPERATOR } from '../../lib/operator.ts';
import type { Standing } from './giveaway-words.ts';
import { words } from './words/en.ts';

const { outcome } = words;

type Check = Pick<ClaimCheck, 'state' | 'message' | 'amount' | 'currency' | 'sendBy'>;

interface Outcome extends Standing {
  /** They are asked for it, so it has to be at hand. */
  needsReceipt?: true;
}

/** How a draw went for whoever entered it here. Of a browser that we do not know again nothing is said that we do not know. */
export function outcomeWords(check: Check, { number }: DrawReceipt, now: number): Outcome {
  switch (check.state) {
    case 'YOURS': {
      const said = [outcome.drawn(number)];
      if (check.amount !== null) said.push(outcome.isYours(formatMoneyShort(check.amount, check.currency)));
      if (check.sendBy) said.push(outcome.sendBy(spokenLagos(check.sendBy, now)));
      return { title: outcome.won, text: said.join(' ') };
    }
    case 'NOT_THIS_TIME':
      return { title: outcome.notThisTime, text: outcome.notDrawn(number) };
    case 'ENTERED':
      return { title: outcome.entered, text: check.message };
    case 'LAPSED':
      return { title: outcome.lapsed, text: check.message };
    case 'ON_HOLD':
      return { title: outcome.onHold, text: check.message };
    default:
      return {
        title: outcome.yourNumber(number),
        text: outcome.notKnown(OPERATOR.supportEmail),
        needsReceipt: true,
      };
  }
}
