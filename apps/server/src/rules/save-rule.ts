import { randomBytes } from 'node:crypto';
import type { RuleView } from '@jara/contract/rules';
import { isOpenForClaims } from '@jara/domain/gift/gift-status';
import type { Quid } from '@jara/domain/gift/quid';
import type { GiftId } from '@jara/domain/ids';
import { commitmentOf } from '@jara/domain/rule/lucky';
import { type Rule, withSmallestShare } from '@jara/domain/rule/rule';
import { ruleProblem } from '@jara/domain/rule/validate-rule';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { isSender, type SenderProof } from '../senders/sender-proof.ts';
import { presentRule } from './present-rule.ts';
import { ruleColumns } from './rule-row.ts';
import { findRuleRow, lockGiftOfRule } from './rules.store.ts';

interface Ask {
  quid: Quid;
  rule: Rule;
  proof: SenderProof;
}

/** Creates or replaces a gift's rule, while nobody has tried to claim it. Every version is kept. */
export const saveRule =
  ({ db, keys, clock, config }: Pick<Deps, 'db' | 'keys' | 'clock' | 'config'>) =>
  (ask: Ask): Promise<RuleView> =>
    db.transaction().execute(async (trx) => {
      const gift = await lockGiftOfRule(trx, ask.quid);
      if (!gift) throw new Refusal('gift_not_found');
      if (!(await isSender({ db: trx, keys }, gift, ask.proof))) throw new Refusal('rule_not_yours');
      if (gift.firstTriedAt !== null) throw new Refusal('rule_frozen');
      if (!isOpenForClaims(gift.status)) throw new Refusal(gift.status === 'EXPIRED' ? 'gift_expired' : 'gift_blocked');
      const now = clock.now();
      const rule = withSmallestShare(ask.rule, config.limits.minCrowdShare);
      const problem = ruleProblem(rule, gift.amount, now.getTime());
      if (problem) throw new Refusal('rule_invalid', { message: problem });

      const before = await findRuleRow(trx, gift.id);
      const version = (before?.version ?? 0) + 1;
      const secret = secretOf(rule, gift.id);
      const values = { ...ruleColumns(rule), ...secret, version, updatedAt: now };
      await trx
        .insertInto('rules')
        .values({ giftId: gift.id, createdAt: now, ...values })
        .onConflict((conflict) => conflict.column('giftId').doUpdateSet(values))
        .execute();
      await trx
        .insertInto('ruleVersions')
        .values({
          giftId: gift.id,
          version,
          rule: JSON.stringify({ ...rule, commitment: secret.commitment }),
          savedBy: gift.browserId,
          savedAt: now,
        })
        .execute();
      const saved = await findRuleRow(trx, gift.id);
      if (!saved) throw new Error('a rule vanished after it was saved');
      return presentRule(saved, gift, { isSender: true });
    });

/** Chance is committed to when the rule is saved, so that nobody, ourselves included, can bend it afterwards. */
function secretOf(rule: Rule, giftId: GiftId) {
  if (rule.type !== 'NTH_PERSON' && rule.type !== 'LUCKY') return { seed: null, commitment: null };
  const seed = randomBytes(32).toString('hex');
  return { seed, commitment: commitmentOf({ seed, giftId, rule }) };
}
