import { randomUUID } from 'node:crypto';
import { readLimits } from '@jara/contract/limits';
import { escapeXml } from '@jara/domain/cloth/cloth';
import type { Language } from '@jara/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeBody, sendBody } from '../platform/http/body.ts';
import { namesOfOrigin } from '../platform/loopback.ts';
import type { Limit, Throttle } from '../platform/tools/throttle.ts';
import { type Asking, askAs } from './ask-as.ts';
import type { Drawn, ServePage } from './serve-page.ts';

/** How a page is drawn: by what, into what, and what a form of it has sent. */
interface Drawing {
  servePage: ServePage;
  /** The page with its head, and an empty root. */
  template: string;
  /** Puts the operator's words in their places. */
  fill: (html: string) => string;
  language: Language;
  form?: URLSearchParams | undefined;
  /** Whether search engines may keep it. */
  isListed: boolean;
}

/** What somebody was asked to wait for (`claims/ask-for-work.ts`), kept for as long as it is good for. */
const WORK_COOKIE = 'jara_work';
const WORK_SECONDS = 300;

/** Drawing keeps this process busy for a moment. So many at once are drawn, and whoever looks on beside them gets the file. */
const MOST_AT_ONCE = 20;

/** As wide as the limits on what a page asks the API, so that nobody keeps this process busy alone. */
const DRAWINGS: Limit = { name: 'drawn-page', hits: 600, windowSeconds: 60 };

/**
 * Draws pages for one visitor, with the components their browser would use. What a page asks is asked of our own API, in
 * this process, with the visitor's cookie and address: there is one way to everything, with the same throttles on it.
 */
