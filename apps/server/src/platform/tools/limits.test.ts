import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'));

it('counts nothing under the name of another limit', () => {
  const definitions = sources.flatMap((text) => text.match(/: Limit = /g) ?? []);
  const names = sources.flatMap((text) =>
    [...text.matchAll(/: Limit = \{\s*name: '([\w-]+)'/g)].map(([, name]) => name),
  );
  expect(names).toHaveLength(definitions.length);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
