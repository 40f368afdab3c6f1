import type { Db } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { readSettings, type Settings } from '../platform/settings.ts';
import { wireJson } from '../platform/wire-json.ts';

type Mode = Settings['webhook_mode'];

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
  const mode = modeOf(settings, event);
  const { state, delayMs } = fateOf(settings, mode, event);
  const trick = mode === 'forge' || mode === 'wrong-ip' ? mode : null;
  const copies = mode === 'duplicate' ? COPIES : 1;
  for (let copy = 0; copy < copies; copy += 1) {
    await trx.run(
      `INSERT INTO paystack_sandbox.webhooks (event, reference, body, state, trick, next_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [event, reference, body, state, trick, state === 'waiting' ? clock.in(delayMs) : null, clock.now()],
    );
  }
}

/** The mode of this kind of event where it has one of its own: the longest beginning of its name wins. */
function modeOf({ webhook_modes: modes, webhook_mode: general }: Settings, event: string): Mode {
  const [kind] = Object.keys(modes)
    .filter((beginning) => event.startsWith(beginning))
    .sort((a, b) => b.length - a.length);
  return (kind === undefined ? undefined : modes[kind]) ?? general;
}

function fateOf(
  settings: Settings,
  mode: Mode,
  event: string,
): { state: 'waiting' | 'held' | 'dropped'; delayMs: number } {
  const { webhook_timing: timing } = settings;
  if (mode === 'drop') return { state: 'dropped', delayMs: 0 };
  if (mode === 'reorder') return { state: 'held', delayMs: 0 };
  if (mode === 'delay') return { state: 'waiting', delayMs: settings.webhook_delay_seconds * 1_000 };
  const isAfterRedirect = event === 'charge.success' && timing === 'after-redirect';
  return { state: 'waiting', delayMs: isAfterRedirect ? AFTER_REDIRECT_MS : 0 };
}
