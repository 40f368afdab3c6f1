import type { Query } from './query.ts';
import type { QueryClient } from './query-client.ts';
import type { QueryOptions, UseQueryResult } from './query-options.ts';

/** Somebody who looks at a question: one call of `useQuery`. */
export class Watcher<Data = unknown> {
  /** Of the question that is looked at; empty before and after. */
  hash = '';
  options: QueryOptions<Data>;
  readonly #client: QueryClient;
  /** What was read of the answer so far. Nobody is told of the rest. */
  readonly #read = new Set<PropertyKey>();
  #shown: UseQueryResult<Data> | undefined;
  #tell: (() => void) | undefined;
  #followed: Query<Data> | undefined;
  #wasEnabled = false;
  /** What `keepPreviousData` shows. */
  #lastData: Data | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #everyMs: number | false = false;

  constructor(client: QueryClient, options: QueryOptions<Data>) {
    this.#client = client;
    this.options = options;
  }

  /** How the question stands, while a component is drawn. Nothing is asked yet. */
  look(options: QueryOptions<Data>): UseQueryResult<Data> {
    this.options = options;
    const now = this.#view();
    if (!this.#shown || differ(this.#shown, now, Object.keys(now))) this.#shown = now;
    return new Proxy(this.#shown, {
      get: (shown, name) => {
        this.#read.add(name);
        return Reflect.get(shown, name);
      },
    });
  }

  shown = (): UseQueryResult<Data> | undefined => this.#shown;

  subscribe = (tell: () => void): (() => void) => {
    this.#tell = tell;
    this.#client.watch(this as Watcher);
    this.follow();
    // An answer may have come between the drawing and now.
    this.#notice();
    return () => {
      this.#tell = undefined;
      this.#followed = undefined;
      clearInterval(this.#timer);
      this.#client.unwatch(this as Watcher);
      this.hash = '';
    };
  };

  /** What was drawn is on the screen: from now on its question is looked at, and asked where its answer is not new enough. */
  follow(): void {
    if (!this.#tell) return;
    const { options } = this;
    const query = this.#client.build(options);
    const isToAsk = this.#isToAsk(query);
    const before = this.hash;
    this.#followed = query;
    this.#wasEnabled = options.enabled !== false;
    this.#lastData = query.state.data ?? this.#lastData;
    this.hash = query.hash;
    clearTimeout(query.forgetting);
    if (before !== query.hash) this.#client.release(before);
    if (isToAsk) void query.fetch();
    this.#repeat(before !== query.hash);
  }

  /** Something about the question has changed. */
  hear(): void {
    this.#notice();
    this.#repeat(true);
  }

  #notice(): void {
    const now = this.#view();
    if (this.#shown && !differ(this.#shown, now, this.#read)) return;
    this.#shown = now;
    this.#tell?.();
  }

  /** Whether the answer is older than it may be. */
  isBehind(): boolean {
    const { options } = this;
    return options.enabled !== false && this.#client.build(options).isStale(options);
  }

  #view(): UseQueryResult<Data> {
    const query = this.#client.build(this.options);
    const { data, error, dataUpdatedAt, errorUpdatedAt } = query.state;
    // What is about to be asked is drawn as if it were asked already.
    const soon = this.#client.isOnline ? 'fetching' : 'paused';
    const fetchStatus = query.state.fetchStatus === 'idle' && this.#isToAsk(query) ? soon : query.state.fetchStatus;
    // A question that is asked once more because it failed is an open question again.
    const isOpen = data === undefined && (error === null || fetchStatus !== 'idle');
    const previous = isOpen && this.options.keepPreviousData ? this.#lastData : undefined;
    const isPlaceholderData = previous !== undefined;
    return {
      data: isPlaceholderData ? previous : data,
      error: isOpen ? null : error,
      isPending: isOpen && !isPlaceholderData,
      isError: !isOpen && error !== null,
      isSuccess: isPlaceholderData || (!isOpen && error === null),
      isFetching: fetchStatus === 'fetching',
      isPaused: fetchStatus === 'paused',
      isPlaceholderData,
      dataUpdatedAt,
      errorUpdatedAt,
      refetch: this.#refetch,
    } as UseQueryResult<Data>;
  }

  #refetch = (): Promise<void> => this.#client.build(this.options).fetch({ anew: true });

  /** Whoever begins to look at a question asks, unless the answer is new enough; or was a refusal that is known to stand. */
  #isToAsk(query: Query<Data>): boolean {
    const isFollowed = query === this.#followed && this.#wasEnabled;
    const { data, error } = query.state;
    return !isFollowed && this.isBehind() && (query.retryOnMount || data !== undefined || error === null);
  }

  #repeat(fromNowOn: boolean): void {
    const { enabled, refetchInterval = false } = this.options;
    const query = this.#followed;
    if (!query) return;
    const wanted = typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
    const everyMs = enabled !== false && wanted;
    if (everyMs === this.#everyMs && !fromNowOn) return;
    clearInterval(this.#timer);
    this.#everyMs = everyMs;
    if (!everyMs) return;
    this.#timer = setInterval(() => {
      // Nobody looks at a page in the background.
      if (!document.hidden) void this.#followed?.fetch();
    }, everyMs);
  }
}

const differ = (one: object, other: object, names: Iterable<PropertyKey>): boolean =>
  [...names].some((name) => !Object.is(Reflect.get(one, name), Reflect.get(other, name)));
