import { email as emailSchema } from '@jara/contract/scalars';
import * as z from 'zod/mini';
import { runCommand } from '../local/run-command.ts';
import { createSuperAdmin } from '../src/staff/create-super-admin.ts';

const USAGE = 'Usage: npm run staff:create-super-admin -- email@example.com First Last [--locked-out]\n';

// Makes the first Super Admin. No password passes over the command line, where the shell would remember it: the person
// chooses one behind a link that works once.
const FLAG = '--locked-out';
const [given = '', firstName = '', lastName = ''] = process.argv.slice(2).filter((word) => word !== FLAG);
const email = z.safeParse(emailSchema, given);
if (!email.success || firstName === '' || lastName === '') {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  await runCommand(
    async (deps) => {
      const made = await createSuperAdmin(deps)({
        email: email.data,
        firstName,
        lastName,
        lockedOut: process.argv.includes(FLAG),
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
