import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { endpointNames, schemaNames } from './names.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url));

it('knows every endpoint of the contract', async () => {
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const exported: unknown[] = (await Promise.all(files.map((file) => import(`${HERE}${file}`)))).flatMap(Object.values);
  const endpoints = exported.filter((one) => typeof one === 'object' && one !== null && 'method' in one);
  expect(endpoints.length).toBeGreaterThan(90);
  expect(new Set(endpoints)).toEqual(new Set(endpointNames.keys()));
});

it('gives no name twice', () => {
  const names = [...[...endpointNames.values()].map(({ name }) => name), ...schemaNames.values()];
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
