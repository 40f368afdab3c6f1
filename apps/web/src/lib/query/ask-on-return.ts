import type { QueryClient } from './query-client.ts';

/** Whoever comes back to the page, or whose line comes back, sees what is new. */
export function askOnReturn(queryClient: QueryClient): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) queryClient.refetchStale();
  });
  addEventListener('online', () => {
    queryClient.isOnline = true;
    queryClient.refetchStale();
  });
  addEventListener('offline', () => {
    queryClient.isOnline = false;
  });
}
