import type { SetUpCheck } from '@jara/contract/staff/set-up';
import { lookAtAlerts } from './alerts.ts';
import { lookAtBackup } from './backup.ts';
import { type Check, type Finding, type Surroundings, unknown } from './check.ts';
import { lookAtClock } from './clock.ts';
import { lookAtDatabase, lookAtMigrations, lookAtRights } from './database.ts';
import { lookAtDisk } from './disk.ts';
import { failureOf } from './failure.ts';
import { lookAtMailServer } from './mail-server.ts';
import { lookAtBalance, lookAtProviderKey } from './provider.ts';
import { lookAtSecretChange } from './secret-change.ts';
import { lookForDkim, lookForDmarc, lookForSpf } from './sender-domain.ts';
import { lookAtSecretKey, lookAtSettings } from './settings.ts';
import { lookAtWebhook } from './webhook.ts';

/** In the order in which they are mended: without the first ones the later ones cannot be told. */
const CHECKS: readonly [name: string, check: Check][] = [
  ['Settings', lookAtSettings],
  ['Secret key', lookAtSecretKey],
  ['Database', lookAtDatabase],
  ['Database rights', lookAtRights],
  ['Migrations', lookAtMigrations],
  ['Change of secret', lookAtSecretChange],
  ['Clock', lookAtClock],
  ['Disk', lookAtDisk],
  ['Provider key', lookAtProviderKey],
  ['Balance', lookAtBalance],
  ['Webhook', lookAtWebhook],
  ['Mail server', lookAtMailServer],
  ['SPF', lookForSpf],
  ['DKIM', lookForDkim],
  ['DMARC', lookForDmarc],
  ['Backup', lookAtBackup],
  ['Alerts', lookAtAlerts],
];

/** Nobody who asks waits longer than this, whoever is silent. */
const PATIENCE_MS = 8_000;
/** Shorter, so that a silent provider is named and not only missed. */
export const PROVIDER_PATIENCE_MS = 6_000;

/** Looks at everything at once, and never hangs: what does not answer in time is unknown, which is not wrong and not right. */
export const lookAtSetUp = (around: Surroundings, patienceMs = PATIENCE_MS): Promise<SetUpCheck[]> =>
  Promise.all(CHECKS.map(async ([name, check]) => ({ name, ...(await inTime(check, around, patienceMs)) })));

export async function inTime(check: Check, around: Surroundings, patienceMs: number): Promise<Finding> {
  const signal = AbortSignal.timeout(patienceMs);
  const tooLate = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  try {
    return await Promise.race([check(around, signal), tooLate]);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    return unknown(`It could not be looked at (${failure}).`, 'Mend what the lines above tell of, then look again.');
  }
}
