import type { GiftView } from '@jara/contract/gifts';
import type { GiftTimes } from '@jara/domain/gift/gift-times';
import { minor } from '@jara/domain/money/money';
import { draftProblem, type RuleDraft } from '../../lib/rule-draft.ts';
import { serverNow } from '../../lib/server-clock.ts';

/** Why a paid gift cannot have a rule, in the words of the server; or nothing. */
export const ruleProblemOf = (
  draft: RuleDraft,
  gift: GiftView & { amount: number },
  crowdShare: number,
): string | undefined =>
  draftProblem(draft, { amount: minor(gift.amount), crowdShare, times: timesOf(gift) }, serverNow());

/** A gift with a window says when that opens; its own seal is then known to the server alone, which judges again. */
const timesOf = ({ ruleType, opensAt, expiresAt }: GiftView): GiftTimes => ({
  opensAt: ruleType === 'TIME' || opensAt === null ? undefined : Date.parse(opensAt),
  expiresAt: Date.parse(expiresAt),
});
