import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

interface Import {
  file: string;
  target: string;
}

const isForTests = (file: string) => /\.test\.tsx?$|\/testing(\/|\.ts$)/.test(file);

/** Every import of one file by another below this folder, by value or by type; tests may import what they like. */
function importsBelow(folder: string): Import[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !isForTests(`/${file}`));
  return files.flatMap((file) =>
    [...readFileSync(join(root, folder, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
      ([, path = '']) => ({ file, target: relative('.', join(dirname(file), path)) }),
    ),
  );
}

/** The catalogue of a folder is its own: it says what the folder knows, and may use its types. */
const folderOf = (file: string): string => dirname(file).replace(/\/words$/, '');

/** What is left when every folder that imports nothing, or that nobody imports, is taken away, again and again: the loops. */
function loopsOf(imports: Import[], roomOf = folderOf): string[] {
  const steps = imports.map(({ file, target }) => [roomOf(file), roomOf(target)]).filter(([from, to]) => from !== to);
  for (let left = steps; ; ) {
    const next = left.filter(
      ([from, to]) => left.some(([other]) => other === to) && left.some(([, other]) => other === from),
    );
    if (next.length === left.length) return [...new Set(next.map(([from, to]) => `${from} → ${to}`))].sort();
    left = next;
  }
}

/** The floors of the server as ARCHITECTURE.md draws them, from the top; a line is a floor. */
function drawnFloors(): string[][] {
  const picture = /```floors\n(.*?)```/s.exec(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'))?.[1] ?? '';
  return picture
    .split('\n')
    .map((line) => line.split(/ {3,}/)[0]?.match(/[\w-]+(\/|\.ts)/g) ?? [])
    .filter((floor) => floor.length > 0);
}

const trees = ['packages', 'apps']
  .flatMap((kind) => readdirSync(join(root, kind)).map((name) => `${kind}/${name}/src`))
  .filter((tree) => existsSync(join(root, tree)));

describe('folders', () => {
  it.each(trees)('of %s do not import each other in a loop', (tree) => {
    expect(loopsOf(importsBelow(tree))).toEqual([]);
  });

  it.each(trees)('nor do files of %s', (tree) => {
    expect(loopsOf(importsBelow(tree), (file) => file)).toEqual([]);
  });

  it('are seen to be a loop when they are one', () => {
    const there = { file: 'gifts/a.ts', target: 'claims/b.ts' };
    expect(loopsOf([there, { file: 'claims/c.ts', target: 'rules/d.ts' }])).toEqual([]);
    expect(loopsOf([there, { file: 'claims/c.ts', target: 'gifts/d.ts' }])).toHaveLength(2);
  });
});

describe('the floors of the server', () => {
  const floors = drawnFloors();
  const floorOf = (file: string) => {
    const [first = '', ...rest] = file.split('/');
    return floors.findIndex((rooms) => rooms.includes(rest.length > 0 ? `${first}/` : first));
  };
  const imports = importsBelow('apps/server/src');

  it('have a place for every folder and door', () => {
    expect(imports.map(({ file }) => file).filter((file) => floorOf(file) < 0)).toEqual([]);
  });

  it('are climbed down, never up', () => {
    const inside = imports.filter(({ target }) => !target.startsWith('..'));
    expect(inside.filter(({ file, target }) => floorOf(target) < floorOf(file))).toEqual([]);
  });

  it('do not know what only developers run, except for the door that makes sample data', () => {
    const outside = imports.filter(({ target }) => target.startsWith('..'));
    expect([...new Set(outside.map(({ file }) => file))]).toEqual(['main.ts']);
  });
});
