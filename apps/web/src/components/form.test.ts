import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
const isForm = (name: string) => name === path.join('components', 'form.tsx') || name.endsWith('form.test.ts');
const others = files.filter((name) => !isForm(name));
const usesOf = (pattern: RegExp) =>
  others.filter((name) => pattern.test(readFileSync(path.join(sources, name), 'utf8')));

describe('a form of the site or the portal', () => {
  it('is made by the one component that sends it to the page itself and never into an address', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(usesOf(/<form\b/)).toEqual([]);
    expect(usesOf(/createElement\(\s*['"]form['"]/)).toEqual([]);
    expect(readFileSync(path.join(sources, 'components/form.tsx'), 'utf8').match(/<form\b.*/g)).toEqual([
      '<form {...props} method="post" />;',
    ]);
  });

  it('has no button that sends it elsewhere or otherwise', () => {
    expect(usesOf(/\bform(Action|Method|EncType|Target)=/)).toEqual([]);
  });
});
