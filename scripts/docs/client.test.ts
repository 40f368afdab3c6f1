import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClientPackage } from '../client-package.ts';
import { root } from '../root.mjs';

const readme = readFileSync(join(root, 'packages/client/README.md'), 'utf8');
const program = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code).join('');

/** What the compiler says of a file. */
async function complaintsAbout(text: string, folder: string, name: string, settings = {}): Promise<string> {
  writeFileSync(join(folder, `${name}.ts`), text);
  const project = join(folder, `${name}.json`);
  const base = { extends: join(root, 'tsconfig.base.json'), files: [`${name}.ts`], compilerOptions: settings };
  writeFileSync(project, JSON.stringify(base));
  const said = ({ stdout }: { stdout: string }) => stdout;
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  return promisify(execFile)(process.execPath, [tsc, '-p', project]).then(said, said);
}

describe('the client outside of this repository', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'jara-client-'));
  const here = join(root, '.cache/client-types');
  const installed = join(elsewhere, 'node_modules/@jara/client');
  const plain = { types: [], lib: ['ES2023', 'DOM'] };
  beforeAll(() => {
    mkdirSync(here, { recursive: true });
    return makeClientPackage(installed);
  });
  afterAll(() => [elsewhere, here].map((folder) => rmSync(folder, { recursive: true })));

  it('has all the types that the README’s program needs, and none for a misspelt code', async () => {
    expect(await complaintsAbout(program, elsewhere, 'program', plain)).toBe('');
    const misspelt = program.replace("'gift_taken'", "'gift_takn'");
    expect(await complaintsAbout(misspelt, elsewhere, 'misspelt', plain)).toContain('gift_takn');
  });

  it('has the same methods, with the same types, as it has in here', async () => {
    const same = `
      import type { Client, ClientOptions } from '@jara/client';
      import type * as made from '${join(installed, 'client.d.ts')}';
      export const given = (client: Client, options: made.ClientOptions): [made.Client, ClientOptions] => [client, options];
      // An address takes a number as text too, which the document does not tell. So of what is asked the names are compared.
      type Asks<F> = F extends (asked: infer A) => unknown ? keyof NonNullable<A> : never;
      type Answer<F> = F extends (...asked: never) => Promise<infer R> ? R : F;
      type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
      type Both<A, B> = [Same<Asks<A>, Asks<B>>, Same<Answer<A>, Answer<B>>] extends [true, true] ? true : false;
      type Different = { [N in keyof Client]: Both<Client[N], made.Client[N]> extends true ? never : N }[keyof Client];
      export const different: [Different] extends [never] ? 'none' : Different = 'none';
      export const takenOptions = (options: ClientOptions): made.ClientOptions => options;
    `;
    expect(await complaintsAbout(same, here, 'same')).toBe('');
  });

  it('is no larger than the README says', async () => {
    const [, said] = /a program carries (\d+) KB \(gzip\)/.exec(readme) ?? [];
    const { outputFiles } = await build({
      stdin: { contents: "export { createClient } from '@jara/client';", resolveDir: elsewhere, loader: 'ts' },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
    expect(bytes).toBeGreaterThan(3_000);
    expect(bytes).toBeLessThan(Number(said) * 1_000);
  });
});
