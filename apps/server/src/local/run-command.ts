import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { createLog } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { wireUp } from '../wire-up.ts';
import { ensureDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { readOrMakeSecrets } from './secrets.ts';

/**
 * Runs one of the product's commands beside a running product or alone: on the database that the environment names, or
 * on the embedded one, which is started for the command if nobody is using it and left as it was found.
 */
export async function runCommand(work: (deps: Deps) => Promise<number>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres') });
  try {
    const databaseUrl = config.databaseUrl ?? (await ensureDatabase(embedded?.url ?? ''));
    await migrate(databaseUrl);
    const made = config.secretKey && config.paystack.secretKey ? undefined : readOrMakeSecrets(config.dataDir);
    const secrets = {
      databaseUrl,
      secretKey: config.secretKey ?? made?.secretKey ?? '',
      paystackSecretKey: config.paystack.secretKey ?? made?.paystackSecretKey ?? '',
    };
    const { deps, close } = await wireUp(config, secrets, createLog('warn', 'command'));
    try {
      process.exitCode = await work(deps);
    } finally {
      await close();
    }
  } finally {
    if (embedded && !embedded.wasRunning) await embedded.stop();
  }
}
