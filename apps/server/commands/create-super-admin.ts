import { email as emailSchema } from '@jara/contract/scalars';
import * as z from 'zod/mini';
import { readWords, refuseCall } from '../local/read-options.ts';
import { runCommand } from '../local/run-command.ts';
import { createSuperAdmin } from '../src/staff/create-super-admin.ts';

const USAGE = 'npm run staff:create-super-admin -- email@example.com First Last [--locked-out]';

// Makes the first Super Admin. No password passes over the command line, where the shell would remember it: the person
// chooses one behind a link that works once.
const given = readWords(USAGE, 3, { 'locked-out': { type: 'boolean', default: false } });
if (given) {
  const [address, firstName = '', lastName = ''] = given.words;
  const email = z.safeParse(emailSchema, address);
  if (!email.success) refuseCall(USAGE, `${address} is no e-mail address.`);
  else
    await runCommand(
      async (deps) => {
        const made = await createSuperAdmin(deps)({
          email: email.data,
          firstName,
          lastName,
          lockedOut: given.values['locked-out'],
        });
        if (!made.ok) {
          process.stderr.write(`${made.problem}\n`);
          return 1;
        }
        process.stdout.write(`Open this link within 7 days to choose a password. It works once:\n\n  ${made.url}\n\n`);
        return 0;
      },
      // A new system's first step, which need not wait for a server to have made the tables.
      { migrateFirst: true },
    );
}
