import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { endpoint } from '@jara/contract/endpoint';
import { REFUSALS } from '@jara/contract/refusals';
import { parseQuid } from '@jara/domain/gift/quid';
import { isLanguage, type Language } from '@jara/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { faceOfGiveaway } from '../giveaways/face.ts';
import { createGiveawayPictures } from '../giveaways/pictures.ts';
import type { Snapshots } from '../giveaways/snapshots.ts';
import { type Body, makeBody, sendBody } from '../platform/http/body.ts';
import { sendAsFile } from '../platform/http/security-headers.ts';
import { packageFolder } from '../platform/package-folder.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { type BuiltSite, openBuiltSites } from './built-site.ts';
import { claimLinkPage, PLAIN_LINK, readClaimLink } from './claim-link.ts';
import { createDrawnPages } from './drawn-pages.ts';
import { createGiftCards, createSiteCard } from './gift-card.ts';
import { createGiveawayPages, noGiveawayPage } from './giveaway-page.ts';
import { registerKeptWords } from './kept-words.ts';
import { securityTxt } from './security-txt.ts';
import type { ServePage } from './serve-page.ts';
import { readLanguage } from './visitors-language.ts';

const SITE_FOLDER = path.join(packageFolder(fileURLToPath(import.meta.url)), '..', 'web', 'dist');

/** A preview asks once; drawing is the dearest thing a stranger can ask for, so they may not ask for much of it. */
const CARDS: Limit = { name: 'gift-card', hits: 120, windowSeconds: 60 };

/** Made once: making one takes longer than answering with a page. */
const IN_ADDRESS = {
  asset: z.object({ '*': z.string() }),
  claim: z.object({ quid: z.string() }),
  giveaway: z.object({ code: z.string() }),
};

const route = (at: string, summary: string) =>
  [
    at,
    { config: { endpoint: endpoint({ method: 'GET', path: at, summary, access: 'public', reply: z.unknown() }) } },
  ] as const;

interface DrawOptions {
  /** The address of the page, where it is not the one that was asked for. */
  at?: string;
  /** Fills in what its head says of a gift. */
  headed?: (template: string) => string;
  /** What a form of it has sent. */
  form?: URLSearchParams;
}

type Site = Pick<Deps, 'config' | 'db' | 'clock' | 'throttle'> & { giveaways: Snapshots };

