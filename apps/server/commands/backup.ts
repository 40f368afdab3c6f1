import { readOptions, refuseCall } from '../local/read-options.ts';
import { runOnDatabase } from '../local/run-command.ts';
import { noteBackup } from '../src/operations/backup/note-backup.ts';
import { takeBackup } from '../src/operations/backup/take-backup.ts';
import { readPublicKey } from '../src/platform/age-file/age-keys.ts';
import { createKeys } from '../src/platform/keys/keys.ts';

const USAGE = 'npm run backup -- --to FILE [--unencrypted]';

// Writes everything into one file, beside a running product or alone.
const given = readOptions(USAGE, { to: { type: 'string' }, unencrypted: { type: 'boolean', default: false } });
if (given?.to) await backUpTo(given.to, given.unencrypted);
else if (given) refuseCall(USAGE, 'A backup needs a file to be written to.');

function backUpTo(file: string, mayBePlain: boolean) {
  return runOnDatabase(async ({ config, secrets: { databaseUrl, secretKey } }) => {
    const publicKeys = mayBePlain ? [] : config.backupPublicKeys.map(readPublicKey);
    if (publicKeys.length === 0 && config.mode === 'live' && !mayBePlain) {
      process.stderr.write(
        'Not backed up. BACKUP_PUBLIC_KEY is not set, so whoever came by the file could read everything. Make a key pair with ' +
          '`npm run backup:key` on another machine and set it to what that prints, or pass --unencrypted.\n',
      );
      return 1;
    }
    try {
      const taken = await takeBackup({ databaseUrl, file, keys: createKeys(secretKey), publicKeys });
      const { rows, tables, bytes, takenAt } = taken;
      process.stdout.write(
        `Backed up ${rows} rows of ${tables} tables to ${file} (${Math.ceil(bytes / 1024)} KiB), as of ${takenAt.toISOString()}.\n` +
          (taken.isEncrypted
            ? 'Only the private key of BACKUP_PUBLIC_KEY opens it. '
            : 'It is not encrypted: whoever has the file can read it. ') +
          'SECRET_KEY is not in it: keep that safe too, elsewhere.\n',
      );
      await noteBackup(databaseUrl, taken).catch((error: Error) => {
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
