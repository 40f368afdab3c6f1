import { MOST_NEWS, type NewsList } from '@jara/contract/staff/views';
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '../../../lib/query/use-query.ts';
import { staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { whileWatched } from '../session/activity.ts';

const EVERY_MS = 30_000;
const NOTHING = { count: 0, isMore: false };

/**
 * How many have come since a list was read, in words: "5 new". Nothing is put into the list until its reader asks for it. A tab
 * that nobody sees does not ask.
 */
export function useNews(
  list: NewsList,
  { page: _page, limit: _limit, sort: _sort, ...filters }: Record<string, unknown>,
  readAt: string | undefined,
): string | undefined {
  const api = useStaffApi();
  const queryClient = useQueryClient();
  const queryKey = staffKey(api, 'news', list, filters, readAt);
  // Just read, nothing is new: that need not be asked.
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    const known = JSON.parse(key);
    if (queryClient.getQueryData(known) === undefined) queryClient.setQueryData(known, NOTHING);
  }, [key, queryClient]);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.countNews({ params: { list }, query: { ...filters, since: readAt ?? '' } }, { signal }),
    enabled: readAt !== undefined,
    staleTime: EVERY_MS,
    refetchInterval: whileWatched(EVERY_MS),
  });
  return newsWords(data ?? NOTHING);
}

const newsWords = ({ count, isMore }: { count: number; isMore: boolean }): string | undefined =>
  count === 0 ? undefined : isMore ? `${MOST_NEWS}+ new` : `${count} new`;
