import type { RuleView } from '@jara/contract/rules';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { GiftId } from '@jara/domain/ids';
import type { Minor } from '@jara/domain/money/money';
import { canonicalRule } from '@jara/domain/rule/lucky';
import { sharesOf } from '@jara/domain/rule/shares';
import { type RuleRow, ruleOf } from './rule-row.ts';

export interface GiftOfRule {
  id: GiftId;
  quid: string;
  amount: Minor;
  status: GiftStatus;
  firstTriedAt: Date | null;
}

const isClosed = (status: GiftStatus) => status === 'CLAIMED' || status === 'EXPIRED';

/**
 * A rule for its reader. The number of an NTH_PERSON rule and the seed behind a commitment stay secret until the gift
 * has closed; then everybody may recompute what happened.
 */
export function presentRule(row: RuleRow, gift: GiftOfRule, { isSender }: { isSender: boolean }): RuleView {
  const rule = ruleOf(row);
  const closed = isClosed(gift.status);
  return {
    quid: gift.quid,
    ruleType: row.type,
    nthPerson: isSender || closed ? row.nthPerson : null,
    splits: (row.splitBps ?? []).map((bps) => ({ percentage: bps / 100 })),
    totalSplits: row.totalSplits,
    startTime: row.startsAt?.toISOString() ?? null,
    endTime: row.endsAt?.toISOString() ?? null,
    luckyShares: row.luckyShares,
    luckyMinShare: row.luckyMinShare,
    version: row.version,
    frozen: gift.firstTriedAt !== null,
    commitment: row.commitment,
    proof:
      closed && row.seed !== null
        ? {
            seed: row.seed,
            giftId: gift.id,
            canonicalRule: canonicalRule(rule),
            amount: gift.amount,
            shares: sharesOf(rule, gift.amount, { seed: row.seed, giftId: gift.id }),
          }
        : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
