import type { RuleContent, RuleView } from '@jara/contract/rules';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { GiftId } from '@jara/domain/ids';
import type { Minor } from '@jara/domain/money/money';
import { canonicalRule } from '@jara/domain/rule/lucky';
import { sharesOf } from '@jara/domain/rule/shares';
import { type RuleColumns, type RuleRow, ruleOf } from './rule-row.ts';

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
    ...presentContent(row, { isNumberShown: isSender || closed }),
    quid: gift.quid,
    version: row.version,
    frozen: gift.firstTriedAt !== null,
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

/** What a rule says, of a gift or of an order. */
export const presentContent = (
  columns: RuleColumns & { commitment: string | null },
  { isNumberShown }: { isNumberShown: boolean },
): RuleContent => ({
  ruleType: columns.type,
  nthPerson: isNumberShown ? columns.nthPerson : null,
  splits: (columns.splitBps ?? []).map((bps) => ({ percentage: bps / 100 })),
  totalSplits: columns.totalSplits,
  startTime: columns.startsAt?.toISOString() ?? null,
  endTime: columns.endsAt?.toISOString() ?? null,
  equalShares: columns.equalShares,
  luckyShares: columns.luckyShares,
  luckyMinShare: columns.luckyMinShare,
  draw:
    columns.drawWinners === null || columns.drawClosesAt === null
      ? null
      : { winners: columns.drawWinners, closesAt: columns.drawClosesAt.toISOString(), shares: columns.drawShares },
  commitment: columns.commitment,
});
