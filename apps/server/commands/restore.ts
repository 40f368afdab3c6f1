import { readFile } from 'node:fs/promises';
import { leaveAnchors } from '../local/leave-anchors.ts';
import { readOptions, refuseCall } from '../local/read-options.ts';
import { runOnDatabase } from '../local/run-command.ts';
import { restoreBackup } from '../src/operations/backup/restore-backup.ts';
import { readErased } from '../src/own-data/erased-people.ts';
import { readPrivateKeys } from '../src/platform/age-file/age-keys.ts';
import { createKeys } from '../src/platform/keys/keys.ts';

const USAGE = 'npm run restore -- --from FILE [--key FILE] [--replace] [--accept-other-key]';

// Makes the database what a backup says.
const given = readOptions(USAGE, {
  from: { type: 'string' },
  key: { type: 'string' },
  replace: { type: 'boolean', default: false },
  'accept-other-key': { type: 'boolean', default: false },
});
if (given?.from) await restoreFrom(given.from, given);
else if (given) refuseCall(USAGE, 'A restore needs a file to be read.');

function restoreFrom(file: string, choices: { key?: string; replace: boolean; 'accept-other-key': boolean }) {
  return runOnDatabase(async ({ config, secrets: { databaseUrl, secretKey } }) => {
    const restore = async () =>
      restoreBackup({
        databaseUrl,
        file,
        privateKeys: choices.key === undefined ? [] : await privateKeysOf(choices.key),
        keys: createKeys(secretKey, { previous: config.previousSecretKeys }),
        replace: choices.replace,
        acceptOtherKey: choices['accept-other-key'],
        erased: await readErased(config.dataDir),
      });
    const restored = await restore().catch((error: Error) => {
      process.stderr.write(`Not restored; what was in the database is still there. ${error.message}\n`);
    });
    if (!restored) return 1;
    process.stdout.write(
      `Restored ${restored.rows} rows, as of ${restored.takenAt.toISOString()}. Everybody is signed out. Payouts and claims are paused.\n` +
        'Next: start the product, run `npm run reconcile`, look at /admin/operations, and let payouts and claims go on there.\n',
    );
    return leaveAnchors(config.dataDir);
  });
}

async function privateKeysOf(file: string) {
  const text = await readFile(file, 'utf8');
  try {
    return readPrivateKeys(text);
  } catch (error) {
    throw new Error(`${file} ${(error as Error).message}`, { cause: error });
  }
}
