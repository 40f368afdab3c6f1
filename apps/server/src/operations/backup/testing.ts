import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { Browser } from '../../../testing/browser.ts';
import { createTestDatabase } from '../../../testing/postgres.ts';
import type { World } from '../../../testing/world.ts';
import { createApp } from '../../app.ts';
import type { ErasedBy } from '../../own-data/erased-people.ts';
import { readConfig } from '../../platform/config.ts';
import { createKeys } from '../../platform/keys/keys.ts';
import { createLog } from '../../platform/log.ts';
import { wireUp } from '../../wire-up.ts';
import { checkBooks } from '../books/check-books.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

/** Keeps the product as it is now. What is answered brings it back on another database, with the same keys and the same provider. */
export async function backUp(world: World) {
  const folder = await mkdtemp(path.join(tmpdir(), 'jara-backup-'));
  const file = path.join(folder, 'now.jara');
  const secretKey = world.env.SECRET_KEY ?? '';
  const keys = createKeys(secretKey);
  await takeBackup({ databaseUrl: world.databaseUrl, file, keys, publicKeys: [] });
  return async function restore({ erased = [] }: { erased?: readonly ErasedBy[] } = {}): Promise<World> {
    const { url: databaseUrl, drop } = await createTestDatabase();
    const options = { privateKeys: [], replace: false, acceptOtherKey: false, erased };
    await restoreBackup({ databaseUrl, file, keys, ...options });
    await rm(folder, { recursive: true });
    const config = readConfig({ ...world.env, DATABASE_URL: databaseUrl });
    const { paystackSecretKey } = world.deps;
    const product = await wireUp(config, { databaseUrl, secretKey, paystackSecretKey }, createLog('silent', 'test'));
    const app = await createApp(product.deps);
    await app.ready();
    return {
      ...world,
      app,
      deps: product.deps,
      databaseUrl,
      browser: () => new Browser(app),
      expectCleanBooks: async () => expect((await checkBooks(product.deps.db)).problems).toEqual([]),
      async close() {
        await app.close();
        await product.close();
        await drop();
      },
    };
  };
}
