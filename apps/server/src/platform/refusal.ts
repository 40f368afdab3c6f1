import { REFUSALS, type RefusalCode } from '@jara/contract/refusals';

interface Details {
  /** A more exact sentence than the code's own. */
  message?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** What the one who asks has to do first. */
  work?: { challenge: string; difficulty: number };
}

/** A "no" the product foresees. Thrown anywhere, answered in one place. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: RefusalCode, details: Details = {}) {
    // A foreseen "no" is found by its code. When a crowd is told that all is taken, writing down each one's stack costs as much as
    // reading its request.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(details.message ?? REFUSALS[code].message);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'Refusal';
    this.code = code;
    this.status = REFUSALS[code].status;
    this.details = details;
  }
}
