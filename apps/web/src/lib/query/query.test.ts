import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { takeKnown } from '../known.ts';
import { askOnReturn } from './ask-on-return.ts';
import { QueryClient } from './query-client.ts';
import { type QueryOptions, queryOptions } from './query-options.ts';
import { Watcher } from './watcher.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const browser = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  page.hidden = false;
});

/** A question whose every request is answered by hand. */
function asking(more: Partial<QueryOptions<string[]>> = {}) {
  const requests: { signal: AbortSignal; answer: (data: string[]) => void; refuse: (error: Error) => void }[] = [];
  const options = queryOptions<string[]>({
    queryKey: ['gifts', { page: 1, of: 'me' }],
    queryFn: ({ signal }) =>
      new Promise((answer, refuse) => {
        requests.push({ signal, answer, refuse });
      }),
    ...more,
  });
  const last = () => {
    const request = requests.at(-1);
    if (!request) throw new Error('nothing was asked');
    return request;
  };
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return {
    options,
    requests,
    last,
    answer: (data: string[]) => {
      last().answer(data);
      return settled();
    },
    refuse: (error: Error) => {
      last().refuse(error);
      return settled();
    },
  };
}

/** A component that reads these of a question, and is drawn anew whenever it is told. */
function looking<Data>(client: QueryClient, first: QueryOptions<Data>, reads: 'data' | 'isFetching' = 'data') {
  const watcher = new Watcher(client, first);
  let options = first;
  let draws = 0;
  let result = watcher.look(options);
  const draw = (next = options) => {
    options = next;
    draws += 1;
    result = watcher.look(options);
    void result[reads];
    watcher.follow();
  };
  draw();
  const leave = watcher.subscribe(() => draw());
  return { draw, leave, draws: () => draws, result: () => result };
}

describe('a question', () => {
  it('is asked once, however many look at it', async () => {
    const client = new QueryClient();
    const { options, requests, answer } = asking();
    const [one, other] = [
      looking(client, options),
      looking(client, { ...options, queryKey: ['gifts', { of: 'me', page: 1 }] }),
    ];
    expect(one.result()).toMatchObject({ isPending: true, isFetching: true });
    await answer(['a']);
    expect([one.result().data, other.result().data]).toEqual([['a'], ['a']]);
    expect(requests).toHaveLength(1);
  });

  it('is asked again by whoever comes when the answer is old, and not before', async () => {
    const client = new QueryClient();
    const { options, requests, answer } = asking();
    const first = looking(client, options);
    await answer(['a']);
    first.leave();
    vi.advanceTimersByTime(14_999);
    looking(client, options).leave();
    expect(requests).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(looking(client, options).result()).toMatchObject({ data: ['a'], isPending: false, isFetching: true });
    expect(requests).toHaveLength(2);
  });

  it('is told to whoever had drawn it just before it came', async () => {
    const client = new QueryClient();
    const { options } = asking();
    const watcher = new Watcher(client, options);
    watcher.look(options).isPending;
    client.setQueryData(options.queryKey, ['early']);
    let told = 0;
    watcher.subscribe(() => {
      told += 1;
    });
    expect(told).toBe(1);
    expect(watcher.shown()).toMatchObject({ data: ['early'], isPending: false });
  });

  it('is forgotten five minutes after nobody looks at it, and not by somebody who came back', async () => {
    const client = new QueryClient();
    const { options, answer } = asking({ staleTime: Number.POSITIVE_INFINITY });
    const first = looking(client, options);
    await answer(['a']);
    first.leave();
    vi.advanceTimersByTime(5 * 60_000 - 1);
    const second = looking(client, options);
    vi.advanceTimersByTime(10 * 60_000);
    expect(client.getQueryData(options.queryKey)).toEqual(['a']);
    second.leave();
    vi.advanceTimersByTime(5 * 60_000);
    expect(client.getAll()).toEqual([]);
  });

  it('is given up when nobody looks at it any more, and an answer that comes all the same changes nothing', async () => {
    const client = new QueryClient();
    const { options, requests, answer } = asking();
    const [one, other] = [looking(client, options), looking(client, options)];
    one.leave();
    expect(requests[0]?.signal.aborted).toBe(false);
    other.leave();
    expect(requests[0]?.signal.aborted).toBe(true);
    await answer(['late']);
    expect(client.getQueryState(options.queryKey)).toMatchObject({ data: undefined, fetchStatus: 'idle' });
    looking(client, options);
    expect(requests).toHaveLength(2);
  });

  it('waits until it is enabled, and can be pressed for before', () => {
    const client = new QueryClient();
    const { options, requests } = asking({ enabled: false, refetchInterval: 5_000 });
    const { draw, result } = looking(client, options);
    client.refetchStale();
    vi.advanceTimersByTime(5_000);
    void client.invalidateQueries(options);
    expect(requests).toHaveLength(0);
    expect(result().isFetching).toBe(false);
    draw({ ...options, enabled: true });
    draw({ ...options, enabled: true });
    expect(requests).toHaveLength(1);
    const pressed = asking({ queryKey: ['pressed'], enabled: false });
    void looking(client, pressed.options).result().refetch();
    expect(pressed.requests).toHaveLength(1);
  });

  it('is an open one again while it is asked once more after a failure', async () => {
    const { options, refuse, answer } = asking();
    const { result } = looking(new QueryClient(), options, 'isFetching');
    await refuse(new Error('broken'));
    expect(result()).toMatchObject({ isError: true, isPending: false, error: new Error('broken'), data: undefined });
    void result().refetch();
    expect(result()).toMatchObject({ isError: false, isPending: true, error: null });
    await answer(['a']);
    expect(result()).toMatchObject({ isSuccess: true, data: ['a'] });
    void result().refetch();
    await refuse(new Error('broken'));
    expect(result()).toMatchObject({ isError: true, data: ['a'] });
  });
});

