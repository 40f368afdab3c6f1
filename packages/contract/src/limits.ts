import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currency, money } from './scalars.ts';

/** The numbers that screens and server must agree on. */
export const limits = z.object({
  mode: z.enum(['sandbox', 'live']),
  currency,
  minGift: money,
  maxGift: money,
  minShare: money,
  /** The smallest share of a gift that more than five people share. */
  minCrowdShare: money,
  minPayout: money,
  feePercent: z.number(),
  autoApproveUpTo: money,
  twoPersonFrom: money,
  giftLifetimeDays: z.int(),
});
export type Limits = z.output<typeof limits>;

export const readLimits = endpoint({
  method: 'GET',
  path: '/limits',
  summary: 'The limits and fees in force',
  access: 'public',
  reply: limits,
});
