import * as z from 'zod/mini';
import { Refusal } from '../../platform/refusal.ts';

/** The filters of a list mean the same wherever they are taken, so they are read by the list's own schema. A page is none of them. */
export function readFilters<Schema extends z.ZodMiniType>(
  schema: Schema,
  query: Record<string, unknown>,
): z.output<Schema> {
  const { page: _page, limit: _limit, ...filters } = query;
  const parsed = z.safeParse(schema, filters);
  if (isBackwards(filters)) throw new Refusal('invalid_input', { message: 'to: The last day comes before the first' });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal('invalid_input', { message: `${issue?.path.join('.')}: ${issue?.message}` });
}

const isBackwards = ({ from, to }: Record<string, unknown>): boolean =>
  typeof from === 'string' && typeof to === 'string' && from > to;
