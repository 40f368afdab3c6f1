import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** A question the page asks, with the answer it was drawn from: data, or a refusal. */
export interface Known {
  key: QueryKey;
  data?: unknown;
  refusal?: { status: number; body: ApiError['body'] } | undefined;
}

/** Takes over what the server has asked already, so that the first render in the browser draws the same page. */
export function takeKnown(queryClient: QueryClient, known: Known[]): void {
  for (const { key, data, refusal } of known) {
    // Otherwise a refusal would be asked about anew and the page drawn as if nothing were known.
    if (refusal) queryClient.setQueryDefaults(key, { retryOnMount: false });
    queryClient
      .getQueryCache()
      .build(queryClient, { queryKey: key })
      .setState(
        refusal
          ? { data, status: 'error', error: new ApiError(refusal.status, refusal.body) }
          : { data, status: 'success', dataUpdatedAt: Date.now() },
      );
  }
}
