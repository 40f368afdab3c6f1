import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

it('one Node runs everywhere, the oldest we take is the same everywhere, and both are tested', () => {
  const ours = read('.nvmrc').trim();
  const oldest = /"node": ">=([\d.]+)"/.exec(read('package.json'))?.[1] ?? '';
  const images = Array.from(read('deploy/Dockerfile').matchAll(/^FROM node:(\d+)/gm), ([, version]) => version);
  expect(new Set(images)).toEqual(new Set([ours]));
  for (const path of ['README.md', 'docs/deployment/README.md', 'scripts/node-version.mjs'])
    expect(read(path)).toContain(`${oldest} or newer`);
  expect(read('README.md')).toContain(`we run ${ours}`);
  expect(read('.github/workflows/ci.yml')).toContain(`node: [${oldest.split('.')[0]}, ${ours}]`);
});
