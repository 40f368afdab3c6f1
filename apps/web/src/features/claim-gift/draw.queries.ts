import { findRule } from '@jara/contract/rules';
import { call } from '../../lib/api.ts';
import { queryOptions } from '../../lib/query/query-options.ts';

/** What a draw's rule says to everybody: how many win, and what. It stays as it is from the first entry on. */
export const drawRuleQuery = (quid: string) =>
  queryOptions({
    queryKey: ['claims', quid, 'rule'],
    queryFn: ({ signal }) => call(findRule, { params: { quid } }, { signal }),
  });
