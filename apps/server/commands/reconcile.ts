import { DIFFERENCE_WORDS } from '@jara/domain/operations/differences';
import { readOptions, refuseCall } from '../local/read-options.ts';
import { runCommand } from '../local/run-command.ts';
import { listOpenItems } from '../src/operations/reconciliation/items.store.ts';
import { reconcile } from '../src/operations/reconciliation/reconcile.ts';
import { Refusal } from '../src/platform/refusal.ts';

const USAGE = 'npm run reconcile [-- --from 2026-11-01]';

// Compares our books with the provider. Exits with 1 while anything is open.
const given = readOptions(USAGE, { from: { type: 'string' } });
const from = given?.from === undefined ? undefined : new Date(given.from);
if (from && Number.isNaN(from.getTime())) refuseCall(USAGE, '--from is not a day.');
else if (given) await compareSince(from);

function compareSince(from: Date | undefined) {
  return runCommand(async (deps) => {
    try {
      const run = await reconcile(deps)({ from });
      process.stdout.write(
        `Asked ${deps.config.paystack.baseUrl}. Compared ${run.charges} charges and ${run.transfers} transfers since ` +
          `${run.coversFrom.toISOString()}: ` +
          `${run.mended} recorded, ${run.opened} opened, ${run.closed} closed.\n`,
      );
      if (run.failure) process.stderr.write(`Not finished: ${run.failure}\n`);
      const open = await listOpenItems(deps.db);
      for (const { kind, reference, ours, theirs } of open)
        process.stdout.write(`OPEN ${DIFFERENCE_WORDS[kind]}: ${reference} (ours: ${ours}; theirs: ${theirs})\n`);
      if (open.length === 0 && !run.failure) process.stdout.write('Nothing is open.\n');
      return open.length === 0 && !run.failure ? 0 : 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
  });
}
