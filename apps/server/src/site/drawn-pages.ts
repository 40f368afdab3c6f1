import { randomUUID } from 'node:crypto';
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
    const isNewcomer = !form && request.headers.cookie === undefined;
    const draw = async () => {
      if (!form && drawing >= MOST_AT_ONCE) {
        request.log.warn({ drawing }, 'site.too_many_drawn');
        return undefined;
      }
      drawing += 1;
      const drawn = await throttle
        .hit(DRAWINGS, request.ip)
        .then(() =>
          servePage({
            // Whoever is led back to it would by two slashes be led to another site.
            url: request.url.replace(/^\/+/, '/'),
            origin: names.find((name) => new URL(name).host === request.host) ?? new URL(publicUrl).origin,
            userAgent: request.headers['user-agent'] ?? '',
            form,
            work: request.cookies[WORK_COOKIE],
            ask: asking.ask,
          }),
        )
        .finally(() => {
          drawing -= 1;
        });
      if (isNewcomer && drawn && !('goTo' in drawn)) kept.keep(address, { drawn, answers: asking.answers });
      return drawn;
    };
    const drawn = (isNewcomer ? await kept.same(address, asking) : undefined) ?? (await draw());
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
    const page = pageOf(template, { ...drawn, html: fill(drawn.html) }, pathOf(request));
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
const MOST_KEPT = 100;

/**
 * Whoever comes for the first time is told what everybody is told who does. So one drawing is good for all of them, for a
 * moment and as long as each of them is given the same answers: they are asked for with every look, as a script would.
 */
function keepForNewcomers() {
  const pages = new Map<string, Kept & { until: number }>();
  return {
    keep: (address: string, page: Kept): void => {
      const now = performance.now();
      pages.delete(address);
      // The oldest stand first.
      for (const [known, { until }] of pages) {
        if (until >= now && pages.size < MOST_KEPT) break;
        pages.delete(known);
      }
      pages.set(address, { ...page, until: now + KEPT_MS });
    },
    same: async (address: string, { ask, answers }: Asking): Promise<Drawn | undefined> => {
      const page = pages.get(address);
      if (!page || page.until < performance.now()) return undefined;
      for (const [question, answer] of page.answers) {
        await ask(question, {});
        if (answers.get(question) !== answer) return undefined;
      }
      return page.drawn;
    },
  };
}

const ROOT = /<div id="root">[\s\S]*?<\/div>/;

/** The drawn page in its place. The scripts know by its address that it is theirs to take over. */
function pageOf(template: string, { html, known, waitSeconds }: Drawn, pathname: string): string {
  const key = randomUUID();
  // No tag can begin in it, whatever somebody wrote on a card.
  const data = JSON.stringify(known).replaceAll('<', '\\u003c');
  const root = `<div id="root" data-page="${escapeXml(pathname)}">${html}</div><script type="application/json" id="known">${data}</script>`;
  const wait = `<noscript><meta http-equiv="refresh" content="${waitSeconds}"></noscript></head>`;
  // Between its quotes it is our place; in what somebody wrote on a card it is a word.
  const page = template.replace(ROOT, () => root.replaceAll('"__PRESS_KEY__"', `"${key}"`));
  return waitSeconds === undefined ? page : page.replace('</head>', () => wait);
}
