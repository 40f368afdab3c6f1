import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileWhole } from './write-file-whole.ts';

export const ADMIN = 'jara';

const connection = z.object({ port: z.int().min(1).max(65_535), password: z.string().min(1) });

export type Connection = z.infer<typeof connection>;

export const addressOf = ({ port, password }: Connection, database = 'postgres') =>
  `postgres://${ADMIN}:${password}@127.0.0.1:${port}/${database}`;

/** The port is chosen once and kept, so that an address noted by an operator stays right. */
export async function readOrMakeConnection(dataDir: string): Promise<Connection> {
  const file = fileOf(dataDir);
  if (existsSync(file)) return connection.parse(JSON.parse(readFileSync(file, 'utf8')));
  const made = { port: await pickFreePort(), password: randomBytes(24).toString('hex') };
  saveConnection(dataDir, made);
  return made;
}

export function saveConnection(dataDir: string, value: Connection): void {
  writeFileWhole(fileOf(dataDir), `${JSON.stringify(value, null, 2)}\n`, 0o600);
}

export function pickFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

const fileOf = (dataDir: string) => join(dataDir, 'connection.json');
