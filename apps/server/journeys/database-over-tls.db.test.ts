import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../local/embedded-postgres.ts';
import { chooseAccount, makePassage } from '../local/postgres-account.ts';
import { lookAtDatabase } from '../src/operations/set-up/database.ts';
import { surroundings } from '../src/operations/set-up/testing/surroundings.ts';
import { connect } from '../src/platform/database/db.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { makeCertificate } from '../testing/certificate.ts';

describe('a PostgreSQL with a certificate', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jara-tls-'));
  const dataDir = path.join(folder, 'data');
  let postgres: EmbeddedPostgres;
  const inFolder = (name: string) => path.join(folder, name);
  /** Its address under a name, told what to believe. */
  const address = (host: string, settings: Record<string, string>) => {
    const url = new URL(postgres.url);
    url.hostname = host;
    for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value);
    return url.href;
  };
  const verified = (host: string, ca: string) => address(host, { sslmode: 'verify-full', sslrootcert: inFolder(ca) });

  beforeAll(async () => {
    makePassage(folder);
    mkdirSync(dataDir, { mode: 0o711 });
    const ca = makeCertificate('Jara test CA');
    const server = makeCertificate('localhost', ca);
    writeFileSync(inFolder('ca.pem'), ca.pem);
    writeFileSync(inFolder('another-ca.pem'), makeCertificate('Somebody else').pem);
    writeFileSync(inFolder('server.pem'), server.pem, { mode: 0o644 });
    writeFileSync(inFolder('server.key'), server.key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    const account = chooseAccount(path.join(dataDir, 'cluster'));
    if (account) {
      chownSync(folder, account.uid, account.gid);
      for (const name of ['server.pem', 'server.key']) chownSync(inFolder(name), account.uid, account.gid);
    }
    postgres = await startEmbeddedPostgres({
      dataDir,
      flags: { ssl: 'on', ssl_cert_file: inFolder('server.pem'), ssl_key_file: inFolder('server.key') },
    });
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  const connecting = async (connectionString: string): Promise<{ ssl: boolean }> => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return (await client.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()')).rows[0];
    } finally {
      await client.end();
    }
  };
  const doctorAt = async (DATABASE_URL: string) => {
    const { state, said } = await lookAtDatabase(surroundings({ env: { DATABASE_URL } }), AbortSignal.timeout(10_000));
    return `${state}: ${said}`;
  };

  it('is worked with over TLS, by every connection of the product', async () => {
    const url = verified('localhost', 'ca.pem');
    await migrate(url);
    const database = connect(url, { max: 2, onError: () => undefined });
    await database.db.selectFrom('staff').select('id').execute();
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    const { rows } = await admin.query(
      'select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid) where client_addr is not null',
    );
    expect(rows).toEqual([{ ssl: true }]);
    await admin.end();
    await database.close();
    expect(await doctorAt(url)).toMatch(/^ok: PostgreSQL .*, over TLSv1\.[23]\.$/);
  });

  it('is refused when another CA signed it, or when it is not who we called', async () => {
    await expect(connecting(verified('localhost', 'another-ca.pem'))).rejects.toMatchObject({
      code: expect.stringMatching(/^(UNABLE_TO_VERIFY_LEAF_SIGNATURE|SELF_SIGNED_CERT_IN_CHAIN)$/),
    });
    await expect(connecting(verified('127.0.0.1', 'ca.pem'))).rejects.toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
    // Whom the system believes does not include whoever made this one.
    await expect(connecting(address('localhost', { sslmode: 'verify-full' }))).rejects.toThrow();
    expect(await connecting(verified('localhost', 'ca.pem'))).toEqual({ ssl: true });
    expect(await doctorAt(verified('localhost', 'another-ca.pem'))).toMatch(
      /^wrong: .* certificate that we do not believe/,
    );
    expect(await doctorAt(verified('127.0.0.1', 'ca.pem'))).toMatch(/^wrong: .* \(ERR_TLS_CERT_ALTNAME_INVALID\)/);
  });

  it('is not spoken to in the clear by whoever asks for TLS, when it has none', async () => {
    let heard = '';
    const plain = createServer((socket) => {
      socket.once('data', () => socket.write('N'));
      socket.on('data', (bytes) => (heard += bytes.toString('latin1')));
      socket.on('error', () => undefined);
    });
    plain.listen(0, 'localhost');
    await once(plain, 'listening');
    const url = new URL(verified('localhost', 'ca.pem'));
    url.port = String((plain.address() as AddressInfo).port);
    await expect(connecting(url.href)).rejects.toThrow('The server does not support SSL connections');
    expect(await doctorAt(url.href)).toMatch(/^wrong: .* speaks no TLS\.$/);
    expect(heard, 'nothing but the question for TLS was sent').not.toContain('postgres');
    plain.close();
  });
});