export function createDrawnPages(
  app: FastifyInstance,
  { publicUrl, throttle }: { publicUrl: string; throttle: Throttle },
) {
  const secure = publicUrl.startsWith('https://');
  const names = namesOfOrigin(publicUrl);
  let drawing = 0;
  const kept = keepForNewcomers();

  /** Answers with the page; false where it is not drawn, and the file has to do. */
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { servePage, template, fill, language, form, isListed }: Drawing,
  ): Promise<boolean> => {
    const asking = askAs(app, request);
    const address = `${language} ${request.url}`;
    const userAgent = request.headers['user-agent'] ?? '';
    const isNewcomer = !form && request.headers.cookie === undefined;
    const draw = async () => {
      if (!form && drawing >= MOST_AT_ONCE) {
        request.log.warn({ drawing }, 'site.too_many_drawn');
        return undefined;
      }
      drawing += 1;
      return throttle
        .hit(DRAWINGS, request.ip)
        .then(() =>
          servePage({
            // Whoever is led back to it would by two slashes be led to another site.
            url: request.url.replace(/^\/+/, '/'),
            origin: names.find((name) => new URL(name).host === request.host) ?? new URL(publicUrl).origin,
            userAgent,
            form,
            work: request.cookies[WORK_COOKIE],
            ask: asking.ask,
          }),
        )
        .finally(() => {
          drawing -= 1;
        });
    };
    const drawn = isNewcomer ? await kept.sameOr({ address, userAgent, asking }, draw) : await draw();
    if (!drawn) return false;

    reply.header('cache-control', 'no-store');
    if (!isListed) reply.header('x-robots-tag', 'noindex, nofollow');
    const cookies = [...asking.cookies];
    if ('work' in drawn && drawn.work !== undefined)
      cookies.push(
        `${WORK_COOKIE}=${encodeURIComponent(drawn.work)}; Max-Age=${WORK_SECONDS}; Path=${pathOf(request)}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
      );
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    if ('goTo' in drawn) {
      await reply.redirect(drawn.goTo, 303);
      return true;
    }
    if (drawn.retryAfterSeconds !== undefined) reply.header('retry-after', String(drawn.retryAfterSeconds));
    const page = pageOf(drawn, { template, fill, pathname: pathOf(request) });
    await sendBody(request, reply.code(drawn.status), makeBody(page, 'text/html; charset=utf-8', { effort: 5 }));
    return true;
  };
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

interface Kept {
  drawn: Drawn;
  /** What it was drawn from. */
  answers: Asking['answers'];
}

const KEPT_MS = 2_000;
/** What a process was started with, and tells everybody for as long as it runs. It is not asked again. */
const LIMITS = `/api${readLimits.path}`;
const MOST_KEPT = 100;

/**
 * Whoever comes for the first time is told what everybody is told who does. So one drawing is good for all of them, for a
 * moment and as long as each of them is given the same answers: they are asked for with every look, as a script would. Who
 * comes while it is drawn waits for it: a crowd that drew it side by side would wait longer.
 */
function keepForNewcomers() {
  const pages = new Map<string, { page: Promise<Kept | undefined>; until: number }>();

  const makeRoom = () => {
    const now = performance.now();
    // The oldest stand first.
    for (const [known, { until }] of pages) {
      if (until >= now && pages.size < MOST_KEPT) return;
      pages.delete(known);
    }
  };
  const keep = (address: string, page: Promise<Kept | undefined>) => {
    const kept = { page, until: Number.POSITIVE_INFINITY };
    pages.delete(address);
    makeRoom();
    pages.set(address, kept);
    void page.then((made) => {
      if (made) kept.until = performance.now() + KEPT_MS;
      else if (pages.get(address) === kept) pages.delete(address);
    });
  };
  const isSame = async (page: Kept, { lookUp }: Asking): Promise<boolean> => {
    for (const [question, { words, asked }] of page.answers)
      if (question !== LIMITS && (await lookUp(question, asked)) !== words) return false;
    return true;
  };

  return {
    sameOr: async (
      { address, userAgent, asking }: { address: string; userAgent: string; asking: Asking },
      draw: () => ReturnType<ServePage>,
    ) => {
      const known = pages.get(address);
      const page = known && known.until >= performance.now() ? await known.page : undefined;
      if (page?.drawn.isFor(userAgent) && (await isSame(page, asking))) return page.drawn;
      const drawing = draw();
      // Who waited for one that failed draws for themselves, and hears what came of that.
      const made = drawing.then(
        (drawn) => (drawn && !('goTo' in drawn) ? { drawn, answers: asking.answers } : undefined),
        () => undefined,
      );
      keep(address, made);
      return drawing;
    },
  };
}

const ROOT = /<div id="root">[\s\S]*?<\/div>/;

interface Around {
  template: string;
  fill: (html: string) => string;
  pathname: string;
}

const written = new WeakMap<Drawn, { template: string; pathname: string; pieces: Buffer[] }>();

/** The page as it is sent. One drawing is sent to many, and all that differs between them is the key of their own press. */
function pageOf(drawn: Drawn, around: Around): Buffer {
  const before = written.get(drawn);
  const isSame = before?.template === around.template && before.pathname === around.pathname;
  const pieces = isSame ? before.pieces : piecesOf(drawn, around);
  if (!isSame) written.set(drawn, { template: around.template, pathname: around.pathname, pieces });
  const key = Buffer.from(randomUUID());
  return Buffer.concat(pieces.flatMap((piece, place) => (place === 0 ? [piece] : [key, piece])));
}

/** What stands before, between and behind the places of the key. The scripts know by its address that the page is theirs to take over. */
function piecesOf({ html, known, pressKeyPlace, waitSeconds }: Drawn, { template, fill, pathname }: Around): Buffer[] {
  // No tag can begin in it, whatever somebody wrote on a card.
  const data = JSON.stringify(known).replaceAll('<', '\\u003c');
  const root = `<div id="root" data-page="${escapeXml(pathname)}">${fill(html)}</div><script type="application/json" id="known">${data}</script>`;
  const wait = `<noscript><meta http-equiv="refresh" content="${waitSeconds}"></noscript></head>`;
  const page = waitSeconds === undefined ? template : template.replace('</head>', () => wait);
  const place = ROOT.exec(page);
  if (!place) throw new Error('the web build has a page without a root');
  const pieces = root.split(pressKeyPlace);
  pieces[0] = page.slice(0, place.index) + pieces[0];
  pieces[pieces.length - 1] += page.slice(place.index + place[0].length);
  return pieces.map((piece) => Buffer.from(piece));
}
