import { LANGUAGES } from '@jara/domain/language';
import { describe, expect, it } from 'vitest';
import { claimLinkMeta, giveawayMeta, headTags, metaFor } from './page-meta.ts';
import type { Words } from './words/en.ts';

const PATHS = [
  '/',
  '/claim',
  '/create',
  '/withdraw',
  '/rules',
  '/transactions',
  '/privacy',
  '/terms',
  '/cookies',
  '/help',
  '/trust',
  '/check',
  '/your-data',
];

describe('page metadata', () => {
  it.each(PATHS)('of %s is its own, with a canonical address', (path) => {
    const meta = metaFor(path);
    expect(meta.canonicalPath).toBe(path);
    expect(headTags(meta)).toContain(`<link rel="canonical" href="__PUBLIC_URL__${path}">`);
    const titles = PATHS.map((other) => metaFor(other).title);
    expect(titles.filter((title) => title === meta.title)).toHaveLength(1);
  });

  it.each(LANGUAGES)('says what a page is in no more than a search engine shows, in %s', async (language) => {
    const { words }: { words: Words } = await import(`./words/${language}.ts`);
    const { keywords: _, ...descriptions } = words;
    expect(Object.keys(descriptions)).toHaveLength(PATHS.length + 1);
    for (const description of Object.values(descriptions)) {
      // A mark above or below a letter takes no room of its own.
      const letters = description.normalize('NFD').replace(/\p{M}/gu, '');
      expect(letters.length, description).toBeLessThanOrEqual(160);
    }
  });

  it('names the page in every language, where search engines may keep it', () => {
    const tags = headTags(metaFor('/help'));
    for (const language of LANGUAGES)
      expect(tags).toContain(
        `<link rel="alternate" hreflang="${language}" href="__PUBLIC_URL__/help?language=${language}">`,
      );
    expect(tags).toContain('<link rel="alternate" hreflang="x-default" href="__PUBLIC_URL__/help">');
    expect(tags).toContain('<meta property="og:locale" content="en_NG">');
    expect(headTags(metaFor('/payment/callback'))).not.toContain('hreflang');
  });

  it('falls back to a default that search engines leave alone', () => {
    for (const path of ['/payment/callback', '/gift/0190a8f0'])
      expect(headTags(metaFor(path))).toContain('<meta name="robots" content="noindex">');
  });

  it('of a claim link leaves the gift’s words to the server', () => {
    const tags = headTags(claimLinkMeta);
    for (const place of ['TITLE', 'DESCRIPTION', 'IMAGE', 'URL']) expect(tags).toContain(`__CLAIM_${place}__`);
    expect(tags).toContain('noindex');
  });

  it('of a giveaway leaves its words to the server, and search engines may keep it', () => {
    const tags = headTags(giveawayMeta);
    for (const place of ['TITLE', 'DESCRIPTION', 'IMAGE', 'CODE']) expect(tags).toContain(`__GIVEAWAY_${place}__`);
    expect(tags).toContain('<link rel="canonical" href="__PUBLIC_URL__/g/__GIVEAWAY_CODE__">');
    expect(tags).not.toContain('noindex');
  });

  it('escapes what would end a tag', () => {
    expect(headTags({ ...metaFor('/'), title: '<b>"&' })).toContain('<title>&lt;b&gt;&quot;&amp;</title>');
  });
});
