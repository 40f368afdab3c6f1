import type * as z from 'zod/mini';
import { Refusal } from '../platform/refusal.ts';

/** Reads what a tester asks for; the first thing wrong with it is what they are told. */
export function read<Shape>(schema: z.ZodMiniType<Shape>, body: unknown): Shape {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(422, `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`);
}
