import { watchGiveaway } from '@jara/contract/giveaways';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { urlOf } from '../../lib/api.ts';
import { useQuery, useQueryClient } from '../../lib/query/use-query.ts';
import { giveawayQuery } from './giveaway.queries.ts';
import { isOver, nextLookMs, readNews } from './giveaway-news.ts';

/** After a stream that did not open or broke off, the page polls for so long before it tries another. */
const STREAM_AGAIN_MS = 60_000;

/** A giveaway as it stands: heard of live where a stream opens, asked about every few seconds otherwise. */
export function useGiveaway(code: string) {
  const queryClient = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  const [tries, setTries] = useState(0);
  const isShown = useSyncExternalStore(whenShownOrHidden, () => document.visibilityState === 'visible');
  const lookup = useQuery({
    ...giveawayQuery(code),
    refetchInterval: ({ state: { data, error } }) =>
      isLive ? false : nextLookMs({ data, error, chance: Math.random() }),
  });
  // Nobody looks at a hidden page, and its stream would be taken from somebody who does.
  const wantsNews = isShown && lookup.data !== undefined && !isOver(lookup.data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another stream
  useEffect(() => {
    if (!wantsNews) return;
    const source = new EventSource(urlOf(watchGiveaway.path, { params: { code } }));
    let again: ReturnType<typeof setTimeout> | undefined;
    source.addEventListener('open', () => setIsLive(true));
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const news = readNews(data, code);
      if (news) queryClient.setQueryData(giveawayQuery(code).queryKey, news);
    });
    source.addEventListener('error', () => {
      source.close();
      setIsLive(false);
      again = setTimeout(() => setTries((count) => count + 1), STREAM_AGAIN_MS * (1 + Math.random()));
    });
    return () => {
      source.close();
      clearTimeout(again);
      setIsLive(false);
    };
  }, [code, wantsNews, tries, queryClient]);
  return lookup;
}

function whenShownOrHidden(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