describe('an answer', () => {
  it('that says the same as the last stays that object, and nothing is drawn', async () => {
    const { options, requests, answer } = asking({ refetchInterval: 5_000 });
    const { result, draws } = looking(new QueryClient(), options);
    await answer(['a']);
    const [before, drawn] = [result().data, draws()];
    await vi.advanceTimersByTimeAsync(5_000);
    await answer(['a']);
    expect(requests).toHaveLength(2);
    expect(result().data).toBe(before);
    expect(draws()).toBe(drawn);
    await vi.advanceTimersByTimeAsync(5_000);
    await answer(['b']);
    expect([result().data, draws()]).toEqual([['b'], drawn + 1]);
  });

  it('is told to whoever reads that it is being asked for', async () => {
    const { options, answer } = asking();
    const { result, draws } = looking(new QueryClient(), options, 'isFetching');
    await answer(['a']);
    const drawn = draws();
    void result().refetch();
    expect([result().isFetching, draws()]).toEqual([true, drawn + 1]);
  });

  it('can be the older of two, where the question says which', async () => {
    const longest = (before: string[] | undefined, next: string[]) =>
      before && before.length > next.length ? before : next;
    const client = new QueryClient();
    const { options, answer } = asking({ structuralSharing: longest });
    const { result } = looking(client, options);
    client.setQueryData(options.queryKey, ['a', 'b']);
    await answer(['a']);
    expect(result().data).toEqual(['a', 'b']);
  });

  it('to the key before is shown until there is one to the new key', async () => {
    const client = new QueryClient();
    const first = asking({ keepPreviousData: true });
    const second = asking({ queryKey: ['gifts', { page: 2, of: 'me' }], keepPreviousData: true });
    const { draw, result } = looking(client, first.options);
    await first.answer(['a']);
    draw(second.options);
    expect(result()).toMatchObject({ data: ['a'], isPlaceholderData: true, isSuccess: true, isFetching: true });
    await second.answer(['b']);
    expect(result()).toMatchObject({ data: ['b'], isPlaceholderData: false });
  });

  it('to another key is not mistaken for it', async () => {
    const client = new QueryClient();
    const [first, second] = [asking(), asking({ queryKey: ['gifts', 2] })];
    const { draw, result } = looking(client, first.options);
    draw(second.options);
    expect(first.last().signal.aborted).toBe(true);
    expect(result()).toMatchObject({ data: undefined, isPending: true, isFetching: true });
    await second.answer(['b']);
    expect(result().data).toEqual(['b']);
  });
});

