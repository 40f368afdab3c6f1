import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Language } from '@jara/domain/language';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KUDI } from '../../testing/live-environment.ts';
import { readConfig } from '../platform/config.ts';
import { openBuiltSites } from './built-site.ts';
import { makeSite } from './testing/make-site.ts';

const { operator } = readConfig(KUDI);

describe('the built site', () => {
  let folder: string;
  let clock: number;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jara-build-'));
    clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      clock += 2_000;
      return clock;
    });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  });
  const open = (as = operator) => {
    const sites = openBuiltSites({ folder, publicUrl: 'https://gifts.example', operator: as });
    return () => sites('en');
  };
  /** Two builds within one tick of the disk's clock would look like one. */
  const touch = (seconds: number) => utimes(path.join(folder, 'index.html'), seconds, seconds);

  it('is not there before it is built, and is there afterwards without a restart', async () => {
    const site = open();
    expect(await site()).toBeUndefined();
    await makeSite(folder);
    expect((await site())?.pages.has('/create')).toBe(true);
  });

  it('is there in each language that it was built in, and in English for the others', async () => {
    await makeSite(folder, { word: 'welcome' });
    await makeSite(path.join(folder, 'ha'), { word: 'barka' });
    const sites = openBuiltSites({ folder, publicUrl: 'https://gifts.example', operator });
    const help = async (language: Language) => (await sites(language))?.pages.get('/help')?.bytes.toString();
    expect(await help('ha')).toContain('barka');
    expect(await help('ig')).toContain('welcome');
  });

  it('has the public address in pages and text files', async () => {
    await makeSite(folder);
    const site = await open()();
    expect(site?.pages.get('/create')?.bytes.toString()).toContain('href="https://gifts.example/create"');
    expect(site?.files.get('/robots.txt')?.bytes.toString()).toBe('Sitemap: https://gifts.example/sitemap.xml\n');
  });

  it('has its operator in pages and text files, escaped as each of them needs it', async () => {
    await makeSite(folder);
    const site = await open()();
    const page = site?.pages.get('/create')?.bytes.toString() ?? '';
    expect(page).toContain('<footer>Kudi&#39;s Gifts, care@kudi.ng</footer>');
    const meta = /<meta name="operator" content="([^"]*)">/.exec(page)?.[1] ?? '';
    expect(JSON.parse(meta.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'))).toEqual(
      operator,
    );
    expect(site?.shell.bytes.toString()).toContain(meta);
    const manifest = site?.files.get('/site.webmanifest')?.bytes.toString() ?? '';
    expect(JSON.parse(manifest).name).toBe('Kudi & Sons');
    expect(site?.files.get('/icon.svg')?.bytes.toString()).toContain('<title>Kudi &amp; Sons</title>');
  });

  it('puts an operator’s words in once, whatever they are', async () => {
    await makeSite(folder);
    const hostile = { ...operator, company: '<script>"$&__PUBLIC_URL__', productName: 'A "quoted" \\ name' };
    const site = await open(hostile)();
    const page = site?.pages.get('/create')?.bytes.toString() ?? '';
    expect(page).toContain('<footer>&lt;script&gt;&quot;$&amp;__PUBLIC_URL__, ');
    expect(page).not.toContain('<script>');
    expect(JSON.parse(site?.files.get('/site.webmanifest')?.bytes.toString() ?? '').name).toBe('A "quoted" \\ name');
  });

  it('shows a new build once it is whole, and the one before it until then', async () => {
    const site = open();
    await makeSite(folder, { word: 'first' });
    await touch(1);
    const shown = async () =>
      (await site())?.pages
        .get('/help')
        ?.bytes.toString()
        .match(/first|second/)?.[0];
    expect(await shown()).toBe('first');
    await rm(path.join(folder, 'prerendered'), { recursive: true });
    await touch(2);
    expect(await shown()).toBe('first');
    await makeSite(folder, { word: 'second' });
    await touch(3);
    expect(await shown()).toBe('second');
  });

  it('gives out nothing of the build that is not the site', async () => {
    await makeSite(folder);
    await mkdir(path.join(folder, '.vite'), { recursive: true });
    await writeFile(path.join(folder, '.vite/manifest.json'), '{}');
    await writeFile(path.join(folder, 'notes.map'), '{}');
    const names = [...((await open()())?.files.keys() ?? [])];
    expect(names.sort()).toEqual(['/icon.svg', '/robots.txt', '/site.webmanifest', '/sitemap.xml'].sort());
  });

  it('fails loudly when the build has no page for claim links', async () => {
    await makeSite(folder);
    await writeFile(path.join(folder, 'prerendered/manifest.json'), '{"/":"home.html"}');
    await expect(open()()).rejects.toThrow('no page for claim links');
  });
});
