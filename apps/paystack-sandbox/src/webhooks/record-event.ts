import type { Db } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { readSettings, type Settings } from '../platform/settings.ts';
import { wireJson } from '../platform/wire-json.ts';

const COPIES = 3;
const AFTER_REDIRECT_MS = 3_000;

/**
 * Writes an event down in the transaction that caused it, so that it survives a crash; the dispatcher sends it.
 * The mode the tester has chosen decides here what will become of it.
 */
export async function recordEvent(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  event: string,
  reference: string,
  data: unknown,
): Promise<void> {
  const settings = await readSettings(trx);
  const body = wireJson({ event, data });
  const { state, delayMs } = fateOf(settings, event);
  const trick =
    settings.webhook_mode === 'forge' || settings.webhook_mode === 'wrong-ip' ? settings.webhook_mode : null;
  const copies = settings.webhook_mode === 'duplicate' ? COPIES : 1;
  for (let copy = 0; copy < copies; copy += 1) {
    await trx.run(
      `INSERT INTO paystack_sandbox.webhooks (event, reference, body, state, trick, next_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [event, reference, body, state, trick, state === 'waiting' ? clock.in(delayMs) : null, clock.now()],
    );
  }
}

function fateOf(settings: Settings, event: string): { state: 'waiting' | 'held' | 'dropped'; delayMs: number } {
  const { webhook_mode: mode, webhook_timing: timing } = settings;
  if (mode === 'drop') return { state: 'dropped', delayMs: 0 };
  if (mode === 'reorder') return { state: 'held', delayMs: 0 };
  if (mode === 'delay') return { state: 'waiting', delayMs: settings.webhook_delay_seconds * 1_000 };
  const isAfterRedirect = event === 'charge.success' && timing === 'after-redirect';
  return { state: 'waiting', delayMs: isAfterRedirect ? AFTER_REDIRECT_MS : 0 };
}
