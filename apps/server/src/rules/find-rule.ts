import type { RuleView } from '@jara/contract/rules';
import type { Quid } from '@jara/domain/gift/quid';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { noGiftBehind } from '../senders/replaced-codes.ts';
import { isSender, type SenderProof } from '../senders/sender-proof.ts';
import { presentRule } from './present-rule.ts';
import { findGiftOfRule, findRuleRow } from './rules.store.ts';

export const findRule =
  ({ db, keys }: Pick<Deps, 'db' | 'keys'>) =>
  async (quid: Quid, proof: SenderProof): Promise<RuleView> => {
    const gift = await findGiftOfRule(db, quid);
    if (!gift) throw await noGiftBehind(db, quid);
    const row = await findRuleRow(db, gift.id);
    if (!row) throw new Refusal('rule_not_found');
    const isTheirs = await isSender({ db, keys }, gift, proof);
    const rule = presentRule(row, gift, { isSender: isTheirs });
    if (isTheirs || gift.passwordHash === null) return rule;
    // The proof names the amount, and prizes add up to it: a password keeps it from whoever holds the code alone.
    return { ...rule, proof: null, draw: rule.draw && { ...rule.draw, shares: null } };
  };
