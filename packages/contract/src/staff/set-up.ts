import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant } from '../scalars.ts';

/** Unknown is neither right nor wrong: nobody answered in time, or nothing has happened yet that would tell. */
const SET_UP_STATES = ['ok', 'warning', 'wrong', 'unknown'] as const;
export type SetUpState = (typeof SET_UP_STATES)[number];

export const setUpCheck = z.object({
  name: z.string(),
  state: z.enum(SET_UP_STATES),
  said: z.string(),
  /** What to do about it; null where nothing is to be done. */
  todo: z.nullable(z.string()),
});
export type SetUpCheck = z.output<typeof setUpCheck>;

export const setUp = z.object({ checks: z.array(setUpCheck), lookedAt: instant });
export type SetUp = z.output<typeof setUp>;

export const readSetUp = endpoint({
  method: 'GET',
  path: '/admin/set-up',
  summary: 'Look at the settings and at everything around the product, and say what to do',
  access: { permission: 'set_up.view' },
  reply: setUp,
});
