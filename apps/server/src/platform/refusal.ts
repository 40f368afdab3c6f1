import { REFUSALS, type RefusalCode } from '@jara/contract/refusals';
import type { Language } from '@jara/domain/language';

/**
 * A sentence that is made in the language of whoever asked; a plain one is for staff and machines, in English. Where there is none
 * after all, the code's own is told.
 */
export type Told = string | ((language: Language) => string | undefined);

interface Details {
  /** A more exact sentence than the code's own. */
  message?: Told | undefined;
  /** Field problems by name, for forms. */
  fields?: Record<string, Told>;
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
    const { message } = details;
    // Logs are in English.
    const english = (typeof message === 'function' ? message('en') : message) ?? REFUSALS[code].message;
    Error.stackTraceLimit = 0;
    super(english);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'Refusal';
    this.code = code;
    this.status = REFUSALS[code].status;
    this.details = details;
  }
}
