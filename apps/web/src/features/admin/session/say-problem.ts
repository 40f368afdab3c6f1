import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { ActionCancelled } from './step-up.tsx';

/** Tells what went wrong. Somebody who changed their mind needs no telling. */
export function sayProblem(error: unknown, fallback: string): void {
  if (!(error instanceof ActionCancelled)) toast.error(messageOf(error, fallback));
}

/** The same for a place on the screen. */
export const problemOf = (error: unknown, fallback: string): string | undefined =>
  error === null || error instanceof ActionCancelled ? undefined : messageOf(error, fallback);
