import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeXml } from '@jara/domain/cloth/cloth';
import { LANGUAGES, type Language } from '@jara/domain/language';
import { OPERATOR_PLACE, OPERATOR_PLACES, type Operator } from '@jara/domain/operator';
import * as z from 'zod/mini';
import { type Body, makeBody } from '../platform/http/body.ts';
import { policyOf } from '../platform/http/security-headers.ts';
import type { ServePage } from './serve-page.ts';

/** The site as the web build left it, with this server's own address and operator in it. */
export interface BuiltSite {
  language: Language;
  /** Pages that read without any script, by their path. */
  pages: ReadonlyMap<string, Body>;
  /** Whether an address leads to any page, with a file of its own or drawn by the app. */
  hasAddress: (pathname: string) => boolean;
  /** Icons, robots.txt and the like, by their path. */
  files: ReadonlyMap<string, Body>;
  /** What every other address starts from. */
  shell: Body;
  /** The page of a claim link before its head is filled in. */
  claimLink: string;
  /** The page of a giveaway before its words are filled in. */
  giveaway: string;
  /** What draws the page of an address for one visitor, and the page around it; undefined where there is only a file. */
  drawn: (pathname: string) => { template: string; servePage: ServePage } | undefined;
  /** Puts the operator's words into what was drawn. */
  fill: (html: string) => string;
  /** What stands above a page that was sent back with the words typed into it. */
  keptWords: string;
  /** What its pages may do. */
  policy: string;
}

const HTML = 'text/html; charset=utf-8';
const TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const CLAIM_LINK = '/claim/$quid';
const GIVEAWAY = '/g/$code';
const manifest = z.record(z.string(), z.string());
const addresses = z.array(z.string());
const drawings = z.object({ drawer: z.string(), pages: manifest });
const LOOK_AGAIN_MS = 1_000;

interface Place {
  /** The folder the web build writes to. */
  folder: string;
  publicUrl: string;
  operator: Operator;
  /** Draws the pages of a visitor; left out, the build's own does. */
  servePage?: ServePage | undefined;
}

/** The built site in each language; in English while there is no other. Undefined while there is none at all. */
export function openBuiltSites(place: Place): (language: Language) => Promise<BuiltSite | undefined> {
  const sites = Object.fromEntries(LANGUAGES.map((language) => [language, openBuiltSite(place, language)])) as Record<
    Language,
    ReturnType<typeof openBuiltSite>
  >;
  return async (language) => (await sites[language]()) ?? sites.en();
}

/** Reads the built site, and reads it again after a new build. */
function openBuiltSite(shared: Place, language: Language): () => Promise<BuiltSite | undefined> {
  const place = { ...shared, folder: language === 'en' ? shared.folder : path.join(shared.folder, language), language };
  let site: BuiltSite | undefined;
  let readFrom: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  const look = async () => {
    const build = await buildOf(place.folder);
    // A build that is just being written has files missing; until it is whole, the one before it is shown.
    if (build !== undefined && build !== readFrom) {
      const whole = await read(place).catch(ifMissing(undefined));
      if (whole) [site, readFrom] = [whole, build];
    }
    // The first build empties the folder of the others: until theirs comes, it has to do for them.
    if (build === undefined && language !== 'en') [site, readFrom] = [undefined, undefined];
    lookedAt = performance.now();
  };
  return async () => {
    if (performance.now() - lookedAt > LOOK_AGAIN_MS) {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await looking;
    }
    return site;
  };
}

/** Tells one build from another. The shell is what a build writes last. */
async function buildOf(folder: string): Promise<string | undefined> {
  const written = await stat(path.join(folder, 'index.html')).catch(ifMissing(undefined));
  return written && `${written.mtimeMs} ${written.size} ${written.ino}`;
}

