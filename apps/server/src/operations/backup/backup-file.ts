import { createHash, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { AgeFileError } from '../../platform/age-file/age-file-error.ts';
import { decrypt, isAgeFile } from '../../platform/age-file/decrypt.ts';
import { encrypt } from '../../platform/age-file/encrypt.ts';

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
 * of all before. It holds everything we know about people, so with public keys it is encrypted before a byte reaches the
 * disk, only its owner can read it, and no file is overwritten.
 */
export async function writeBackup(
  file: string,
  about: Omit<BackupHeader, 'format'>,
  publicKeys: readonly KeyObject[],
): Promise<BackupWriter> {
  // Taken at once under its final name, so that two backups cannot end in the same file.
  await (await open(file, 'wx', 0o600)).close();
  const partial = `${file}.partial`;
  const hash = createHash('sha256');
  const gzip = createGzip();
  const out = createWriteStream(partial, { flags: 'w', mode: 0o600, flush: true });
  const written =
    publicKeys.length === 0 ? piped(gzip, out) : piped(gzip, (packed) => encrypt(packed, publicKeys), out);
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

/** A backup, and what opens it if it is encrypted. */
export interface BackupSource {
  file: string;
  privateKeys: readonly KeyObject[];
}

/** Reads a whole backup once, to be sure of it before anything is touched. */
export async function verifyBackup(source: BackupSource): Promise<BackupHeader & { rows: number }> {
  const hash = createHash('sha256');
  let first: string | undefined;
  let last: string | undefined;
  let rows = 0;
  const { file } = source;
  for await (const line of linesOf(source)) {
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
export async function* readBackup(
  source: BackupSource,
  atOnce: number,
): AsyncGenerator<{ table: string; rows: string[] }> {
  let table = '';
  let rows: string[] = [];
  for await (const line of linesOf(source)) {
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
async function* linesOf({ file, privateKeys }: BackupSource): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  const plain = createGunzip();
  // What goes wrong on the way ends the last of them too, and is thrown where that is read.
  pipeline(
    createReadStream(file),
    (bytes: AsyncIterable<Buffer>) => opened(bytes, privateKeys),
    plain,
    () => undefined,
  );
  try {
    for await (const chunk of plain as AsyncIterable<Buffer>) {
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
    if (error instanceof AgeFileError) throw new Error(`${file} ${WHY_NOT_OPENED[error.reason]}`, { cause: error });
    if (code?.startsWith('Z_')) throw new Error(`${file} is damaged or not a backup of Jara.`, { cause: error });
    throw error;
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString('utf8');
}

const WHY_NOT_OPENED: Record<AgeFileError['reason'], string> = {
  no_key: 'is encrypted. Pass --key FILE with the private key that opens it.',
  other_key:
    'is encrypted for another key, or its beginning is damaged. Pass --key FILE with the private key that opens it.',
  damaged: 'is damaged or not whole: it is not what was encrypted.',
  cut_off: 'is not whole: its end is missing.',
};

/** The compressed lines: of a file from before backups were encrypted, or of a sandbox, they are the file itself. */
async function* opened(bytes: AsyncIterable<Buffer>, privateKeys: readonly KeyObject[]): AsyncGenerator<Buffer> {
  const pieces = bytes[Symbol.asyncIterator]();
  const { value: first = Buffer.alloc(0) } = await pieces.next();
  const all = (async function* () {
    yield first;
    yield* { [Symbol.asyncIterator]: () => pieces };
  })();
  yield* isAgeFile(first) ? decrypt(all, privateKeys) : all;
}
