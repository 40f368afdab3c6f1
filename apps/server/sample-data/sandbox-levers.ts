import type { Minor } from '@jara/domain/money/money';
import type { Card } from './outline.ts';

/** What the sample needs of the sandbox's control API: payers, banks and cardholders who do as the story says. */
export interface Levers {
  pay(ask: { reference: string; card: Card; amount?: Minor | undefined }): Promise<void>;
  /** What becomes of a transfer; one that the provider has not heard of is left alone. */
  decideTransfer(reference: string, status: 'success' | 'failed' | 'reversed'): Promise<void>;
  openDispute(reference: string): Promise<void>;
  endDispute(id: string, resolution: 'won' | 'lost'): Promise<void>;
  /** Stops events and questions: told today, they would be acted on with today's date. */
  hush(): Promise<void>;
  speakAgain(): Promise<void>;
}

const TIMEOUT_MS = 20_000;
const ALREADY_PAID = 409;
const NOT_FOUND = 404;

export function createLevers(sandboxUrl: string): Levers {
  const press = async (path: string, body: unknown, { tolerated }: { tolerated?: number } = {}): Promise<void> => {
    const response = await fetch(`${sandboxUrl}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok && response.status !== tolerated) {
      throw new Error(`The sandbox answered ${response.status} to ${path}: ${text.slice(0, 200)}`);
    }
  };

  return {
    // A run that was cut short may have paid already, so a repeated payment is no surprise.
    pay: (ask) => press('/pay', ask, { tolerated: ALREADY_PAID }),
    decideTransfer: (reference, status) => press(`/transfers/${reference}`, { status }, { tolerated: NOT_FOUND }),
    openDispute: (reference) => press('/disputes', { reference }),
    endDispute: (id, resolution) => press(`/disputes/${id}`, { resolution }),
    hush: async () => {
      await press('/webhooks', { mode: 'drop' });
      await press('/settings', { approvals: false });
    },
    speakAgain: async () => {
      await press('/settings', { approvals: true });
      await press('/webhooks', { mode: 'normal' });
    },
  };
}

/**
 * Waits until the sandbox answers. False when somebody else does: with a test key of one's own the provider is the real
 * one, which has no levers.
 */
export async function waitForSandbox(sandboxUrl: string, patienceMs: number): Promise<boolean> {
  if (new URL(sandboxUrl).hostname.endsWith('paystack.co')) return false;
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      const response = await fetch(`${sandboxUrl}/control/state`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      await response.body?.cancel();
      return response.ok;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('The sandbox did not answer', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
