import { readFileSync } from 'node:fs';
import pg from 'pg';

/** What an address of a database begins with. */
const ADDRESS = /^postgres(ql)?:\/\//;
const isFile = (databaseUrl: string) => databaseUrl.startsWith('file:');

const lastRead = new Map<string, string>();

/**
 * The address itself. `DATABASE_URL` may name a file that has it (`file:///etc/jara/database-url`): then it is read anew for each
 * connection, so that a password can be changed while we run. A file that cannot be read for a moment costs no connection: what it
 * said last counts, and if that is no longer true the database says so.
 */
export function addressOf(databaseUrl: string): string {
  if (!isFile(databaseUrl)) return databaseUrl;
  try {
    const text = readFileSync(new URL(databaseUrl), 'utf8').trim();
    if (!ADDRESS.test(text)) throw new Error('The file that DATABASE_URL names does not begin with postgres://');
    lastRead.set(databaseUrl, text);
    return text;
  } catch (error) {
    const known = lastRead.get(databaseUrl);
    if (known === undefined) throw error;
    return known;
  }
}

/** Where a pool connects to. One that goes by a file asks it whenever it makes a connection. */
export function poolAddress(databaseUrl: string): Pick<pg.PoolConfig, 'connectionString' | 'Client'> {
  if (!isFile(databaseUrl)) return { connectionString: databaseUrl };
  class ClientOfFile extends pg.Client {
    constructor(settings: pg.ClientConfig = {}) {
      super({ ...settings, connectionString: addressOf(databaseUrl) });
    }
  }
  return { Client: ClientOfFile };
}
