import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../src/platform/config.ts';
import { compareMigrations, migrate } from '../src/platform/database/migrate.ts';
import { createLog } from '../src/platform/log.ts';
import type { Deps } from '../src/platform/tools/deps.ts';
import { type Secrets, wireUp } from '../src/wire-up.ts';
import { ensureDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { readOrMakeSecrets } from './secrets.ts';

/**
 * Runs one of the product's commands beside a running product or alone: on the database that the environment names, or
 * on the embedded one, which is started for the command if nobody is using it and left as it was found. Looking at a
 * database does not upgrade it: only a command that says so does that.
 */
export const runCommand = (
  work: (deps: Deps) => Promise<number>,
  { migrateFirst = false }: { migrateFirst?: boolean } = {},
): Promise<void> =>
  runOnDatabase(async ({ config, secrets }) => {
    if (migrateFirst) await migrate(secrets.databaseUrl);
    const { missing } = await compareMigrations(secrets.databaseUrl);
    if (missing.length > 0) {
      process.stderr.write(
        `The database is not up to date: it lacks ${missing.join(', ')}. Run \`npm run migrate\` first, or \`npm start\` ` +
          'where the database is the embedded one.\n',
      );
      return 1;
    }
    const { deps, close } = await wireUp(config, secrets, createLog('warn', 'command'));
    try {
      return await work(deps);
    } finally {
      await close();
    }
  });

/** The same for a command that works on the database as a whole, which it gets as it is: not migrated, not opened. */
export async function runOnDatabase(
  work: (given: { config: Config; secrets: Secrets }) => Promise<number>,
): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres') });
  try {
    const databaseUrl = config.databaseUrl ?? (await ensureDatabase(embedded?.url ?? ''));
    const made = config.secretKey && config.paystack.secretKey ? undefined : readOrMakeSecrets(config.dataDir);
    const secrets = {
      databaseUrl,
      secretKey: config.secretKey ?? made?.secretKey ?? '',
      paystackSecretKey: config.paystack.secretKey ?? made?.paystackSecretKey ?? '',
    };
    process.exitCode = await work({ config, secrets });
  } finally {
    if (embedded && !embedded.wasRunning) await embedded.stop();
  }
}
