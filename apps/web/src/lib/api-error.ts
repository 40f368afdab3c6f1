export { ApiError, hasCode, hasStatus } from '@jara/client/errors';

/** What a person reads: the server's message, else the exception's, else the screen's own sentence. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
