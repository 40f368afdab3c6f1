import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** The terms as the site has them that is built in Hausa. */
async function inHausa(): Promise<string> {
  vi.doMock('../../lib/language.ts', () => ({ LANGUAGE: 'ha' }));
  vi.doMock('./words/en.ts', () => import('./words/ha.ts'));
  const { TermsPage } = await import('./terms-page.tsx');
  return renderToStaticMarkup(<TermsPage />);
}

describe('a legal page', () => {
  afterEach(() => {
    vi.doUnmock('../../lib/language.ts');
    vi.doUnmock('./words/en.ts');
    vi.resetModules();
  });

  it('in English is the text, and says of no other that it binds', async () => {
    const { TermsPage } = await import('./terms-page.tsx');
    const page = renderToStaticMarkup(<TermsPage />);
    expect(page).toContain('Unclaimed money never becomes ours.');
    expect(page).not.toContain('lang=');
  });

  it('in another language begins with a summary, and is marked English from where it is', async () => {
    const page = await inHausa();
    const [before = '', ...sections] = page.split('<section');
    expect(before).toContain('<h1 class="text-3xl sm:text-4xl">Sharuɗɗa da ƙa’idoji</h1>');
    expect(before).toContain('na Turancin ne yake da ƙarfin doka');
    expect(before).not.toContain('Unclaimed money');
    expect(sections.length).toBeGreaterThan(5);
    for (const section of sections) expect(section).toMatch(/^[^>]* lang="en-NG"/);
    expect(sections.join()).toContain('These terms are an agreement between you and');
  });
});
