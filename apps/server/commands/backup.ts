import { readOptions, refuseCall } from '../local/read-options.ts';
import { runOnDatabase } from '../local/run-command.ts';
import { noteBackup } from '../src/operations/backup/note-backup.ts';
import { takeBackup } from '../src/operations/backup/take-backup.ts';
import { createKeys } from '../src/platform/keys/keys.ts';

const USAGE = 'npm run backup -- --to FILE';

// Writes everything into one file, beside a running product or alone.
const given = readOptions(USAGE, { to: { type: 'string' } });
if (given?.to) await backUpTo(given.to);
else if (given) refuseCall(USAGE, 'A backup needs a file to be written to.');

function backUpTo(file: string) {
  return runOnDatabase(async ({ secrets: { databaseUrl, secretKey } }) => {
    try {
      const { rows, tables, bytes, takenAt } = await takeBackup({ databaseUrl, file, keys: createKeys(secretKey) });
      process.stdout.write(
        `Backed up ${rows} rows of ${tables} tables to ${file} (${Math.ceil(bytes / 1024)} KiB), as of ${takenAt.toISOString()}.\n` +
          'SECRET_KEY is not in it: keep that safe too, elsewhere.\n',
      );
      await noteBackup(databaseUrl, { takenAt, rows, bytes }).catch((error: Error) => {
        process.stderr.write(`The backup is whole, but could not be put on record: ${error.message}\n`);
      });
      return 0;
    } catch (error) {
      const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
      const message = isThere ? `${file} exists already. Choose another name.` : (error as Error).message;
      process.stderr.write(`Not backed up. ${message}\n`);
      return 1;
    }
  });
}
