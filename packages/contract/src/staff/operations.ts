import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant } from '../scalars.ts';

export const checkBooks = endpoint({
  method: 'GET',
  path: '/admin/ledger/check',
  summary: 'Check the books: everything that must add up, does',
  access: { permission: 'ledger.check' },
  reply: z.object({
    isClean: z.boolean(),
    journals: z.int(),
    problems: z.array(z.object({ check: z.string(), count: z.int(), examples: z.array(z.string()) })),
    checkedAt: instant,
  }),
});

/** Events carry no authority: a page that hears one asks the server before it believes anything. */
export const sendLiveEvent = endpoint({
  method: 'GET',
  path: '/sse/send',
  summary: 'Wake the pages that watch a payment (sandbox mode only)',
  access: { permission: 'live.send' },
  query: z.object({
    userId: z.string().check(z.minLength(1), z.maxLength(64)),
    message: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  reply: z.object({ sent: z.boolean() }),
});
