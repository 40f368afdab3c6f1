import { findGiveaway } from '@jara/contract/giveaways';
import { call } from '../../lib/api.ts';
import { queryOptions } from '../../lib/query/query-options.ts';
import { newest } from './giveaway-news.ts';

export const giveawayQuery = (code: string) =>
  queryOptions({
    queryKey: ['giveaways', code],
    queryFn: ({ signal }) => call(findGiveaway, { params: { code } }, { signal }),
    // What was asked for may arrive after newer news.
    structuralSharing: newest,
    staleTime: 0,
  });
