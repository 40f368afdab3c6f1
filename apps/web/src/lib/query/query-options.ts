declare const answer: unique symbol;

/** From the general to the special. Two that are the same as JSON are the same question. */
export type QueryKey = readonly unknown[];
/** A key that knows what is kept under it. */
export type KeyOf<Data> = QueryKey & { readonly [answer]?: Data };

export interface QueryState<Data = unknown> {
  data: Data | undefined;
  /** Of the last try. What was known before it is still there. */
  error: Error | null;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  /** It has changed, as far as we know, or could not be asked. */
  isInvalidated: boolean;
  /** Paused: it was to be asked without a line, and is asked as soon as there is one. */
  fetchStatus: 'idle' | 'fetching' | 'paused';
}

export interface QueryOptions<Data> {
  queryKey: KeyOf<Data>;
  /** The signal tells when nobody waits for the answer any more. */
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  /** Asked only at a press of `refetch` while it is false. */
  enabled?: boolean;
  /** For so long an answer is new enough for whoever comes to look at it. */
  staleTime?: number;
  /** For so long an answer is kept after nobody looks at it. */
  gcTime?: number;
  /** How often it is asked again while somebody looks at the page. */
  refetchInterval?: number | false | ((query: { state: QueryState<Data> }) => number | false);
  /** Until the first answer to another key, the one to the key before is shown. */
  keepPreviousData?: boolean;
  /** Which of two answers stays; left out, one that says the same as the last stays that very object. */
  structuralSharing?: (before: Data | undefined, next: Data) => Data;
}

/** Describes a question once, for whoever asks it, and for whoever knows its answer by its key. */
export const queryOptions = <Data>(options: QueryOptions<Data>): QueryOptions<Data> => options;

interface Common {
  isFetching: boolean;
  isPaused: boolean;
  /** What is shown is the answer to the key before. */
  isPlaceholderData: boolean;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  refetch: () => Promise<void>;
}
interface Pending extends Common {
  data: undefined;
  error: null;
  isPending: true;
  isError: false;
  isSuccess: false;
}
interface Success<Data> extends Common {
  data: Data;
  error: null;
  isPending: false;
  isError: false;
  isSuccess: true;
}
interface Failure<Data> extends Common {
  data: Data;
  error: Error;
  isPending: false;
  isError: true;
  isSuccess: false;
}

/** How a question stands, for whoever draws it. */
export type UseQueryResult<Data> = Pending | Success<Data> | Failure<undefined> | Failure<Data>;
