import type { Float } from '@jara/contract/staff/payout-figures';
import { formatMoneyShort } from '@jara/domain/money/format';
import { spokenLagos } from '@jara/domain/time/lagos';
import type { Tone } from '../../../components/ui/banner.tsx';

type Said = Pick<Float, 'verdict' | 'shortAt' | 'isAlarming' | 'balance' | 'waiting' | 'history' | 'currency'>;

/** The forecast in one sentence, and how much it should worry its reader. */
export function floatWords(float: Said, now: number): { tone: Tone; sentence: string; why: string } {
  const { verdict, shortAt, isAlarming, balance, waiting, history, currency } = float;
  const tone = isAlarming ? 'err' : 'ok';
  switch (verdict) {
    case 'FOR_ALL':
      return {
        tone,
        sentence: 'Enough for all that is owed',
        why: 'Everything that belongs to senders and recipients could be paid out at once.',
      };
    case 'FOR_THE_WEEK':
      return { tone, sentence: 'Enough for the next seven days', why: 'By what usually leaves and arrives.' };
    case 'UNTIL':
      return {
        tone: isAlarming ? 'err' : 'warn',
        sentence: `Enough until ${spokenLagos(shortAt ?? now, now)}`,
        why: 'By what usually leaves and arrives. Top the balance up before then, or payouts wait.',
      };
    case 'NOT_NOW': {
      const missing = waiting.payouts + waiting.refunds - (balance?.amount ?? 0);
      return {
        tone: 'err',
        sentence: `Not enough for what waits now: ${formatMoneyShort(missing, currency)} is missing`,
        why: 'Payouts go on until the balance is used up, and then wait.',
      };
    }
    case 'FOR_WHAT_WAITS':
      return {
        tone: 'info',
        sentence: 'Enough for what waits now',
        why: `Until when cannot be said yet: payouts of ${history.days} ${history.days === 1 ? 'day' : 'days'} are known, and what is usual takes ${history.needed}.`,
      };
    case null:
      return {
        tone: 'info',
        sentence: 'Not known yet',
        why: 'The provider has not been asked for its balance yet. The workers do it every five minutes.',
      };
  }
}
