import { asJson } from './as-json.ts';
import { Query } from './query.ts';
import type { KeyOf, QueryKey, QueryOptions, QueryState } from './query-options.ts';

const FORGET_MS = 5 * 60_000;

interface Keyed<Data = unknown> {
  queryKey: KeyOf<Data>;
}

/** Somebody who looks at a question, as far as the questions know them. */
interface Watcher {
  readonly hash: string;
  readonly options: { enabled?: boolean };
  hear(): void;
  isBehind(): boolean;
}

/** Keeps the questions a page asks, and their answers. */
export class QueryClient {
  /** As far as the browser has told. */
  isOnline = true;
  readonly retryOnMount: boolean;
  readonly #queries = new Map<string, Query>();
  readonly #watchers = new Set<Watcher>();

  constructor({ retryOnMount = true } = {}) {
    this.retryOnMount = retryOnMount;
  }

  /** The question of this key, as it is asked now. */
  build<Data>(options: Keyed<Data> & Partial<QueryOptions<Data>>): Query<Data> {
    const hash = asJson(options.queryKey);
    const query = (this.#queries.get(hash) ?? new Query<Data>(hash, options, this)) as Query<Data>;
    if (options.queryFn) query.options = options;
    this.#queries.set(hash, query as Query);
    return query;
  }

  getAll(): Query[] {
    return [...this.#queries.values()];
  }

  getQueryState<Data>(key: KeyOf<Data>): QueryState<Data> | undefined {
    return this.#queries.get(asJson(key))?.state as QueryState<Data> | undefined;
  }

  getQueryData<Data>(key: KeyOf<Data>): Data | undefined {
    return this.getQueryState(key)?.data;
  }

  setQueryData<Data>(queryKey: KeyOf<Data>, data: NoInfer<Data>): void {
    this.build({ queryKey }).take(data);
  }

  async fetchQuery<Data>(options: QueryOptions<Data>): Promise<Data> {
    const query = this.build(options);
    if (query.isStale(options)) await query.fetch();
    if (query.state.error) throw query.state.error;
    return query.state.data as Data;
  }

  /** What is on screen of these is asked anew at once, the rest when somebody looks at it. */
  async invalidateQueries({ queryKey }: Keyed): Promise<void> {
    const found = this.#under(queryKey);
    for (const query of found) query.set({ isInvalidated: true });
    await Promise.all(found.filter((each) => this.#isAwaited(each)).map((query) => query.fetch({ anew: true })));
  }

  cancelQueries({ queryKey }: Keyed): void {
    for (const query of this.#under(queryKey)) query.cancel();
  }

  /** Whoever looks at one of them asks anew. */
  removeQueries({ queryKey }: Keyed): void {
    for (const query of this.#under(queryKey)) {
      query.cancel();
      clearTimeout(query.forgetting);
      this.#queries.delete(query.hash);
      this.tell(query.hash);
    }
  }

  tell(hash: string): void {
    for (const watcher of this.#watchersOf(hash)) watcher.hear();
  }

  watch(watcher: Watcher): void {
    this.#watchers.add(watcher);
  }

  unwatch(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    this.release(watcher.hash);
  }

  /** Somebody stopped looking at it. */
  release(hash: string): void {
    const query = this.#queries.get(hash);
    if (!query || this.#watchersOf(hash).length > 0) return;
    query.cancel();
    clearTimeout(query.forgetting);
    query.forgetting = setTimeout(() => this.#queries.delete(hash), query.options.gcTime ?? FORGET_MS);
  }

  /** The page is looked at again, or the line is back. */
  refetchStale(): void {
    for (const query of this.getAll())
      if (query.state.fetchStatus === 'paused' || this.#watchersOf(query.hash).some((watcher) => watcher.isBehind()))
        void query.fetch();
  }

  #isAwaited({ hash }: Query): boolean {
    return this.#watchersOf(hash).some(({ options }) => options.enabled !== false);
  }

  #watchersOf(hash: string): Watcher[] {
    return [...this.#watchers].filter((watcher) => watcher.hash === hash);
  }

  #under(key: QueryKey): Query[] {
    const wanted = asJson(key);
    return this.getAll().filter((query) => asJson(query.queryKey.slice(0, key.length)) === wanted);
  }
}