async function read(place: Place & { language: Language }): Promise<BuiltSite> {
  const fill = filler(place);
  const text = (...names: string[]) => readFile(path.join(place.folder, ...names), 'utf8');
  const page = async (...names: string[]) => fill(await text(...names), escapeXml);
  const {
    [CLAIM_LINK]: claimLink,
    [GIVEAWAY]: giveaway,
    ...pages
  } = z.parse(manifest, JSON.parse(await text('prerendered', 'manifest.json')));
  if (claimLink === undefined) throw new Error('the web build has no page for claim links');
  if (giveaway === undefined) throw new Error('the web build has no page for giveaways');
  const drawn = await readDrawn(place, page);
  const known = z.parse(addresses, JSON.parse(await text('prerendered', 'addresses.json'))).map(segmentsOf);
  const shell = await page('index.html');
  const written = await Promise.all(
    Object.entries(pages).map(async ([at, file]) => [at, await page('prerendered', file)] as const),
  );
  return {
    language: place.language,
    hasAddress: (pathname) => known.some((address) => leadsTo(address, segmentsOf(pathname))),
    drawn: (pathname) => drawn.find(({ address }) => leadsTo(address, segmentsOf(pathname))),
    fill: (html) => fill(html, escapeXml),
    shell: makeBody(shell, HTML),
    claimLink: await page('prerendered', claimLink),
    giveaway: await page('prerendered', giveaway),
    keptWords: await page('prerendered', 'kept-words.html'),
    pages: new Map(written.map(([at, html]) => [at, makeBody(html, HTML)])),
    policy: policyOf([shell, ...written.map(([, html]) => html)]),
    files: new Map(await filesIn(place.folder, fill)),
  };
}

async function readDrawn({ folder, servePage }: Place, page: (...names: string[]) => Promise<string>) {
  const listed = await readFile(path.join(folder, 'prerendered', 'drawn.json'), 'utf8');
  const { drawer, pages } = z.parse(drawings, JSON.parse(listed));
  const built: { servePage: ServePage } = servePage
    ? { servePage }
    : await import(pathToFileURL(path.join(folder, drawer)).href);
  return Promise.all(
    Object.entries(pages).map(async ([address, file]) => ({
      address: segmentsOf(address),
      template: await page('prerendered', file),
      servePage: built.servePage,
    })),
  );
}

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter((segment) => segment !== '');

/** `$quid` in an address stands for whatever is in its place. */
const leadsTo = (address: string[], segments: string[]): boolean =>
  address.length === segments.length &&
  address.every((expected, place) => expected.startsWith('$') || expected === segments[place]);

async function filesIn(folder: string, fill: Fill): Promise<[string, Body][]> {
  const names = await readdir(folder);
  return Promise.all(
    names
      .filter((name) => path.extname(name) in TYPES)
      .map(async (name): Promise<[string, Body]> => {
        const type = TYPES[path.extname(name)] ?? '';
        const bytes = await readFile(path.join(folder, name));
        return [`/${name}`, makeBody(type.includes('charset') ? fill(bytes.toString(), escapeFor(type)) : bytes, type)];
      }),
  );
}

type Escape = (words: string) => string;
type Fill = (text: string, escaped: Escape) => string;

/** Puts words into the places a build left for them, in one pass: what is put in is never looked at again. */
function filler({ publicUrl, operator }: Place): Fill {
  const words = new Map([
    ['__PUBLIC_URL__', publicUrl],
    [OPERATOR_PLACE, JSON.stringify(operator)],
    ...Object.entries(OPERATOR_PLACES).map(([name, at]): [string, string] => [at, operator[name as keyof Operator]]),
  ]);
  return (text, escaped) =>
    text.replace(/__(?:PUBLIC_URL|OPERATOR(?:_[A-Z]+)*)__/g, (at) => escaped(words.get(at) ?? at));
}

function escapeFor(type: string): Escape {
  if (type.includes('json')) return (words) => JSON.stringify(words).slice(1, -1);
  return type.includes('xml') ? escapeXml : (words) => words;
}

const MISSING = new Set<unknown>(['ENOENT', 'ERR_MODULE_NOT_FOUND']);
const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && MISSING.has(error.code)) return instead;
    throw error;
  };
