import type { SentGift } from '@jara/contract/sent';
import { formatMoneyShort } from '@jara/domain/money/format';
import { spokenLagos } from '@jara/domain/time/lagos';
import { words } from './words/en.tsx';

const { standing } = words;

/** How a gift stands, in the one sentence its sender came for. */
export function giftStanding(gift: SentGift, now: number): string {
  if (gift.quid === null && gift.may.includes('bank')) return standing.unusable;
  if (gift.quid === null) return gift.status === 'FAILED' ? standing.notThrough : standing.notPaid;
  if (gift.blocked) return standing.onHold;
  if (gift.cancelledAt !== null) return withMoneyBack(standing.cancelled, gift);
  if (gift.status === 'REVERSED' && gift.refunds.length === 0) return standing.takenBack;
  const opened = gift.shares.length;
  if (gift.giftStatus === 'EXPIRED')
    return withMoneyBack(opened === 0 ? standing.endedUnopened : standing.endedWith(opened, sharesIn(gift)), gift);
  if (gift.giftStatus === 'CLAIMED') return everythingOpened(gift);
  if (gift.pausedAt !== null) return opened === 0 ? standing.paused : standing.pausedWith(opened, sharesIn(gift));
  if (opened > 0) return standing.opened(opened, sharesIn(gift));
  if (isAfter(gift.rule?.endTime, now) === false) return standing.nobodyInTime;
  const opensAt = laterOf(gift.opensAt, gift.rule?.startTime ?? null);
  return opensAt !== null && isAfter(opensAt, now) ? standing.sealedUntil(spokenLagos(opensAt, now)) : standing.waiting;
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
  rule?.draw?.winners ??
  rule?.totalSplits ??
  rule?.equalShares ??
  rule?.luckyShares ??
  Math.max(1, rule?.splits.length ?? 0);

function everythingOpened({ shares }: SentGift): string {
  const isInBanks = shares.every(({ stage }) => stage === 'IN_BANK');
  if (shares.length === 1) return isInBanks ? standing.inTheirBank : standing.openedByOne;
  return isInBanks ? standing.inTheirBanks(shares.length) : standing.openedByAll(shares.length);
}

/** A refund that failed is followed by another one, so the last one says how it stands. */
function withMoneyBack(end: string, { refunds, currency, may }: SentGift): string {
  const last = refunds.at(-1);
  if (!last) return standing.nothingBack(end);
  const amount = formatMoneyShort(last.amount, currency);
  return may.includes('bank') ? standing.accountWanted(end, amount) : standing.back[last.stage][last.to](end, amount);
}

const isAfter = (instant: string | null | undefined, now: number): boolean | undefined =>
  instant == null ? undefined : Date.parse(instant) > now;

const laterOf = (one: string | null, other: string | null): string | null =>
  one !== null && other !== null ? (Date.parse(one) > Date.parse(other) ? one : other) : (one ?? other);
