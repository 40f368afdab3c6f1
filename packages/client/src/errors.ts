import type { RefusalBody, RefusalCode } from '@jara/contract/refusals';

/** What the server says of a bug of its own, and what an answer without a code is given. */
export type ErrorCode = RefusalCode | 'internal_error' | 'unknown';

/** The server answered, and the answer is no. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  // Declared, because defined they would be written out twice in what everybody loads.
  declare readonly status: number;
  /** For a `switch` that the compiler checks. A newer server may say one that is not listed yet: go by the status then. */
  declare readonly code: ErrorCode;
  declare readonly fields: Readonly<Record<string, string>>;
  declare readonly requestId: string | undefined;
  declare readonly retryAfterSeconds: number | undefined;
  /** All that was said, for those who ask for more than every refusal has. */
  declare readonly body: Partial<RefusalBody>;

  constructor(status: number, body: Partial<RefusalBody>, retryAfterSeconds?: number) {
    super(body.message ?? '');
    this.status = status;
    this.body = body;
    this.code = (body.code ?? 'unknown') as ErrorCode;
    this.fields = body.fields ?? {};
    this.requestId = body.requestId;
    this.retryAfterSeconds = body.retryAfterSeconds ?? retryAfterSeconds;
  }
}

/**
 * No answer came: no network, a broken connection, a page of somebody else's in between, or it took too long. Unknown is not
 * failed: what was asked for may have been done.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** Of a change: under this key the same request again is the same request. */
  declare idempotencyKey?: string | undefined;
}

export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

export const hasCode = <Code extends ErrorCode>(
  error: unknown,
  ...codes: Code[]
): error is ApiError & { readonly code: Code } => error instanceof ApiError && (codes as string[]).includes(error.code);
