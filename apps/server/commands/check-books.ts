import { runCommand } from '../local/run-command.ts';
import { checkBooks } from '../src/operations/books/check-books.ts';

// Proves the books: `npm run ledger:check`. Exits with 1 when anything is wrong.
await runCommand(async ({ db }) => {
  const { isClean, journals, problems } = await checkBooks(db);
  for (const { check, count, examples } of problems) {
    process.stdout.write(`NOT TRUE: ${check} (${count}; for example ${examples.join(', ')})\n`);
  }
  process.stdout.write(isClean ? `The books are clean: ${journals} journals.\n` : `The books are not clean.\n`);
  return isClean ? 0 : 1;
});