describe('a question that is asked again and again', () => {
  it('is so at its interval, counted from the last answer, and not while the page is hidden', async () => {
    const { options, requests, answer } = asking({ refetchInterval: 5_000 });
    const { leave } = looking(new QueryClient(), options);
    await vi.advanceTimersByTimeAsync(4_000);
    await answer(['a']);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    await answer(['b']);
    page.hidden = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(2);
    page.hidden = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requests).toHaveLength(3);
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(3);
  });

  it('stops when its answer says so, and when what is drawn says so', async () => {
    const { options, requests, answer } = asking({
      refetchInterval: ({ state: { data } }) => (data?.includes('over') ? false : 5_000),
    });
    const { draw } = looking(new QueryClient(), options);
    await answer(['a']);
    draw({ ...options, refetchInterval: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    draw(options);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requests).toHaveLength(2);
    await answer(['over']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(2);
  });
});

describe('whoever comes back', () => {
  it('to the page has asked again what is old, and nothing else', async () => {
    const client = new QueryClient();
    askOnReturn(client);
    const { options, requests, answer } = asking();
    looking(client, options);
    await answer(['a']);
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(15_000);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(requests).toHaveLength(1);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(requests).toHaveLength(2);
  });

  it('to a line has asked what could not be asked without one', async () => {
    const client = new QueryClient();
    askOnReturn(client);
    browser.dispatchEvent(new Event('offline'));
    const { options, requests, answer } = asking();
    const { result } = looking(client, options);
    expect(result()).toMatchObject({ isPaused: true, isPending: true, isFetching: false });
    expect(requests).toHaveLength(0);
    browser.dispatchEvent(new Event('online'));
    await answer(['a']);
    expect(result()).toMatchObject({ isPaused: false, data: ['a'] });
    browser.dispatchEvent(new Event('offline'));
    void result().refetch();
    browser.dispatchEvent(new Event('online'));
    await answer(['pressed for without a line']);
    expect(result().data).toEqual(['pressed for without a line']);
  });
});

describe('the questions under a key', () => {
  it('are asked anew when they are invalidated: at once what is looked at, the others when somebody comes', async () => {
    const client = new QueryClient();
    const [seen, left, other] = [asking(), asking({ queryKey: ['gifts', 'left'] }), asking({ queryKey: ['giftsets'] })];
    for (const { options, answer } of [seen, left, other]) {
      const { leave } = looking(client, options);
      await answer(['a']);
      if (options === left.options) leave();
    }
    let isDone = false;
    void client.invalidateQueries({ queryKey: ['gifts'] }).then(() => {
      isDone = true;
    });
    const asked = () => [seen, left, other].map(({ requests }) => requests.length);
    expect(asked()).toEqual([2, 1, 1]);
    await vi.advanceTimersByTimeAsync(0);
    expect(isDone).toBe(false);
    await seen.answer(['b']);
    expect(isDone).toBe(true);
    looking(client, left.options);
    expect(asked()).toEqual([2, 2, 1]);
  });

  it('are asked by a new request, since one under way may bring what was true before', async () => {
    const client = new QueryClient();
    const { options, requests, answer } = asking();
    const { result } = looking(client, options);
    await answer(['a']);
    void client.invalidateQueries(options);
    void client.invalidateQueries(options);
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
    requests[1]?.answer(['older']);
    await answer(['b']);
    expect(result().data).toEqual(['b']);
  });

  it('can be stopped, and what was set meanwhile stays', async () => {
    const client = new QueryClient();
    const { options, requests, refuse } = asking();
    looking(client, options);
    client.cancelQueries({ queryKey: ['gifts'] });
    client.setQueryData(options.queryKey, ['set']);
    expect(requests[0]?.signal.aborted).toBe(true);
    await refuse(new Error('stopped'));
    expect(client.getQueryState(options.queryKey)).toMatchObject({ data: ['set'], error: null, fetchStatus: 'idle' });
  });

  it('are gone when they are removed, and asked anew by whoever looks at them', async () => {
    const client = new QueryClient();
    const { options, requests, answer } = asking();
    const { result } = looking(client, options);
    await answer(['a']);
    client.removeQueries({ queryKey: ['gifts'] });
    expect(result()).toMatchObject({ data: undefined, isPending: true, isFetching: true });
    await answer(['b']);
    expect([result().data, requests.length]).toEqual([['b'], 2]);
  });

  it('can be removed and answered in one go, and nobody notices but by the answer', async () => {
    const client = new QueryClient();
    const { options, requests, answer } = asking({ refetchInterval: 5_000 });
    const watcher = new Watcher(client, options);
    let isTold = false;
    const draw = () => watcher.look(options).data;
    draw();
    watcher.subscribe(() => {
      isTold = true;
    });
    await answer(['a']);
    draw();
    watcher.follow();
    isTold = false;
    client.removeQueries(options);
    client.setQueryData(options.queryKey, ['set']);
    expect([isTold, draw()]).toEqual([true, ['set']]);
    watcher.follow();
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_000);
    await answer(['b']);
    expect(draw()).toEqual(['b']);
  });
});

