import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { QueryClient } from './query-client.ts';
import type { QueryOptions, UseQueryResult } from './query-options.ts';
import { Watcher } from './watcher.ts';

export const QueryClientContext = createContext<QueryClient | undefined>(undefined);

export function useQueryClient(): QueryClient {
  const client = useContext(QueryClientContext);
  if (!client) throw new Error('A question is asked outside of a page');
  return client;
}

/** Looks at a question for as long as the component is there. On the server it is only noted: whoever draws the page asks it. */
export function useQuery<Data>(options: QueryOptions<Data>): UseQueryResult<Data> {
  const client = useQueryClient();
  const [watcher] = useState(() => new Watcher(client, options));
  const result = watcher.look(options);
  useSyncExternalStore(watcher.subscribe, watcher.shown, watcher.shown);
  useEffect(() => watcher.follow());
  return result;
}
