import type { Db } from './database.ts';

export const WEBHOOK_MODES = ['normal', 'drop', 'duplicate', 'delay', 'reorder', 'forge', 'wrong-ip'] as const;
export const WEBHOOK_TIMINGS = ['at-once', 'before-redirect', 'after-redirect'] as const;

export interface Settings {
  clock_offset_ms: number;
  webhook_mode: (typeof WEBHOOK_MODES)[number];
  /** Modes of single kinds of events, by the beginning of their names; the longest that fits counts. */
  webhook_modes: Readonly<Record<string, (typeof WEBHOOK_MODES)[number]>>;
  webhook_delay_seconds: number;
  webhook_schedule: 'test' | 'live';
  webhook_timing: (typeof WEBHOOK_TIMINGS)[number];
  /** How long the API takes for an answer after the work is done, as the real one does that is far away. */
  answer_delay_ms: number;
  /** How long an ordinary transfer looks pending. */
  transfer_delay_ms: number;
  /** Seconds a checkout page stays open; 0 means for ever. */
  payment_session_timeout: number;
  settle_at_once: boolean;
  /** Whether a transfer of ₦10,000 or more costs ₦50 of stamp duty. */
  stamp_duty: boolean;
  payer_bears_fee: boolean;
  rate_limits: boolean;
  resolve_quota: boolean;
  starter_business: boolean;
  approvals: boolean;
  huge_ids: boolean;
  amounts_as_strings: boolean;
}

export async function readSettings(db: Db): Promise<Settings> {
  const { only_row: _, ...settings } = await db.one<Settings & { only_row: true }>(
    'SELECT * FROM paystack_sandbox.settings',
  );
  return settings;
}

export async function changeSettings(db: Db, changes: Partial<Settings>): Promise<void> {
  const names = Object.keys(changes);
  if (names.length === 0) return;
  // The names come from a schema, never from a request.
  const assignments = names.map((name, index) => `${name} = $${index + 1}`).join(', ');
  await db.run(`UPDATE paystack_sandbox.settings SET ${assignments}`, Object.values(changes));
}
