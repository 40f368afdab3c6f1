import { randomBytes } from 'node:crypto';
import type { BrowserId, GiftId } from '@jara/domain/ids';
import { commitmentOf } from '@jara/domain/rule/lucky';
import type { Rule } from '@jara/domain/rule/rule';
import type { Beacon } from '../platform/config.ts';
import type { Trx } from '../platform/database/db.ts';
import { putDraw } from './put-draw.ts';
import { ruleColumns } from './rule-row.ts';
import { findRuleRow } from './rules.store.ts';

interface NewRule {
  giftId: GiftId;
  rule: Rule;
  savedBy: BrowserId;
  origin: 'ORDER' | 'SAVED';
  now: Date;
  beacon: Beacon | undefined;
}

/** Makes a rule the gift's, in the place of the one it had. Every version is kept. The gift's row is locked by the caller, or new. */
export async function putRule(trx: Trx, { giftId, rule, savedBy, origin, now, beacon }: NewRule): Promise<void> {
  const before = await findRuleRow(trx, giftId);
  const version = (before?.version ?? 0) + 1;
  const secret = secretOf(rule, giftId);
  const values = { ...ruleColumns(rule), ...secret, version, updatedAt: now };
  await trx
    .insertInto('rules')
    .values({ giftId, createdAt: now, ...values })
    .onConflict((conflict) => conflict.column('giftId').doUpdateSet(values))
    .execute();
  await trx
    .insertInto('ruleVersions')
    .values({
      giftId,
      version,
      rule: JSON.stringify({ ...rule, commitment: secret.commitment }),
      savedBy,
      savedAt: now,
      origin,
    })
    .execute();
  await putDraw(trx, { giftId, rule, commitment: secret.commitment, beacon });
}

/** Chance is committed to when the rule is saved, so that nobody, ourselves included, can bend it afterwards. */
function secretOf(rule: Rule, giftId: GiftId) {
  if (rule.type !== 'NTH_PERSON' && rule.type !== 'LUCKY' && rule.type !== 'DRAW')
    return { seed: null, commitment: null };
  const seed = randomBytes(32).toString('hex');
  return { seed, commitment: commitmentOf({ seed, giftId, rule }) };
}
