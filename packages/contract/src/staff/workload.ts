import { ROLES } from '@jara/domain/staff/roles';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant, money } from '../scalars.ts';
import { staffName } from './filters.ts';
import { staffWithdrawal } from './withdrawals.ts';

export const AGE_BUCKETS = ['UNDER_6H', 'UNDER_12H', 'UNDER_24H', 'BROKEN'] as const;

const load = { open: z.int(), amount: money, oldestAt: z.nullable(instant), broken: z.int() };

/** Withdrawals that are not finished, against the promise of 24 hours. Every currency is counted; naira alone are added up. */
export const workload = z.object({
  ...load,
  /** Those that wait for a decision. */
  pending: z.int(),
  onTheirWay: z.int(),
  byAge: z.array(z.object({ age: z.enum(AGE_BUCKETS), open: z.int(), amount: money })),
  byPerson: z.array(
    z.object({ staff: z.nullable(staffName), role: z.nullable(z.enum(ROLES)), ...load, decidedToday: z.int() }),
  ),
  /** The ones that run out of time first. */
  next: z.array(staffWithdrawal),
  /** Of those that arrived in the last 30 days or are overdue, how many arrived within the promise, in percent. */
  keptPromisePercent: z.nullable(z.number()),
  medianHours: z.nullable(z.number()),
});
export type Workload = z.output<typeof workload>;

export const readWorkload = endpoint({
  method: 'GET',
  path: '/admin/workload',
  summary: 'Open work by age and by person',
  access: { permission: 'workload.view' },
  reply: workload,
});
