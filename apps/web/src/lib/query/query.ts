import { asJson } from './as-json.ts';
import type { QueryKey, QueryOptions, QueryState } from './query-options.ts';

const STALE_MS = 15_000;

/** What a question needs to know of where it is kept. */
interface Keeper {
  isOnline: boolean;
  retryOnMount: boolean;
  tell: (hash: string) => void;
}

/** One question with its answer, asked by at most one request at a time. */
export class Query<Data = unknown> {
  readonly hash: string;
  readonly queryKey: QueryKey;
  /** Of whoever drew it last. */
  options: Partial<QueryOptions<Data>>;
  state: QueryState<Data> = {
    data: undefined,
    error: null,
    dataUpdatedAt: 0,
    errorUpdatedAt: 0,
    isInvalidated: false,
    fetchStatus: 'idle',
  };
  /** Whether somebody who comes to look at a refusal asks once more. */
  retryOnMount: boolean;
  forgetting: ReturnType<typeof setTimeout> | undefined;
  readonly #keeper: Keeper;
  #asking: { stop: AbortController; end: Promise<void> } | undefined;

  constructor(hash: string, options: Pick<QueryOptions<Data>, 'queryKey'>, keeper: Keeper) {
    this.hash = hash;
    this.queryKey = options.queryKey;
    this.options = options;
    this.retryOnMount = keeper.retryOnMount;
    this.#keeper = keeper;
  }

  set(part: Partial<QueryState<Data>>): void {
    this.state = { ...this.state, ...part };
    this.#keeper.tell(this.hash);
  }

  /** An answer came, from whomever. */
  take(next: Data, part?: Partial<QueryState<Data>>): void {
    const { structuralSharing = keepEqual } = this.options;
    const data = structuralSharing(this.state.data, next);
    this.set({ ...part, data, error: null, dataUpdatedAt: Date.now(), isInvalidated: false });
  }

  isStale({ staleTime = STALE_MS }: { staleTime?: number }): boolean {
    const { data, isInvalidated, dataUpdatedAt } = this.state;
    return data === undefined || isInvalidated || Date.now() - dataUpdatedAt >= staleTime;
  }

  /**
   * Asks, and never fails: what came of it is in the state. A request under way is joined, unless what it brings may be
   * older than what the caller wants to see.
   */
  fetch({ anew = false } = {}): Promise<void> {
    if (this.#asking && !(anew && this.state.data !== undefined)) return this.#asking.end;
    const { queryFn } = this.options;
    if (!queryFn) throw new Error('nobody has said how this is asked');
    this.#stop();
    if (!this.#keeper.isOnline) {
      this.set({ fetchStatus: 'paused' });
      return Promise.resolve();
    }
    const stop = new AbortController();
    const { signal } = stop;
    const ask = async () => queryFn({ signal });
    const end = ask().then(
      (data) => {
        if (this.#ended(signal)) this.take(data, { fetchStatus: 'idle' });
      },
      (error: Error) => {
        if (this.#ended(signal))
          this.set({ error, errorUpdatedAt: Date.now(), isInvalidated: true, fetchStatus: 'idle' });
      },
    );
    this.#asking = { stop, end };
    this.set({ fetchStatus: 'fetching' });
    return end;
  }

  /** Nobody waits for the answer any more; should it come all the same, it changes nothing. */
  cancel(): void {
    this.#stop();
    if (this.state.fetchStatus !== 'idle') this.set({ fetchStatus: 'idle' });
  }

  #stop(): void {
    this.#asking?.stop.abort();
    this.#asking = undefined;
  }

  /** Whether somebody still waits for what has come. */
  #ended({ aborted }: AbortSignal): boolean {
    if (!aborted) this.#asking = undefined;
    return !aborted;
  }
}

/** A list that is asked for every few seconds is mostly the same, and what is the same is not drawn again. */
const keepEqual = <Data>(before: Data | undefined, next: Data): Data =>
  before !== undefined && asJson(before) === asJson(next) ? before : next;
