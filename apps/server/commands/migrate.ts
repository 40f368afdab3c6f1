import { existsSync } from 'node:fs';
import { readOptions } from '../local/read-options.ts';
import { readConfig } from '../src/platform/config.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { waitForDatabase } from '../src/platform/database/wait-for-database.ts';
import { createLog } from '../src/platform/log.ts';

// Brings the database of DATABASE_URL up to date and ends. Every server does so when it starts; this is for an upgrade
// that should have it done, or see it fail, before the first server is stopped.
if (readOptions('npm run migrate', {})) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { databaseUrl, logLevel } = readConfig(process.env);
  if (databaseUrl) {
    await waitForDatabase(databaseUrl, createLog(logLevel, 'migrate'));
    await migrate(databaseUrl);
    process.stdout.write('The database is up to date.\n');
  } else {
    process.stderr.write('DATABASE_URL is needed; the embedded database is brought up to date by npm start.\n');
    process.exitCode = 1;
  }
}
