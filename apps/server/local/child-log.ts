import { createWriteStream, renameSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

const KEEP_BYTES = 20_000_000;
const WARN = 40;

type Options = { name: string; logFile: string; output: Readable; errors: Readable };

/** Keeps every line as JSON in the log file; warnings, errors and unplanned words also reach the terminal. */
export function recordOutput({ name, logFile, output, errors }: Options): { finish(): Promise<void> } {
  startAfresh(logFile);
  const file = createWriteStream(logFile, { flags: 'a', mode: 0o600 });
  const keep = (line: string, levelOfPlainText: number) => {
    const entry = parse(line);
    const level = entry ? entry.level : levelOfPlainText;
    file.write(entry ? `${line}\n` : `${JSON.stringify({ level, time: new Date().toISOString(), name, msg: line })}\n`);
    if (level >= WARN) process.stderr.write(`${name}: ${entry ? describe(entry) : line}\n`);
  };
  const readers = [
    createInterface({ input: output }).on('line', (line) => keep(line, 30)),
    createInterface({ input: errors }).on('line', (line) => keep(line, WARN)),
  ];
  return {
    async finish() {
      for (const reader of readers) reader.close();
      file.end();
      await finished(file);
    },
  };
}

type Entry = { level: number; msg?: unknown; event?: unknown; err?: { message?: unknown } };

function parse(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line) as Partial<Entry>;
    return typeof entry.level === 'number' ? { ...entry, level: entry.level } : undefined;
  } catch {
    return undefined; // Not a log entry; it is kept as plain words.
  }
}

function describe({ msg, event, err }: Entry): string {
  return [event, msg, err?.message].filter((part) => typeof part === 'string' && part !== '').join(': ');
}

function startAfresh(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > KEEP_BYTES) renameSync(logFile, `${logFile}.1`);
}
