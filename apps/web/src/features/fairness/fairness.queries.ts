import { findRule } from '@jara/contract/rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const publishedRuleQuery = (quid: string) =>
  queryOptions({
    queryKey: ['fairness', quid],
    queryFn: ({ signal }) => call(findRule, { params: { quid } }, { signal }),
    enabled: quid !== '',
  });
