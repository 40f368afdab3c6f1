import type { RuleView } from '@jara/contract/rules';
import { isOpenForClaims } from '@jara/domain/gift/gift-status';
import type { Quid } from '@jara/domain/gift/quid';
import { isForEverybody } from '@jara/domain/giveaway/giveaway-state';
import type { Rule } from '@jara/domain/rule/rule';
import { Refusal } from '../platform/refusal.ts';
import { toldWords } from '../platform/refusal-words/words/all.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { noGiftBehind } from '../senders/replaced-codes.ts';
import { isSender, type SenderProof } from '../senders/sender-proof.ts';
import { judgeRule } from './judge-rule.ts';
import { presentRule } from './present-rule.ts';
import { putRule } from './put-rule.ts';
import { findRuleRow, isDrawClosed, isPublic, lockGiftOfRule } from './rules.store.ts';

interface Ask {
  quid: Quid;
  rule: Rule;
  proof: SenderProof;
}

/** Creates or replaces a gift's rule, while nobody has tried to claim it. */
export const saveRule =
  ({ db, keys, clock, config }: Pick<Deps, 'db' | 'keys' | 'clock' | 'config'>) =>
  (ask: Ask): Promise<RuleView> =>
    db.transaction().execute(async (trx) => {
      const gift = await lockGiftOfRule(trx, ask.quid);
      if (!gift) throw await noGiftBehind(trx, ask.quid);
      if (!(await isSender({ db: trx, keys }, gift, ask.proof))) throw new Refusal('rule_not_yours');
      if (gift.firstTriedAt !== null) throw new Refusal('rule_frozen');
      if (await isDrawClosed(trx, gift.id))
        throw new Refusal('rule_frozen', { message: (language) => toldWords[language].ruleAfterEntries });
      if (!isOpenForClaims(gift.status)) throw new Refusal(gift.status === 'EXPIRED' ? 'gift_expired' : 'gift_blocked');
      if (!isForEverybody(ask.rule) && (await isPublic(trx, gift.id)))
        throw new Refusal('rule_invalid', { message: (language) => toldWords[language].ruleForACrowd });
      const rule = judgeRule({ clock, config }, ask.rule, {
        amount: gift.amount,
        times: { opensAt: gift.opensAt?.getTime(), expiresAt: gift.expiresAt.getTime() },
      });
      await putRule(trx, {
        giftId: gift.id,
        rule,
        savedBy: gift.browserId,
        origin: 'SAVED',
        now: clock.now(),
        beacon: config.beacon,
      });
      // A window has an end of its own, so the time of the next reminder is another one.
      await trx.updateTable('gifts').set({ remindAt: clock.now() }).where('id', '=', gift.id).execute();
      const saved = await findRuleRow(trx, gift.id);
      if (!saved) throw new Error('a rule vanished after it was saved');
      return presentRule(saved, gift, { isSender: true });
    });
