import { LONGEST_THANKS } from '@jara/domain/gift/gift-fields';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { instant, text } from './scalars.ts';
import { words } from './words/en.ts';

// In a file of its own, because the page that opens a gift must not wait for it.

// It is mailed as the words of somebody: signs that do not show, or only turn the direction of others, are none.
const thanksText = text(LONGEST_THANKS, words.thanksTooLong).check(z.regex(/[^\s\p{Cf}]/u, words.writeAWord));
const headers = z.looseObject({ 'x-access-key': z.optional(z.string().check(z.maxLength(200))) });
const thanks = z.object({ text: z.string(), at: instant });
export type Thanks = z.output<typeof thanks>;

export const sayThanks = endpoint({
  method: 'POST',
  path: '/claims/thanks',
  summary: 'Thank the sender, once per share; the same words again get the same answer',
  access: 'public',
  keys: ['access_key'],
  refusals: [
    'too_many_requests',
    'gift_blocked',
    'access_key_required',
    'access_key_rejected',
    'claim_lapsed',
    'claim_frozen',
    'already_thanked',
  ],
  headers,
  body: z.strictObject({ text: thanksText }),
  reply: thanks,
});

export const findThanks = endpoint({
  method: 'GET',
  path: '/claims/thanks',
  summary: 'What the holder of an access key wrote to the sender; null before they have',
  access: 'public',
  keys: ['access_key'],
  refusals: ['too_many_requests', 'access_key_required', 'access_key_rejected'],
  headers,
  reply: z.object({ thanks: z.nullable(thanks) }),
});
