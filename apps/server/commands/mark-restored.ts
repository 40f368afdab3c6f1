import { leaveAnchors } from '../local/leave-anchors.ts';
import { readOptions, refuseCall } from '../local/read-options.ts';
import { runOnDatabase } from '../local/run-command.ts';
import { markRestored } from '../src/operations/backup/mark-restored.ts';
import { readErased } from '../src/own-data/erased-people.ts';
import { createKeys } from '../src/platform/keys/keys.ts';

const USAGE = 'npm run restore:mark -- --as-of 2026-11-15T02:00:00Z';

// Tells a database that PostgreSQL brought back to an earlier moment what it is, before the product is started on it.
const given = readOptions(USAGE, { 'as-of': { type: 'string' } });
const text = given?.['as-of'];
const asOf = new Date(text ?? '');
if (given && text === undefined) refuseCall(USAGE, 'The moment it was brought back to is needed.');
else if (given && !(asOf.getTime() < Date.now())) refuseCall(USAGE, '--as-of is not a moment of the past.');
else if (given) await mark(asOf);

function mark(moment: Date) {
  return runOnDatabase(async ({ config, secrets: { databaseUrl, secretKey } }) => {
    try {
      await markRestored({
        databaseUrl,
        asOf: moment,
        keys: createKeys(secretKey, { previous: config.previousSecretKeys }),
        erased: await readErased(config.dataDir),
      });
    } catch (error) {
      process.stderr.write(`Not marked. ${(error as Error).message}\n`);
      return 1;
    }
    process.stdout.write(
      `Marked as restored to ${moment.toISOString()}. Everybody is signed out. Payouts and claims are paused.\n` +
        'Next: start the product, run `npm run reconcile`, look at /admin/operations, and let payouts and claims go on there.\n',
    );
    return leaveAnchors(config.dataDir);
  });
}
