import type { RefusalBody } from '@jara/contract/refusals';

/** The server answered, and the answer is no. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** All that was said, for those who ask for more than every refusal has. */
  readonly body: Partial<RefusalBody>;

  constructor(status: number, body: Partial<RefusalBody>, retryAfterSeconds?: number) {
    super(body.message ?? '');
    this.status = status;
    this.body = body;
    this.code = body.code ?? 'unknown';
    this.fields = body.fields ?? {};
    this.requestId = body.requestId;
    this.retryAfterSeconds = body.retryAfterSeconds ?? retryAfterSeconds;
  }
}

/** No answer came: no network, a broken connection, or a page of somebody else's in between. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The server took longer than a person waits. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** What a person reads: the server's message, else the exception's, else the screen's own sentence. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

export const hasCode = (error: unknown, ...codes: string[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code);
