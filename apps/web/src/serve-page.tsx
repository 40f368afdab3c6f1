import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { SECRET_FIELDS } from '@jara/contract/secret-fields';
import { renderToStringAsync } from 'preact-render-to-string';
import { PAGES } from './app/pages.ts';
import { Site } from './app/site.tsx';
import { listLinkPresses } from './components/list-link.presses.ts';
import { claimPresses } from './features/claim-gift/claim.presses.ts';
import { isCrawler } from './features/claim-gift/crawler.ts';
import { createPresses } from './features/create-gift/create.presses.ts';
import { ownDataPresses } from './features/own-data/own-data.presses.ts';
import { callbackPresses } from './features/payment-callback/callback.presses.ts';
import { rulesPresses } from './features/rule-manager/rules.presses.ts';
import { roomPresses } from './features/sent-gift/room.presses.ts';
import { withdrawPresses } from './features/withdraw/withdraw.presses.ts';
import { ApiError, wire } from './lib/api.ts';
import { type Known, takeKnown } from './lib/known.ts';
import { limitsQuery } from './lib/limits.ts';
import { PRESS } from './lib/press.ts';
import type { PressAnswer, Presses } from './lib/presses.ts';
import type { Query } from './lib/query/query.ts';
import { QueryClient } from './lib/query/query-client.ts';
import type { Address } from './lib/router/addresses.ts';
import { openVisit, type Visit } from './lib/router/router.tsx';

interface Asked {
  /** The path with what stands behind its `?`. */
  url: string;
  /** The site's own address, by the name under which this visitor knows it. */
  origin: string;
  userAgent: string;
  /** What a form of this very page has sent. */
  form?: URLSearchParams | undefined;
  /** What this browser was asked to wait for. */
  work: string | undefined;
  /** Asks the API as this visitor. */
  ask: typeof wire.ask;
}

interface Drawn {
  status: number;
  html: string;
  known: Known[];
  /** What stands in both where the key of a press belongs. */
  pressKeyPlace: string;
  /** Whether somebody else with this browser could be given it as well: a preview is told nothing of a gift. */
  isFor(userAgent: string): boolean;
  /** Without scripts the page comes back by itself after so many seconds. */
  waitSeconds: number | undefined;
  retryAfterSeconds: number | undefined;
  work: string | undefined;
}

/** Where the server puts a new key with every page: a press on it carries that. Nobody who writes a card can know it. */
const PRESS_KEY_PLACE = randomUUID();

/** The pages that are drawn for one visitor, with what can be pressed on them. Every other page is a file. */
const DRAWN: Partial<Record<Address, Presses>> = {
  '/claim': claimPresses,
  '/claim/$quid': claimPresses,
  '/withdraw': withdrawPresses,
  '/withdraw/status/$id': {},
  '/create': createPresses,
  '/gift/$id': roomPresses,
  '/payment/callback': callbackPresses,
  '/rules': rulesPresses,
  '/transactions': listLinkPresses,
  '/your-data': ownDataPresses,
};

/** Behind the `#` of these may stand a key, which only the browser knows. Whom the cookie does not let in looks there. */
const OPENED_BY_KEY: Address[] = ['/gift/$id'];

/** Which of them an address leads to. */
export const drawnPages = Object.keys(DRAWN);

const visitor = new AsyncLocalStorage<Asked['ask']>();
wire.isServer = true;
wire.ask = (url, request) => {
  const ask = visitor.getStore();
  if (!ask) throw new Error('a question was asked for nobody');
  return ask(url, request);
};

/**
 * What the browser would do, done here: presses the button if one was pressed, asks the API what the page asks, and
 * draws the same components. Undefined where there is nothing to draw or to press.
 */
