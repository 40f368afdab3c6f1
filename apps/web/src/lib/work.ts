import type { ApiError } from '@jara/client/errors';
import { askAfterWork } from '@jara/client/work';
import { toast } from './toast.ts';
import { words } from './words/en.ts';

const SAID = 'waiting-in-line';

/** Does the work that a giveaway under rush asks for, and says meanwhile why it takes a moment. */
export async function waitInLine<T>(
  ask: (headers: Record<string, string>) => Promise<T>,
  first: ApiError,
  signal: AbortSignal | undefined,
): Promise<T> {
  toast.loading(words.waitingInLine, { id: SAID });
  try {
    return await askAfterWork(ask, first, signal);
  } finally {
    toast.dismiss(SAID);
  }
}
