import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { type Body, makeBody } from './body.ts';

/** The site as the web build left it, with this server's own address in its links. */
export interface BuiltSite {
  /** Pages that read without any script, by their path. */
  pages: ReadonlyMap<string, Body>;
  /** Icons, robots.txt and the like, by their path. */
  files: ReadonlyMap<string, Body>;
  /** What every other address starts from. */
  shell: Body;
  /** The page of a claim link before its head is filled in. */
  claimLink: string;
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
const manifest = z.record(z.string(), z.string());
const LOOK_AGAIN_MS = 1_000;

interface Place {
  /** The folder the web build writes to. */
  folder: string;
  publicUrl: string;
}

/** Reads the built site, and reads it again after a new build. Undefined while there is none. */
export function openBuiltSite(place: Place): () => Promise<BuiltSite | undefined> {
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

async function read({ folder, publicUrl }: Place): Promise<BuiltSite> {
  const text = async (...names: string[]) => filled(await readFile(path.join(folder, ...names), 'utf8'), publicUrl);
  const { [CLAIM_LINK]: claimLink, ...pages } = z.parse(
    manifest,
    JSON.parse(await text('prerendered', 'manifest.json')),
  );
  if (claimLink === undefined) throw new Error('the web build has no page for claim links');
  return {
    shell: makeBody(await text('index.html'), HTML),
    claimLink: await text('prerendered', claimLink),
    pages: new Map(
      await Promise.all(
        Object.entries(pages).map(
          async ([page, file]) => [page, makeBody(await text('prerendered', file), HTML)] as const,
        ),
      ),
    ),
    files: new Map([
      ...(await filesIn({ folder, publicUrl }, '/')),
      ...(await filesIn({ folder, publicUrl }, '/.well-known/')),
    ]),
  };
}

async function filesIn({ folder, publicUrl }: Place, at: string): Promise<[string, Body][]> {
  const names = await readdir(path.join(folder, at)).catch(ifMissing([]));
  return Promise.all(
    names
      .filter((name) => path.extname(name) in TYPES)
      .map(async (name): Promise<[string, Body]> => {
        const type = TYPES[path.extname(name)] ?? '';
        const bytes = await readFile(path.join(folder, at, name));
        return [at + name, makeBody(type.includes('charset') ? filled(bytes.toString(), publicUrl) : bytes, type)];
      }),
  );
}

const filled = (text: string, publicUrl: string): string => text.replaceAll('__PUBLIC_URL__', () => publicUrl);

const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead;
    throw error;
  };
