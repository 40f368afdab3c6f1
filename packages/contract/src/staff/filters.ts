import { CURRENCIES } from '@jara/domain/money/money';
import * as z from 'zod/mini';
import { page, paging } from '../paging.ts';
import { instant } from '../scalars.ts';

/** Several values of a list's filter, repeated (`status=A&status=B`) or with commas (`status=A,B`). */
export const severalValues = z.union([
  z.string().check(z.maxLength(200)),
  z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)),
]);

export const anyOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(
    z.pipe(
      z.pipe(
        severalValues,
        z.transform((given) =>
          (Array.isArray(given) ? given : given.split(',')).map((text) => text.trim()).filter((text) => text !== ''),
        ),
      ),
      z.array(z.enum(values)),
    ),
  );

export const DATE_RANGES = ['today', 'week', 'month', 'quarter'] as const;
export type DateRange = (typeof DATE_RANGES)[number];

/** Of a year in which there can be records; the days around the ends of the calendar have no instant everywhere. */
export const day = z.iso
  .date('Use a date like 2026-11-30')
  .check(z.regex(/^(19[7-9]|2\d\d)\d-/, 'Use a date like 2026-11-30'));

/** Whole days of Lagos: a preset that ends today, or from one date to another, both included. */
export const period = {
  range: z.optional(z.enum(DATE_RANGES)),
  from: z.optional(day),
  to: z.optional(day),
};

export const searchText = z.optional(z.string().check(z.trim(), z.maxLength(120, 'Search for at most 120 characters')));

/** What every filtered list of records takes. */
export const listing = { ...paging.shape, search: searchText, currency: anyOf(CURRENCIES), ...period };

/** A member of staff, named beside what they did. */
export const staffName = z.object({ id: z.string(), name: z.string() });
export type StaffName = z.output<typeof staffName>;

/** A page that says when it was read, so that what has come since can be asked for. */
const datedPage = <T extends z.ZodMiniType>(row: T) => z.extend(page(row), { readAt: instant });

/** A page of records. A search counts up to a limit and then stops: a longer list is not one that people read. */
export const recordPage = <T extends z.ZodMiniType>(row: T) => z.extend(datedPage(row), { isTotalCapped: z.boolean() });
export const SEARCH_COUNT_LIMIT = 5_000;
/** Where no totals are kept, what the filters leave is counted; nobody pages through more. */
export const PLAIN_COUNT_LIMIT = 1_000;
