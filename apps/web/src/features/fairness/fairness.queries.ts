import { findRule } from '@jara/contract/rules';
import { call } from '../../lib/api.ts';
import { queryOptions } from '../../lib/query/query-options.ts';

export const publishedRuleQuery = (quid: string) =>
  queryOptions({
    queryKey: ['fairness', quid],
    queryFn: ({ signal }) => call(findRule, { params: { quid } }, { signal }),
    enabled: quid !== '',
  });
