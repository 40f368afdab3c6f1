import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, key } from './scalars.ts';

// In a file of their own, because the page that opens a gift must not wait for them.

export const askForListLink = endpoint({
  method: 'POST',
  path: '/transactions/list-link',
  summary: 'Mail a sender the link that shows their gifts on another device; the answer never tells who is one',
  access: 'public',
  refusals: ['too_many_requests'],
  status: 202,
  body: z.strictObject({ email }),
  reply: z.object({ message: z.string() }),
});

export const openListLink = endpoint({
  method: 'POST',
  path: '/transactions/list-link/open',
  summary: 'Show the gifts of a mailed link in this browser too; works once',
  access: 'public',
  keys: ['anyone', 'browser'],
  refusals: ['too_many_requests', 'list_link_invalid'],
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({ gifts: z.int() }),
});

export const askForClaimLink = endpoint({
  method: 'POST',
  path: '/claims/mail',
  summary: 'Mail the claimant a link to their share; mails about its payout go to the same address',
  access: 'public',
  keys: ['access_key'],
  refusals: ['too_many_requests', 'access_key_required', 'access_key_rejected', 'claim_lapsed'],
  status: 202,
  headers: z.looseObject({ 'x-access-key': z.optional(key) }),
  body: z.strictObject({ email }),
  reply: z.object({ message: z.string() }),
});
