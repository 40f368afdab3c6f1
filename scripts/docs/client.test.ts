import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.mjs';

const readme = readFileSync(join(root, 'packages/client/README.md'), 'utf8');
const program = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code).join('');

describe('the program of the client’s README', () => {
  // Below the root, where the packages are found.
  const folder = join(root, '.cache/client-readme');
  beforeAll(() => mkdirSync(folder, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  const typesOf = async (name: string, text: string): Promise<string> => {
    writeFileSync(join(folder, `${name}.ts`), text);
    const project = join(folder, `${name}.json`);
    writeFileSync(project, JSON.stringify({ extends: '../../tsconfig.base.json', files: [`${name}.ts`] }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const run = promisify(execFile)(process.execPath, [tsc, '-p', project]);
    return run.then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
  };

  it('has the types that it is said to have, and a misspelt code none', async () => {
    expect(await typesOf('program', program)).toBe('');
    expect(await typesOf('misspelt', program.replace("'gift_taken'", "'gift_takn'"))).toContain('gift_takn');
  });

  it('carries no more of the client than the README says', async () => {
    const [, said] = /a program carries (\d+) KB \(gzip\)/.exec(readme) ?? [];
    const { outputFiles } = await build({
      stdin: { contents: "export { createClient } from '@jara/client';", resolveDir: root, loader: 'ts' },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
    expect(bytes).toBeGreaterThan(2_000);
    expect(bytes).toBeLessThan(Number(said) * 1_000);
  });
});
