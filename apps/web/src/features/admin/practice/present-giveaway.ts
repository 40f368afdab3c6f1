import type { GiveawayFile, GiveawayReport, StaffGiveaway } from '@jara/contract/staff/giveaways';
import { movesOf } from '@jara/domain/gift/gift-decisions';
import { isOnHold } from '@jara/domain/gift/gift-status';
import { CROWDED_FROM } from '@jara/domain/giveaway/crowded';
import { type GiveawayState, giveawayState } from '@jara/domain/giveaway/giveaway-state';
import { caseOf, moneyBox } from './gift-file.ts';
import { showRule } from './present.ts';
import {
  giftOf,
  iso,
  isoOrNull,
  known,
  nameOf,
  type PracticeGift,
  type PracticeGiveaway,
  type PracticeReport,
  type World,
} from './world.ts';

/** The same judgement as the server's. */
export function standingOf(gift: PracticeGift, now: number): GiveawayState {
  const rule = gift.rule?.rule;
  return giveawayState(
    {
      status: gift.status,
      opensAt: gift.opensAt ?? undefined,
      expiresAt: gift.expiresAt,
      isPaused: gift.pausedAt !== null,
      unpaid: gift.claims.filter(({ status }) => status !== 'PAID').reduce((sum, { share }) => sum + share, 0),
      draw: rule?.type === 'DRAW' ? { closesAt: rule.closesAt, isDrawn: gift.claims.length > 0 } : undefined,
    },
    now,
  );
}

export function showGiveaway(world: World, giveaway: PracticeGiveaway, now: number): StaffGiveaway {
  const gift = giftOf(world, giveaway.giftId);
  return {
    giftId: gift.id,
    code: gift.quid,
    title: giveaway.title,
    host: giveaway.host,
    state: standingOf(gift, now),
    stopReason: isOnHold(gift.status) ? giveaway.stopReason : null,
    amount: gift.amount,
    currency: gift.currency,
    ruleType: known(gift.rule ?? undefined, 'rule').rule.type,
    shares: { total: gift.shares.length, taken: gift.claims.length },
    attempts: gift.attempts,
    reports: {
      open: giveaway.reports.filter(({ handled }) => handled === null).length,
      all: giveaway.reports.length,
    },
    isCrowded: giveaway.networks.some(isCrowded),
    publishedAt: iso(giveaway.publishedAt),
  };
}

export const isCrowded = ({ browsers }: { browsers: number }): boolean => browsers >= CROWDED_FROM;

export const showReport = (world: World, { id, kind, words, at, handled }: PracticeReport): GiveawayReport => ({
  id,
  kind,
  words,
  createdAt: iso(at),
  handledAt: handled && iso(handled.at),
  handledBy: handled && { id: handled.staffId, name: nameOf(world, handled.staffId) },
});

export function giveawayFile(world: World, giveaway: PracticeGiveaway, now: number): GiveawayFile {
  const gift = giftOf(world, giveaway.giftId);
  const moves = movesOf(caseOf(world, gift, now));
  return {
    ...showGiveaway(world, giveaway, now),
    seen: seenByAll(world, giveaway, now),
    networks: {
      count: giveaway.networks.length,
      crowded: giveaway.networks.filter(isCrowded).length,
      crowdedFrom: CROWDED_FROM,
      largest: giveaway.networks,
    },
    winners: gift.claims.map(({ id, slot, share, status, at }) => {
      const payout = world.withdrawals.find(({ claimId }) => claimId === id);
      return {
        slot,
        amount: share,
        status,
        wonAt: iso(at),
        payout: payout
          ? { id: payout.id, stage: payout.stage, bank: payout.bank.name, finishedAt: isoOrNull(payout.finishedAt) }
          : null,
      };
    }),
    reportList: giveaway.reports.map((report) => showReport(world, report)),
    allowed: {
      block: moves.includes('BLOCKED'),
      release: moves.some((status) => status !== 'BLOCKED'),
      handleReports: true,
    },
  };
}

/** What its page would say to everybody, if it had one. */
function seenByAll(world: World, giveaway: PracticeGiveaway, now: number): GiveawayFile['seen'] {
  const gift = giftOf(world, giveaway.giftId);
  const { unclaimed, claimed, onTheWay } = moneyBox(world, gift);
  const rule = known(gift.rule ?? undefined, 'rule').rule;
  const closesAt = rule.type === 'DRAW' ? iso(rule.closesAt) : null;
  const { code, title, host, state, stopReason, currency, amount, shares } = showGiveaway(world, giveaway, now);
  return {
    code,
    title,
    host,
    state,
    stopReason,
    currency,
    amount,
    lockedSince: iso(gift.createdAt),
    here: unclaimed + claimed + onTheWay,
    rule: showRule(gift, now),
    startsAt: isoOrNull(gift.opensAt),
    closesAt,
    endsAt: iso(gift.expiresAt),
    claimDays: giveaway.claimDays,
    hasPassword: false,
    theme: 'adire',
    clothSeed: 1,
    shares: { ...shares, inBank: gift.claims.filter(({ status }) => status === 'PAID').length },
    draw:
      rule.type === 'DRAW'
        ? { entries: gift.attempts, beacon: null, head: null, drawnAt: gift.claims.length > 0 ? closesAt : null }
        : null,
    winners: [],
    asOf: iso(now),
  };
}
