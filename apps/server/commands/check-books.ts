import { readOptions } from '../local/read-options.ts';
import { runCommand } from '../local/run-command.ts';
import { beginAnew } from '../src/operations/books/begin-anew.ts';
import { checkBooks } from '../src/operations/books/check-books.ts';

const USAGE = 'npm run ledger:check [-- --begin-anew]';

// Proves all of the books and every checkpoint: `npm run ledger:check`. Exits with 1 when anything is wrong. With `-- --begin-anew` the
// checkpoints are left out, and made anew from the first journal on when all the rest is right.
const given = readOptions(USAGE, { 'begin-anew': { type: 'boolean' } });
if (given)
  await runCommand(async (deps) => {
    const isAnew = given['begin-anew'] === true;
    const report = isAnew ? await beginAnew(deps) : await checkBooks(deps.db, deps.keys);
    if (!report) {
      process.stderr.write('Another process is proving the books. Try again in a moment.\n');
      return 1;
    }
    const { isClean, journals, problems } = report;
    for (const { check, count, examples } of problems) {
      process.stdout.write(`NOT TRUE: ${check} (${count}; for example ${examples.join(', ')})\n`);
    }
    process.stdout.write(isClean ? `The books are clean: ${journals} journals.\n` : `The books are not clean.\n`);
    if (isAnew && isClean) process.stdout.write('Their checkpoints begin anew.\n');
    return isClean ? 0 : 1;
  });
