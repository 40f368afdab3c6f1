import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '@jara/domain/language';
import type { Plugin } from 'vite';
import { distOf } from './dist-of.ts';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Leaves `.br` and `.gz` beside every text asset, so that the server hands out the smallest one without working for it.
 * The assets of every language lie in one folder: what has the same name is the same.
 */
export function precompress(root: string, language: Language): Plugin {
  return {
    name: 'jara-precompress',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const shared = join(root, 'dist/assets');
        const folder = join(distOf(root, language), 'assets');
        if (language !== 'en') await moveNew(folder, shared);
        const files = await readdir(shared);
        const bare = files.filter((file) => COMPRESSIBLE.test(file) && !files.includes(`${file}.br`));
        await Promise.all(bare.map((file) => compress(join(shared, file))));
      },
    },
  };
}

async function moveNew(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const there = new Set(await readdir(to));
  const added = (await readdir(from)).filter((file) => !there.has(file));
  await Promise.all(added.map((file) => rename(join(from, file), join(to, file))));
  await rm(from, { recursive: true });
}

/** How long a stretch has codes of its own: which is best depends on how much a file changes its ways. */
async function smallestGzip(bytes: Buffer): Promise<Buffer> {
  const [first, ...others] = await Promise.all(
    [9, 8, 7, 6, 5].map((memLevel) => gzipped(bytes, { level: 9, memLevel })),
  );
  if (!first) throw new Error('nothing was compressed');
  return others.reduce((best, each) => (each.length < best.length ? each : best), first);
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    brotli(bytes, quality).then((small) => writeFile(`${file}.br`, small)),
    smallestGzip(bytes).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
