import * as z from 'zod/mini';

const count = (initial: number, max: number) =>
  z.pipe(
    z._default(z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/, 'Must be a whole number'))]), initial),
    z.transform((value, context) => {
      const n = Number(value);
      if (n >= 1 && n <= max) return n;
      context.issues.push({ code: 'custom', message: `Must be between 1 and ${max}`, input: value });
      return z.NEVER;
    }),
  );

/** `page` and `limit` as every list takes them. Deep pages are refused: filters find a row sooner. */
export const paging = z.object({ page: count(1, 100_000), limit: count(10, 100) });

export const page = <T extends z.ZodMiniType>(row: T) =>
  z.object({ data: z.array(row), total: z.int(), page: z.int(), limit: z.int(), totalPages: z.int() });

export interface Page<Row> {
  data: Row[];
  total: number;
  page: number;
  limit: number;
  totalPages: number;
}

export const pageOf = <Row>(
  data: Row[],
  total: number,
  { page, limit }: { page: number; limit: number },
): Page<Row> => ({
  data,
  total,
  page,
  limit,
  totalPages: Math.ceil(total / limit),
});
