import { CROWDED_NETWORK, type GiveawayFile, type StaffGiveaway } from '@jara/contract/staff/giveaways';
import { movesOf } from '@jara/domain/gift/gift-decisions';
import { isOnHold } from '@jara/domain/gift/gift-status';
import { type GiveawayState, giveawayState } from '@jara/domain/giveaway/giveaway-state';
import { DAY_MS } from '@jara/domain/time/lagos';
import { caseOf, moneyBox } from './gift-file.ts';
import { showRule, showWithdrawal } from './present.ts';
import {
  giftOf,
  iso,
  isoOrNull,
  known,
  nameOf,
  type PracticeGift,
  type PracticeGiveaway,
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
    id: gift.id,
    code: gift.quid,
    title: giveaway.title,
    host: giveaway.host,
    state: standingOf(gift, now),
    currency: gift.currency,
    amount: gift.amount,
    ruleType: known(gift.rule ?? undefined, 'rule').rule.type,
    attempts: gift.attempts,
    shares: {
      total: gift.shares.length,
      taken: gift.claims.length,
      inBank: gift.claims.filter(({ status }) => status === 'PAID').length,
    },
    reports: {
      total: giveaway.reports.length,
      open: giveaway.reports.filter(({ handled }) => handled === null).length,
    },
    crowdedNetworks: giveaway.networks.filter(({ browsers }) => browsers >= CROWDED_NETWORK).length,
    startsAt: isoOrNull(gift.opensAt),
    endsAt: iso(gift.expiresAt),
    publishedAt: iso(giveaway.publishedAt),
  };
}

export function giveawayFile(world: World, giveaway: PracticeGiveaway, now: number): GiveawayFile {
  const gift = giftOf(world, giveaway.giftId);
  const { unclaimed, claimed, onTheWay } = moneyBox(world, gift);
  const rule = gift.rule?.rule;
  return {
    ...showGiveaway(world, giveaway, now),
    giftStatus: gift.status,
    stopReason: isOnHold(gift.status) ? giveaway.stopReason : null,
    claimDays: giveaway.claimDays,
    here: unclaimed + claimed + onTheWay,
    rule: showRule(gift, now),
    draw:
      rule?.type === 'DRAW'
        ? {
            entries: gift.attempts,
            closesAt: iso(rule.closesAt),
            drawnAt: gift.claims.length > 0 ? iso(rule.closesAt) : null,
            beacon: null,
          }
        : null,
    networks: giveaway.networks,
    winners: gift.claims.map(({ id, slot, share, status, at }) => {
      const row = world.withdrawals.find(({ claimId }) => claimId === id);
      const shown = row && showWithdrawal(world, row, now);
      return {
        claimId: id,
        slot,
        amount: share,
        status,
        wonAt: iso(at),
        sendBy: shown ? null : iso(at + giveaway.claimDays * DAY_MS),
        withdrawal: shown ? { id: shown.id, status: shown.status, bank: shown.bank } : null,
        inBankAt: shown?.status === 'COMPLETED' ? shown.finishedAt : null,
      };
    }),
    reported: giveaway.reports.map(({ id, kind, words, at, handled }) => ({
      id,
      kind,
      words,
      createdAt: iso(at),
      handled: handled && {
        by: { id: handled.staffId, name: nameOf(world, handled.staffId) },
        at: iso(handled.at),
        reason: handled.reason,
      },
    })),
    allowed: { statuses: movesOf(caseOf(world, gift, now)), handleReports: true },
  };
}
