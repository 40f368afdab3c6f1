import { findGiveaway, type Giveaway } from '@jara/contract/giveaways';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { newest } from './giveaway-news.ts';

export const giveawayQuery = (code: string) =>
  queryOptions({
    queryKey: ['giveaways', code],
    queryFn: ({ signal }) => call(findGiveaway, { params: { code } }, { signal }),
    // What was asked for may arrive after newer news.
    structuralSharing: (before, next) => newest(before as Giveaway | undefined, next as Giveaway),
    staleTime: 0,
  });
