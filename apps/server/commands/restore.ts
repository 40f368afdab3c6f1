import { readOptions, refuseCall } from '../local/read-options.ts';
import { runOnDatabase } from '../local/run-command.ts';
import { setAnchorsAside } from '../src/audit/audit-anchor.ts';
import { restoreBackup } from '../src/operations/backup/restore-backup.ts';
import { createKeys } from '../src/platform/keys/keys.ts';

const USAGE = 'npm run restore -- --from FILE [--replace] [--accept-other-key]';

// Makes the database what a backup says.
const given = readOptions(USAGE, {
  from: { type: 'string' },
  replace: { type: 'boolean', default: false },
  'accept-other-key': { type: 'boolean', default: false },
});
if (given?.from) await restoreFrom(given.from, { replace: given.replace, acceptOtherKey: given['accept-other-key'] });
else if (given) refuseCall(USAGE, 'A restore needs a file to be read.');

function restoreFrom(file: string, choices: { replace: boolean; acceptOtherKey: boolean }) {
  return runOnDatabase(async ({ config, secrets: { databaseUrl, secretKey } }) => {
    const restored = await restoreBackup({
      databaseUrl,
      file,
      keys: createKeys(secretKey, config.previousSecretKeys),
      ...choices,
    }).catch((error: Error) => {
      process.stderr.write(`Not restored; what was in the database is still there. ${error.message}\n`);
    });
    if (!restored) return 1;
    process.stdout.write(
      `Restored ${restored.rows} rows, as of ${restored.takenAt.toISOString()}. Everybody is signed out. Payouts and claims are paused.\n` +
        'Next: start the product, run `npm run reconcile`, look at /admin/operations, and let payouts and claims go on there.\n',
    );
    try {
      await setAnchorsAside(config.dataDir);
      return 0;
    } catch (error) {
      process.stderr.write(
        `The audit anchors in ${config.dataDir} are of what was there before. Set them aside yourself: ${(error as Error).message}\n`,
      );
      return 1;
    }
  });
}