export function servePage(asked: Asked): Promise<Drawn | { goTo: string } | undefined> {
  return visitor.run(asked.ask, async () => {
    const visit = await openVisit(PAGES, asked.url);
    const presses = visit && DRAWN[visit.address];
    if (!presses || (!asked.form && isCrawler(asked.userAgent))) return undefined;

    // A refusal is an answer here; asking once more would draw the page as if it were still asking.
    const queryClient = new QueryClient({ retryOnMount: false });
    let answer: Exclude<PressAnswer, { goTo: string }> = {};
    if (asked.form) {
      const { form } = asked;
      const name = Object.keys(presses).find((each) => form.has(each));
      const press = name === undefined ? undefined : presses[name];
      if (name === undefined || !press) return undefined;
      const given = await press({
        url: asked.url,
        params: visit.params,
        search: visit.search,
        fields: form,
        origin: asked.origin,
        idempotencyKey: form.get(name) || undefined,
        work: asked.work,
        queryClient,
      }).catch(refusalIn);
      if ('goTo' in given) return given;
      answer = given;
      const { refusal, said, typed = wordsOf(form, presses) } = given;
      takeKnown(queryClient, [{ key: [...PRESS, name], data: { said, typed }, refusal }]);
    }
    queryClient.setQueryData(PRESS, PRESS_KEY_PLACE);

    const html = await draw(visit, queryClient);
    const refusal = answer.refusal ?? refusalOf(queryClient);
    if (!asked.form && refusal?.status === 404 && OPENED_BY_KEY.includes(visit.address)) return undefined;
    return {
      status: refusal?.status ?? 200,
      html,
      known: queryClient.getAll().flatMap(knownOf),
      pressKeyPlace: PRESS_KEY_PLACE,
      isFor: (userAgent: string) => !isCrawler(userAgent),
      waitSeconds: answer.waitSeconds === 'never' ? undefined : (answer.waitSeconds ?? waitOf(queryClient)),
      retryAfterSeconds: refusal?.retryAfterSeconds,
      work: answer.work,
    };
  });
}

const SECRET = new Set<string>(SECRET_FIELDS);

/** What was typed into a form, without its secrets and its buttons. */
const wordsOf = (form: URLSearchParams, presses: Presses): Record<string, string> =>
  Object.fromEntries([...form].filter(([name]) => !SECRET.has(name) && !(name in presses)));

/** What the page itself was refused. Without the limits it only lacks a band. */
const refusalOf = (queryClient: QueryClient): ApiError | undefined =>
  queryClient
    .getAll()
    .filter(({ queryKey }) => queryKey !== limitsQuery.queryKey)
    .map(({ state }) => state.error)
    .find((error) => error instanceof ApiError);

function refusalIn(error: unknown): PressAnswer {
  if (error instanceof ApiError) return { refusal: error };
  throw error;
}

/** Each look at the page shows what it asks next. */
const MOST_LOOKS = 100;
/** Around a piece that came late. The browser finds its way through a page without such marks, so it is drawn once more. */
const CAME_LATE = '<!--$s-->';

async function draw(visit: Visit, queryClient: QueryClient): Promise<string> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const html = await renderToStringAsync(<Site first={visit} queryClient={queryClient} />);
    const asked = queryClient.getAll().filter(isUnanswered);
    if (asked.length === 0 && !html.includes(CAME_LATE)) return html;
    await Promise.all(asked.map((query) => query.fetch()));
  }
  throw new Error('a page asks more and more');
}

const isUnanswered = ({ state, options }: Query): boolean =>
  state.data === undefined && state.error === null && options.queryFn !== undefined && options.enabled !== false;

function knownOf({ queryKey: key, state: { data, error } }: Query): Known[] {
  if (error instanceof ApiError) return [{ key, data, refusal: { status: error.status, body: error.body } }];
  return data === undefined ? [] : [{ key, data }];
}

const COMES_BACK_SECONDS = 10;

/** A page that is loaded anew costs more than a question, and somebody may be reading it. */
const SOONEST_SECONDS = 5;

/** Where a script would ask again by itself, the page comes back by itself. */
function waitOf(queryClient: QueryClient): number | undefined {
  const waits = queryClient.getAll().flatMap(waitsFor);
  return waits.length === 0 ? undefined : Math.max(SOONEST_SECONDS, Math.min(...waits));
}

function waitsFor(query: Query): number[] {
  const { error, data } = query.state;
  // Nothing was wrong with what was asked, so asking again may help.
  if (error instanceof ApiError && (error.status === 429 || error.status >= 500))
    return [error.retryAfterSeconds ?? COMES_BACK_SECONDS];
  const { refetchInterval, enabled } = query.options;
  if (data === undefined || enabled === false) return [];
  const intervalMs = typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
  return typeof intervalMs === 'number' ? [Math.ceil(intervalMs / 1000)] : [];
}
