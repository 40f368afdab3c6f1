import { email as emailSchema } from '@jara/contract/scalars';
import { createPaystackClient } from '@jara/paystack/client';
import * as z from 'zod/mini';
import { readOptions, refuseCall } from '../local/read-options.ts';
import { runOnDatabase } from '../local/run-command.ts';
import type { Wishes } from '../src/operations/set-up/check.ts';
import { lookAtSetUp, PROVIDER_PATIENCE_MS } from '../src/operations/set-up/look-at-set-up.ts';
import { realOutside } from '../src/operations/set-up/outside.ts';
import { reportOf, unreadableSettings } from '../src/operations/set-up/report.ts';
import { SettingsError } from '../src/platform/config.ts';
import { connect } from '../src/platform/database/db.ts';

const USAGE = 'npm run doctor [-- --live] [--mail you@example.com] [--alert]';

// Looks at the settings and at everything around the product. Exits with 1 when anything is wrong.
const given = readOptions(USAGE, {
  live: { type: 'boolean' },
  mail: { type: 'string' },
  alert: { type: 'boolean' },
});
if (given?.mail !== undefined && !z.safeParse(emailSchema, given.mail).success)
  refuseCall(USAGE, '--mail is not an address.');
else if (given) await examine(given);

async function examine(wishes: Wishes): Promise<void> {
  try {
    await runOnDatabase(async ({ config, secrets }) => {
      // A connection that breaks shows in the check that was using it.
      const { db } = connect(secrets.databaseUrl, { max: 4, onError: () => undefined });
      const paystack = createPaystackClient({
        secretKey: secrets.paystackSecretKey,
        baseUrl: config.paystack.baseUrl,
        timeoutMs: config.paystack.timeoutMs,
        deadlineAt: performance.now() + PROVIDER_PATIENCE_MS,
      });
      const { databaseUrl } = secrets;
      return tell(reportOf(await lookAtSetUp({ config, databaseUrl, db, paystack, outside: realOutside(), wishes })));
    });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.exitCode = tell(reportOf(unreadableSettings(error)));
  }
  // Whoever did not answer in time may still hold a connection, and nobody waits for them.
  process.exit();
}

function tell({ text, code }: ReturnType<typeof reportOf>): number {
  process.stdout.write(text);
  return code;
}
