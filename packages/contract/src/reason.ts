import { isBlank } from '@jara/domain/free-text';
import * as z from 'zod/mini';

/** A reason that people will read later. */
export const reason = z.string('A reason is required').check(
  z.trim(),
  z.refine((text) => !isBlank(text), 'A reason is required'),
  z.maxLength(500, 'Give the reason in at most 500 characters'),
  z.regex(/^[^\p{Cc}]*$/u, 'Write the reason on one line'),
);
