import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { addressOf } from './database-address.ts';

const folder = mkdtempSync(join(tmpdir(), 'jara-address-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the address of the database', () => {
  it('is read anew from the file that is named', () => {
    const file = join(folder, 'database-url');
    const url = pathToFileURL(file).href;
    writeFileSync(file, 'postgres://jara_a:one@db/jara\n');
    expect(addressOf(url)).toBe('postgres://jara_a:one@db/jara');
    writeFileSync(file, 'postgres://jara_b:two@db/jara\n');
    expect(addressOf(url)).toBe('postgres://jara_b:two@db/jara');
  });

  it('is what the file said last while it cannot be read, or is half written', () => {
    const file = join(folder, 'replaced');
    const url = pathToFileURL(file).href;
    writeFileSync(file, 'postgresql://jara_a:one@db/jara');
    addressOf(url);
    writeFileSync(file, 'postg');
    expect(addressOf(url)).toBe('postgresql://jara_a:one@db/jara');
    rmSync(file);
    expect(addressOf(url)).toBe('postgresql://jara_a:one@db/jara');
  });

  it.each([
    ['is not there', undefined],
    ['has something else in it', 'hunter22'],
  ])('stops the start when the file %s, without repeating what it says', (_, text) => {
    const file = join(folder, `never-${text}`);
    if (text !== undefined) writeFileSync(file, text);
    const read = () => readConfig({ DATABASE_URL: pathToFileURL(file).href });
    expect(read).toThrow(/^DATABASE_URL names a file that cannot be read, or that does not begin with postgres:\/\/$/);
  });
});
