import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { uuid } from '../scalars.ts';

const REVEALABLE = [
  'gift.quid',
  'gift.recipientEmail',
  'gift.creatorEmail',
  'payment.email',
  'payment.senderEmail',
  'withdrawal.accountNumber',
  'withdrawal.email',
  'person.value',
] as const;
export type Revealable = (typeof REVEALABLE)[number];

export const reveal = endpoint({
  method: 'POST',
  path: '/admin/reveal',
  summary: 'Show one masked value; that it was shown is written down',
  access: { permission: 'personal_data.reveal' },
  refusals: ['not_found', 'too_many_requests'],
  keepsAnswer: false,
  body: z.strictObject({ field: z.enum(REVEALABLE), id: uuid }),
  reply: z.object({ value: z.string() }),
});
