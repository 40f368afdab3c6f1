import type { SentGift } from '@jara/contract/sent';
import { formatMoneyShort } from '@jara/domain/money/format';
import { spokenLagos } from '@jara/domain/time/lagos';

/** How a gift stands, in the one sentence its sender came for. */
export function giftStanding(gift: SentGift, now: number): string {
  if (gift.quid === null && gift.may.includes('bank'))
    return 'The money that came could not be used, and your card did not take it back. Tell us a bank account below.';
  if (gift.quid === null)
    return gift.status === 'FAILED'
      ? 'The payment for this gift did not go through.'
      : 'Not paid yet: the gift begins when the money arrives.';
  if (gift.blocked) return 'On hold: we are checking something about it, and its money is safe.';
  if (gift.cancelledAt !== null) return `Cancelled${moneyBack(gift)}.`;
  if (gift.status === 'REVERSED' && gift.refunds.length === 0) return 'Your bank took the payment back.';
  if (gift.giftStatus === 'EXPIRED') return `Ended ${opened(gift) || 'unopened'}${moneyBack(gift)}.`;
  if (gift.giftStatus === 'CLAIMED') return everythingOpened(gift);
  if (gift.pausedAt !== null)
    return `Paused${gift.shares.length > 0 ? ` ${opened(gift)}` : ''}: nobody can open it until you let it go on.`;
  if (gift.shares.length > 0) return `${gift.shares.length} of ${sharesIn(gift)} opened.`;
  if (isAfter(gift.rule?.endTime, now) === false) return 'Nobody opened it in the time you chose.';
  const opensAt = laterOf(gift.opensAt, gift.rule?.startTime ?? null);
  return opensAt !== null && isAfter(opensAt, now)
    ? `Sealed until ${spokenLagos(opensAt, now)} (Lagos).`
    : 'Waiting to be opened.';
}

/** Whether nothing can become of it any more that its sender would wait for. */
export const isOver = ({ status, quid, may, blocked, shares, refunds }: SentGift): boolean =>
  quid === null
    ? status === 'FAILED' && may.length === 0
    : may.length === 0 &&
      !blocked &&
      shares.every(({ stage }) => stage === 'IN_BANK') &&
      refunds.every(({ stage }) => stage !== 'UNDER_WAY');

/** Whether somebody who opened it may still write to its sender, who would hear it. */
export const mayBeThanked = ({ shares, thanksMuted }: Pick<SentGift, 'shares' | 'thanksMuted'>): boolean =>
  !thanksMuted && shares.some(({ thanks }) => thanks === null);

/** How many people can have a part of it. */
export const sharesIn = ({ rule }: Pick<SentGift, 'rule'>): number =>
  rule?.totalSplits ?? rule?.equalShares ?? rule?.luckyShares ?? Math.max(1, rule?.splits.length ?? 0);

const opened = ({ shares, rule }: SentGift): string =>
  shares.length === 0 ? '' : `with ${shares.length} of ${sharesIn({ rule })} opened`;

function everythingOpened(gift: SentGift): string {
  const isOne = gift.shares.length === 1;
  const words = isOne ? 'Opened' : `All ${gift.shares.length} shares are opened`;
  if (gift.shares.every(({ stage }) => stage === 'IN_BANK'))
    return `${words}, and the money is in their ${isOne ? 'bank' : 'banks'}.`;
  return isOne ? 'Opened: everything in it belongs to whoever opened it.' : `${words}: everything in it has an owner.`;
}

/** A refund that failed is followed by another one, so the last one says how it stands. */
function moneyBack({ refunds, currency, may }: SentGift): string {
  const last = refunds.at(-1);
  if (!last) return '';
  const amount = formatMoneyShort(last.amount, currency);
  if (may.includes('bank')) return `: your card did not take ${amount} back. Tell us a bank account below`;
  const where = last.to === 'BANK' ? 'your bank account' : 'your card';
  switch (last.stage) {
    case 'UNDER_WAY':
      return `: ${amount} is on its way back to ${where}`;
    case 'DONE':
      return `: ${amount} went back to ${where}`;
    case 'FAILED':
      return `: ${where} did not take ${amount} back, and we are seeing to it`;
  }
}

const isAfter = (instant: string | null | undefined, now: number): boolean | undefined =>
  instant == null ? undefined : Date.parse(instant) > now;

const laterOf = (one: string | null, other: string | null): string | null =>
  one !== null && other !== null ? (Date.parse(one) > Date.parse(other) ? one : other) : (one ?? other);
