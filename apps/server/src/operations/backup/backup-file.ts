import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';

/** Of the file itself. What the rows look like is decided by the migration. */
const FORMAT = 1;

const header = z.object({
  format: z.int(),
  /** The instant of the snapshot, by the database's clock. */
  takenAt: z.iso.datetime(),
  /** The newest migration of the database. */
  migration: z.string(),
  /** Tells whether two installations have the same SECRET_KEY, and nothing about the key. */
  keyCheck: z.string(),
});
export type BackupHeader = z.infer<typeof header>;

const trailer = z.object({ rows: z.int(), sha256: z.string() });

const HEADER = '#jara-backup ';
const TABLE = '#table ';
const TRAILER = '#end ';

export interface BackupWriter {
  table(name: string): Promise<void>;
  row(json: string): Promise<void>;
  /** Gives the file its name. Until then it has another, so that a half-written one is never taken for a backup. */
  finish(): Promise<{ rows: number; bytes: number }>;
  abandon(): Promise<void>;
}

/**
 * A backup is one compressed file of lines: a header, the rows of each table as JSON, and a last line with the checksum
 * of all before. It holds everything we know about people, so only its owner can read it, and no file is overwritten.
 */
export async function writeBackup(file: string, about: Omit<BackupHeader, 'format'>): Promise<BackupWriter> {
  // Taken at once under its final name, so that two backups cannot end in the same file.
  await (await open(file, 'wx', 0o600)).close();
  const partial = `${file}.partial`;
  const hash = createHash('sha256');
  const gzip = createGzip();
  const out = createWriteStream(partial, { flags: 'w', mode: 0o600, flush: true });
  gzip.pipe(out);
  const written = finished(out);
  // Both ends are waited for at the end; until then a full disk shows in the next line.
  written.catch(() => undefined);
  let rows = 0;
  const put = async (line: string) => {
    if (out.errored) throw out.errored;
    const text = `${line}\n`;
    hash.update(text);
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
  };
  await put(`${HEADER}${JSON.stringify({ format: FORMAT, ...about } satisfies BackupHeader)}`);
  return {
    table: (name) => put(`${TABLE}${name}`),
    row: (json) => {
      rows += 1;
      return put(json);
    },
    finish: async () => {
      gzip.end(`${TRAILER}${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`);
      await written;
      await rename(partial, file);
      return { rows, bytes: out.bytesWritten };
    },
    abandon: async () => {
      gzip.destroy();
      out.destroy();
      await Promise.all([rm(partial, { force: true }), rm(file, { force: true })]);
    },
  };
}

/** Reads a whole backup once, to be sure of it before anything is touched. */
export async function verifyBackup(file: string): Promise<BackupHeader & { rows: number }> {
  const hash = createHash('sha256');
  let first: string | undefined;
  let last: string | undefined;
  let rows = 0;
  for await (const line of linesOf(file)) {
    first ??= line;
    if (last !== undefined) hash.update(`${last}\n`);
    if (line.startsWith('{')) rows += 1;
    last = line;
  }
  if (!first?.startsWith(HEADER)) throw new Error(`${file} is not a backup of Jara.`);
  const about = header.parse(JSON.parse(first.slice(HEADER.length)));
  if (about.format !== FORMAT) throw new Error(`${file} is of format ${about.format}; this version reads ${FORMAT}.`);
  if (!last?.startsWith(TRAILER)) throw new Error(`${file} is not whole: its end is missing.`);
  const end = trailer.parse(JSON.parse(last.slice(TRAILER.length)));
  if (end.sha256 !== hash.digest('hex') || end.rows !== rows)
    throw new Error(`${file} is damaged: its checksum does not fit.`);
  return { ...about, rows };
}

/** The rows of a verified backup, in pieces that fit one statement. */
export async function* readBackup(file: string, atOnce: number): AsyncGenerator<{ table: string; rows: string[] }> {
  let table = '';
  let rows: string[] = [];
  for await (const line of linesOf(file)) {
    if (line.startsWith('{')) rows.push(line);
    const isNext = line.startsWith(TABLE) || line.startsWith(TRAILER);
    if (rows.length > 0 && (isNext || rows.length >= atOnce)) {
      yield { table, rows };
      rows = [];
    }
    if (line.startsWith(TABLE)) table = line.slice(TABLE.length);
  }
}

const NEWLINE = 10;

/** Splits at line feeds alone: other separators of lines are ordinary characters of what people wrote. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  const source = createReadStream(file);
  const plain = createGunzip();
  source.on('error', (error) => plain.destroy(error));
  try {
    for await (const chunk of source.pipe(plain) as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString('utf8');
        rest = [];
        start = end + 1;
      }
      if (start < chunk.length) rest.push(chunk.subarray(start));
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`, { cause: error });
    if (code?.startsWith('Z_')) throw new Error(`${file} is damaged or not a backup of Jara.`, { cause: error });
    throw error;
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString('utf8');
}
