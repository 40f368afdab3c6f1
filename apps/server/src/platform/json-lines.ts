import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file that grows by one value a line, for the operator's eyes alone. */
export async function addJsonLine(file: string, value: object): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(value)}\n`, { mode: 0o600 });
}

/** What was added so far; nothing when nothing ever was. */
export async function readJsonLines<Value>(file: string): Promise<Value[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Value);
}
