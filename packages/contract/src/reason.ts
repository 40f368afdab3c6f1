import * as z from 'zod/mini';

const INK = /[^\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Nothing that anybody could read: empty, or made of spaces, joiners, soft hyphens, marks of direction and fillers. */
export const isBlank = (text: string): boolean => !INK.test(text);

/** A reason that people will read later. */
export const reason = z.string('A reason is required').check(
  z.trim(),
  z.refine((text) => !isBlank(text), 'A reason is required'),
  z.maxLength(500, 'Give the reason in at most 500 characters'),
  z.regex(/^[^\p{Cc}]*$/u, 'Write the reason on one line'),
);