describe('what the server knew', () => {
  const refusal = { status: 404, body: { code: 'gift_not_found', message: 'No.' } } as const;

  it('is drawn as it is; a refusal is not asked about anew until somebody presses', async () => {
    const client = new QueryClient();
    const { options, requests } = asking();
    takeKnown(client, [{ key: options.queryKey, refusal }]);
    const { result } = looking(client, options);
    expect(result()).toMatchObject({ isError: true, isPending: false, isFetching: false });
    expect(result().error).toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(0);
    void result().refetch();
    expect(requests).toHaveLength(1);
  });

  it('is not asked for again while it is new', () => {
    const client = new QueryClient();
    const { options, requests } = asking();
    takeKnown(client, [{ key: options.queryKey, data: ['a'] }]);
    expect(looking(client, options).result()).toMatchObject({ data: ['a'], isFetching: false });
    expect(requests).toHaveLength(0);
  });

  it('was asked by the server itself, which looks for what was drawn', async () => {
    const client = new QueryClient({ retryOnMount: false });
    const { options, requests } = asking();
    expect(new Watcher(client, options).look(options).isPending).toBe(true);
    const [query] = client.getAll();
    expect([query?.options, requests.length]).toEqual([options, 0]);
    const asked = query?.fetch();
    requests[0]?.refuse(new ApiError(404, refusal.body));
    await asked;
    expect(new Watcher(client, options).look(options)).toMatchObject({ isError: true, isFetching: false });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is fetched by a press that needs it, or the refusal is thrown', async () => {
    const client = new QueryClient();
    const { options, requests, last } = asking();
    const fetched = client.fetchQuery(options);
    last().answer(['a']);
    expect([await fetched, await client.fetchQuery(options), requests.length]).toEqual([['a'], ['a'], 1]);
    const other = asking({ queryKey: ['other'] });
    const refused = client.fetchQuery(other.options);
    other.last().refuse(new ApiError(404, refusal.body));
    await expect(refused).rejects.toThrow('No.');
  });
});
