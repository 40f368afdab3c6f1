import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { packageFolder } from '../platform/package-folder.ts';
import { Refusal } from '../platform/refusal.ts';

const dist = path.join(packageFolder(fileURLToPath(import.meta.url)), '..', 'web', 'dist');

/** Serves the built site: hashed assets for ever, pages with their head filled in, everything else as the app's shell. */
export async function registerSite(app: FastifyInstance, { config }: Pick<Deps, 'config'>): Promise<void> {
  if (!existsSync(path.join(dist, 'index.html'))) {
    app.get('/*', { config: { endpoint: undefined } }, async () => {
      throw new Refusal('not_found', { message: 'The site has not been built yet: npm run build' });
    });
    return;
  }
  const pages = await loadPages(config.publicUrl);
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      reply.header(
        'cache-control',
        file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
    },
  });

  const send = (reply: FastifyReply, html: string) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, config.publicUrl);
    if (pathname.startsWith('/api/')) throw new Refusal('not_found');
    return send(reply, pages.get(pathname.replace(/\/+$/, '') || '/') ?? pages.get('shell') ?? '');
  });
}

/** Pages as the build made them, with this server's own address in their links. */
async function loadPages(publicUrl: string): Promise<Map<string, string>> {
  const fill = (html: string) => html.replaceAll('__PUBLIC_URL__', publicUrl);
  const pages = new Map([['shell', fill(await readFile(path.join(dist, 'index.html'), 'utf8'))]]);
  const manifest = path.join(dist, 'prerendered', 'manifest.json');
  if (!existsSync(manifest)) return pages;
  const files = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, string>;
  for (const [page, file] of Object.entries(files)) {
    pages.set(page, fill(await readFile(path.join(dist, 'prerendered', file), 'utf8')));
  }
  return pages;
}
