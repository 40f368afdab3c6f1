import type { Page } from '@jara/contract/paging';
import { pageOf } from '@jara/contract/paging';
import type { RuleView } from '@jara/contract/rules';
import type { Quid } from '@jara/domain/gift/quid';
import type { Deps } from '../deps.ts';
import { isSender, type SenderProof } from '../gifts/sender-proof.ts';
import { Refusal } from '../platform/refusal.ts';
import { presentRule } from './present-rule.ts';
import { findGiftOfRule, findRuleRow } from './rules.store.ts';

export const findRule =
  ({ db, keys }: Pick<Deps, 'db' | 'keys'>) =>
  async (quid: Quid, proof: SenderProof): Promise<RuleView> => {
    const gift = await findGiftOfRule(db, quid);
    if (!gift) throw new Refusal('gift_not_found');
    const row = await findRuleRow(db, gift.id);
    if (!row) throw new Refusal('rule_not_found');
    return presentRule(row, gift, { isSender: isSender(keys, gift, proof) });
  };

/** For staff: newest first. They see a rule as its sender does. */
export const listRules =
  ({ db }: Pick<Deps, 'db'>) =>
  async (paging: { page: number; limit: number }): Promise<Page<RuleView>> => {
    const [rows, { total }] = await Promise.all([
      db
        .selectFrom('rules')
        .innerJoin('gifts', 'gifts.id', 'rules.giftId')
        .selectAll('rules')
        .select(['gifts.id', 'gifts.quid', 'gifts.amount', 'gifts.status', 'gifts.firstTriedAt'])
        .orderBy('rules.updatedAt', 'desc')
        .orderBy('rules.giftId', 'desc')
        .limit(paging.limit)
        .offset((paging.page - 1) * paging.limit)
        .execute(),
      db
        .selectFrom('rules')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ]);
    return pageOf(
      rows.map((row) => presentRule(row, row, { isSender: true })),
      total,
      paging,
    );
  };
