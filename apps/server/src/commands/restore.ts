import { parseArgs } from 'node:util';
import { runOnDatabase } from '../local/run-command.ts';
import { restoreBackup } from '../operations/backup/restore-backup.ts';
import { createKeys } from '../platform/keys.ts';
import { setAnchorsAside } from '../staff/audit-anchor.ts';

// Makes the database what a backup says: `npm run restore -- --from FILE [--replace] [--accept-other-key]`.
const { values } = parseArgs({
  options: { from: { type: 'string' }, replace: { type: 'boolean' }, 'accept-other-key': { type: 'boolean' } },
  strict: false,
});
const file = values.from;
if (typeof file !== 'string') {
  process.stderr.write('Usage: npm run restore -- --from FILE [--replace] [--accept-other-key]\n');
  process.exitCode = 2;
} else {
  await runOnDatabase(async ({ config, secrets: { databaseUrl, secretKey } }) => {
    try {
      const { rows, takenAt } = await restoreBackup({
        databaseUrl,
        file,
        keys: createKeys(secretKey),
        replace: values.replace === true,
        acceptOtherKey: values['accept-other-key'] === true,
      });
      await setAnchorsAside(config.dataDir);
      process.stdout.write(
        `Restored ${rows} rows, as of ${takenAt.toISOString()}. Everybody is signed out. Payouts and claims are paused.\n` +
          'Next: start the product, run `npm run reconcile`, look at /admin/operations, and let payouts and claims go on there.\n',
      );
      return 0;
    } catch (error) {
      process.stderr.write(`Not restored; the database is as it was. ${(error as Error).message}\n`);
      return 1;
    }
  });
}
