import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant } from '../scalars.ts';

const SEARCH_KINDS = ['gift', 'payment', 'withdrawal', 'staff'] as const;

/** Paste any code, reference, id or address and arrive at the record. Titles are masked for Support. */
export const searchEverything = endpoint({
  method: 'GET',
  path: '/admin/search',
  summary: 'Find a record by QUID, reference, id or e-mail',
  access: { permission: 'search.use' },
  query: z.object({
    q: z
      .string()
      .check(
        z.trim(),
        z.minLength(2, 'Type at least 2 characters'),
        z.maxLength(120, 'Search for at most 120 characters'),
      ),
  }),
  reply: z.object({
    results: z.array(
      z.object({
        kind: z.enum(SEARCH_KINDS),
        id: z.string(),
        title: z.string(),
        subtitle: z.string(),
        status: z.string(),
        at: instant,
        /** The page of the portal that shows it. */
        link: z.string(),
        /** The text is exactly this record's code, reference, id or address. */
        isExact: z.boolean(),
      }),
    ),
  }),
});
