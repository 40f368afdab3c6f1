import * as z from 'zod/mini';

/** Sent again after a `work_needed`: its challenge with a number that answers it, or, 15 seconds later, by itself. */
export const workHeader = z.looseObject({ 'x-work': z.optional(z.string().check(z.maxLength(80))) });
