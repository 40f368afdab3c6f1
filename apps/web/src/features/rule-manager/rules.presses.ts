import { saveRule } from '@jara/contract/rules';
import { parseQuid } from '@jara/domain/gift/quid';
import { MIN_SHARE } from '@jara/domain/rule/rule';
import { ApiError, call } from '../../lib/api.ts';
import { limitsQuery } from '../../lib/limits.ts';
import { fieldOf, type Presses } from '../../lib/presses.ts';
import { typedRule, wireOf } from '../../lib/rule-draft.ts';
import { ruleProblemOf } from './rule-problem.ts';
import { ruleSubjectQuery } from './rules.queries.ts';
import { words } from './words/en.ts';

/** The forms of `/rules` as they work without scripts. */
export const rulesPresses: Presses = {
  load: async (form) => {
    const typed = fieldOf(form, 'quid');
    const quid = parseQuid(typed);
    if (quid !== undefined) return { goTo: `/rules?quid=${quid}` };
    const body = { code: 'invalid_input', message: words.code.notFound } as const;
    return { refusal: new ApiError(422, body), typed: { quid: typed } };
  },

  save: async (form) => {
    const { idempotencyKey, queryClient } = form;
    const quid = parseQuid(form.search.quid ?? '') ?? '';
    const draft = typedRule(Object.fromEntries(form.fields));
    // Without them the server alone knows the smallest share of a crowd.
    const limits = await queryClient.fetchQuery(limitsQuery).catch(() => undefined);
    const { gift, rule } = await queryClient.fetchQuery(ruleSubjectQuery(quid, undefined));
    if (draft === null || gift.amount === null) return {};
    const problem = ruleProblemOf(draft, { ...gift, amount: gift.amount }, limits?.minCrowdShare ?? MIN_SHARE);
    if (problem !== undefined) throw new ApiError(422, { code: 'rule_invalid', message: problem });
    await call(saveRule, { body: { quid, ...wireOf(draft) } }, { idempotencyKey });
    // The page that is drawn now asks for it as it is since.
    queryClient.removeQueries({ queryKey: ruleSubjectQuery(quid, undefined).queryKey });
    return { said: rule === null ? 'created' : 'updated' };
  },
};
