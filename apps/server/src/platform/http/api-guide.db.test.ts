import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createWorld } from '../../../testing/world.ts';

const GUIDE = new URL('../../../../../docs/api.md', import.meta.url);

it('takes a stranger from the order to the bank with what docs/api.md says, word for word', async () => {
  const world = await createWorld({ worker: true });
  const [, program = ''] = /```js\n(.*?)```/s.exec(await readFile(GUIDE, 'utf8')) ?? [];
  const file = join(tmpdir(), `jara-walk-${process.pid}.mjs`);
  await writeFile(file, program);
  const { stdout } = await promisify(execFile)(process.execPath, [file, `${world.url}/api`, world.sandboxUrl], {
    timeout: 60_000,
  });
  expect(stdout.trim().split('\n')).toEqual(['paid true', 'COMPLETED 970000']);
  await world.expectCleanBooks();
  await world.close();
}, 90_000);