/** Serves the built site: hashed assets for ever, pages with their head filled in, everything else as the app's shell. */
export async function registerSite(
  app: FastifyInstance,
  deps: Site,
  { folder = SITE_FOLDER, servePage }: { folder?: string | undefined; servePage?: ServePage | undefined } = {},
): Promise<void> {
  const { publicUrl, operator } = deps.config;
  const { productName } = operator;
  const siteIn = openBuiltSites({ folder, publicUrl, operator, servePage });
  const secure = publicUrl.startsWith('https://');
  /** The site in the language of whoever asks, who is answered with a page of it. */
  const currentSite = async (request: FastifyRequest, reply: FastifyReply, ofGift?: Language) => {
    const site = await siteIn(readLanguage(request, reply, { ofGift, secure }));
    if (site) reply.header('content-security-policy', site.policy);
    return site;
  };
  const drawnPage = createDrawnPages(app, { publicUrl, throttle: deps.throttle });
  const claimLinkOf = readClaimLink(deps);
  const cardOf = createGiftCards(productName);
  const siteCard = createSiteCard(productName);
  const giveawayPage = createGiveawayPages({ publicUrl, productName });
  const pictures = createGiveawayPictures(operator);

  await app.register(fastifyStatic, {
    serve: false,
    root: path.join(folder, 'assets'),
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    // Nobody asks again whether it has changed: then it has another name.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    suppressWarning: true,
  });
  const [assetAt, asset] = route(
    '/assets/*',
    'A script, a style sheet or a font of the site; its name changes with its content',
  );
  app.get(
    assetAt,
    {
      ...asset,
      onSend: async (_request, reply) => {
        if (reply.statusCode === 200) sendAsFile(reply);
      },
    },
    (request, reply) => reply.sendFile(z.parse(IN_ADDRESS.asset, request.params)['*']),
  );

  app.get(...route('/*', 'A page of the site'), async (request, reply) => {
    const pathname = pathOf(request);
    if (/^\/api(\/|$)/.test(pathname)) throw new Refusal('not_found');
    const file = (await siteIn('en'))?.files.get(pathname);
    if (file) {
      sendAsFile(reply);
      // What a worker may do is said with its own script.
      if (pathname === '/sw.js') reply.header('content-security-policy', "default-src 'none'; connect-src 'self'");
      return sendFile(request, reply, file);
    }
    const site = await currentSite(request, reply);
    if (!site) return notBuilt(reply);
    const page = site.pages.get(pathname.replace(SLASHES_AT_END, '') || '/');
    // Whoever only fetches a file learns in a word that there is none.
    if (!page && path.extname(pathname) && !request.headers.accept?.includes('text/html'))
      throw new Refusal('not_found');
    if (await draw(request, reply, site, {})) return reply;
    if (page || site.hasAddress(pathname)) return sendPage(request, reply, page ?? site.shell);
    // A person is still taken home by the app; a search engine must not keep the address.
    reply.code(404).header('cache-control', 'no-store');
    return sendBody(request, reply, site.shell);
  });

  /** Answers with the page as it is drawn for this visitor; false where the file has to do. */
  const draw = async (
    request: FastifyRequest,
    reply: FastifyReply,
    site: BuiltSite,
    { at = pathOf(request), headed = (template) => template, form }: DrawOptions,
  ): Promise<boolean> => {
    const page = site.drawn(at);
    if (!page) return false;
    // A page that is the same for everybody has a file, and search engines may keep it.
    const isListed = site.pages.has(request.url.replace(/\?language=[a-z]+$/, ''));
    const drawing = {
      servePage: page.servePage,
      template: headed(page.template),
      fill: site.fill,
      language: site.language,
      form,
      isListed,
    };
    return drawnPage(request, reply, drawing).catch((error: unknown) => {
      // A press must not be answered as if it had not been heard; a look may, since the file is a page too.
      if (form) throw error;
      if (!isThrottled(error)) request.log.error({ err: error }, 'site.page_not_drawn');
      return false;
    });
  };

  const sendClaimLink = async (request: FastifyRequest, reply: FastifyReply, code: string) => {
    // The page works without knowing the gift, so nothing that goes wrong with its preview keeps anyone from it.
    const link = await claimLinkOf(code, request.ip).catch((error: unknown) => {
      if (!isThrottled(error)) request.log.warn({ err: error }, 'site.claim_link_unread');
      return PLAIN_LINK;
    });
    const site = await currentSite(request, reply, link.language);
    if (!site) return notBuilt(reply);
    const { language } = site;
    const headed = (template: string) => claimLinkPage(template, { link, code, publicUrl, productName, language });
    // However its code stands in the address, it has the head of a claim link.
    if (await draw(request, reply, site, { at: `/claim/${encodeURIComponent(code)}`, headed })) return reply;
    const page = headed(site.claimLink);
    if (link.isReplaced) reply.code(REFUSALS.gift_replaced.status);
    reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow' });
    return sendBody(request, reply, makeBody(page, 'text/html; charset=utf-8', { effort: 5 }));
  };

  app.get(...route('/claim', 'The claim page; with a code, the page of a claim link'), async (request, reply) => {
    const [, query] = request.url.split('?');
    const code = new URLSearchParams(query).get('quid');
    if (code) return sendClaimLink(request, reply, code);
    const site = await currentSite(request, reply);
    if (!site) return notBuilt(reply);
    return sendPage(request, reply, site.pages.get('/claim') ?? site.shell);
  });

  app.get(...route('/claim/:quid', 'The page of a claim link'), (request, reply) =>
    sendClaimLink(request, reply, codeOf(request)),
  );

  app.get(...route('/claim/:quid/card.png', 'The sealed gift, for link previews'), async (request, reply) => {
    await deps.throttle.hit(CARDS, request.ip);
    const link = await claimLinkOf(codeOf(request), request.ip);
    if (link.isReplaced) throw new Refusal('gift_replaced');
    const card = await cardOf(link);
    // Its sender may wrap it anew, so whoever keeps the picture asks whether it is still the one.
    reply.headers({ ...SHOWN_ELSEWHERE, 'cache-control': 'public, no-cache', 'x-robots-tag': 'noindex' });
    return sendBody(request, reply, card);
  });

  app.get(...route('/g/:code', 'The page of a giveaway'), async (request, reply) => {
    const site = await currentSite(request, reply);
    if (!site) return notBuilt(reply);
    try {
      const snapshot = await giveawayOf(request);
      reply.header('cache-control', forWhom(reply, 'public, max-age=1'));
      return sendBody(request, reply, giveawayPage(site, snapshot));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code } = error;
      if (code !== 'giveaway_not_found' && code !== 'gift_replaced') throw error;
      reply.code(REFUSALS[code].status).headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      return sendBody(request, reply, noGiveawayPage(site, code, { publicUrl, productName }));
    }
  });

  const giveawayOf = async (request: FastifyRequest) => {
    const code = parseQuid(z.parse(IN_ADDRESS.giveaway, request.params).code);
    if (!code) throw new Refusal('giveaway_not_found');
    return deps.giveaways.of(code, request.ip);
  };
  for (const [name, summary, draw] of [
    ['card.png', 'A giveaway, for link previews', pictures.preview],
    ['square.png', 'A giveaway as a picture to post, with a code to scan', pictures.square],
    ['poster.pdf', 'A giveaway on a page to print, with a code to scan', pictures.poster],
  ] as const)
    app.get(...route(`/g/:code/${name}`, summary), async (request, reply) => {
      await deps.throttle.hit(CARDS, request.ip);
      const picture = await draw(faceOfGiveaway(await giveawayOf(request), { publicUrl }));
      reply.headers({ ...SHOWN_ELSEWHERE, 'cache-control': 'public, max-age=60', 'x-robots-tag': 'noindex' });
      return sendBody(request, reply, picture);
    });

  app.get(...route('/og.png', 'The product, for link previews'), async (request, reply) => {
    const asked = new URLSearchParams(request.url.split('?')[1]).get('language');
    return sendFile(request, reply, await siteCard(isLanguage(asked) ? asked : 'en'));
  });

  app.get(...route('/.well-known/security.txt', 'Where a weakness is reported (RFC 9116)'), (request, reply) =>
    sendFile(request, reply, makeBody(securityTxt(deps.config, deps.clock.now()), 'text/plain; charset=utf-8')),
  );

  // The answer to a form is nobody's preview, so the gift behind a claim link is not looked at for it.
  const unread = (template: string, { language }: BuiltSite) =>
    claimLinkPage(template, { link: PLAIN_LINK, code: '', publicUrl, productName, language });
  registerKeptWords(app, {
    currentSite,
    anySite: () => siteIn('en'),
    press: (request, reply, site, form) =>
      draw(request, reply, site, { headed: (template) => unread(template, site), form }),
    pageAt: (site, pathname) => {
      if (!site.hasAddress(pathname)) return undefined;
      if (pathname.startsWith('/claim/')) return unread(site.claimLink, site);
      return (site.pages.get(pathname) ?? site.shell).bytes.toString();
    },
  });

  // Password managers look here; the staff are the only ones who have a password of their own.
  app.get(...route('/.well-known/change-password', 'Where a password is changed'), (_, reply) =>
    reply.redirect('/admin/account', 302),
  );
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

/** Looked for once in a row of slashes, not from each of them: an address of nothing else is long to look through. */
const SLASHES_AT_END = /(?<!\/)\/+$/;

const isThrottled = (error: unknown): boolean => error instanceof Refusal && error.code === 'too_many_requests';

const codeOf = (request: FastifyRequest): string => z.parse(IN_ADDRESS.claim, request.params).quid;

/** Chats and social networks show these pictures on their own pages. */
const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' };

/** A page whose language its visitor has just chosen brings the choice along, and so is theirs alone. */
const forWhom = (reply: FastifyReply, others: string): string =>
  reply.hasHeader('set-cookie') ? 'private, no-cache' : others;

const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Body) =>
  sendBody(request, reply.header('cache-control', forWhom(reply, 'no-cache')), page);

function sendFile(request: FastifyRequest, reply: FastifyReply, file: Body) {
  if (file.type.startsWith('image/')) reply.headers(SHOWN_ELSEWHERE);
  return sendBody(request, reply.header('cache-control', 'public, max-age=300'), file);
}

const notBuilt = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .type('text/plain; charset=utf-8')
    .send('The site has not been built yet. npm start builds it; the API under /api works without it.\n');
