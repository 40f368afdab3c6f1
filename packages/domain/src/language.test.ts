import { describe, expect, it } from 'vitest';
import { languageIn } from './language.ts';

describe('the language somebody reads', () => {
  it.each([
    ['ha', 'ha'],
    ['ig-NG,ig;q=0.9,en;q=0.8', 'ig'],
    ['en-GB;q=0.5, yo;q=0.9', 'yo'],
    ['fr-FR,fr;q=0.9,pcm;q=0.3', 'pcm'],
    ['PCM-NG', 'pcm'],
  ] as const)('is found in %s', (header, language) => {
    expect(languageIn(header)).toBe(language);
  });

  it.each([undefined, '', '*', 'fr', 'ha;q=0', 'ha;q=much', 'toString', ';;,,;q=1'])('is English for %s', (header) => {
    expect(languageIn(header)).toBe('en');
  });
});
