import { ApiError } from './api-error.ts';
import type { QueryClient } from './query/query-client.ts';
import type { QueryKey } from './query/query-options.ts';

/** A question the page asks, with the answer it was drawn from: data, or a refusal. */
export interface Known {
  key: QueryKey;
  data?: unknown;
  refusal?: { status: number; body: ApiError['body'] } | undefined;
}

/** Takes over what the server has asked already, so that the first render in the browser draws the same page. */
export function takeKnown(queryClient: QueryClient, known: Known[]): void {
  for (const { key, data, refusal } of known) {
    const query = queryClient.build({ queryKey: key });
    // Otherwise a refusal would be asked about anew and the page drawn as if nothing were known.
    if (refusal) query.retryOnMount = false;
    query.set(
      refusal ? { data, error: new ApiError(refusal.status, refusal.body) } : { data, dataUpdatedAt: Date.now() },
    );
  }
}
