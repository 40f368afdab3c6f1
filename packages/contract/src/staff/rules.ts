import { GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { RULE_TYPE_NAMES, ruleView } from '../rules.ts';
import { currency, instant, money, uuid } from '../scalars.ts';
import { anyOf, listing, recordPage } from './filters.ts';

/** A rule and how far it has come. For Support the quid is masked, and the winning number of an open gift is hidden. */
export const staffRule = z.extend(ruleView, {
  giftId: uuid,
  amount: money,
  currency,
  giftStatus: z.enum(GIFT_STATUSES),
  state: z.enum(['NOT_OPEN_YET', 'OPEN', 'ON_HOLD', 'FINISHED']),
  /** People who tried so far. */
  attempts: z.int(),
  sharesTaken: z.int(),
  sharesTotal: z.int(),
  claimedAmount: money,
  /** How much of the gift's money has found its owner. */
  progressPercent: z.number(),
  giftCreatedAt: instant,
});
export type StaffRule = z.output<typeof staffRule>;

export const ruleFilters = z.object({
  ...listing,
  type: anyOf(RULE_TYPE_NAMES),
  status: anyOf(GIFT_STATUSES),
});

export const listStaffRules = endpoint({
  method: 'GET',
  path: '/admin/rules',
  summary: 'Rules with their progress, the latest saved first',
  access: { permission: 'rules.view' },
  query: ruleFilters,
  reply: z.extend(recordPage(staffRule), { byType: z.record(z.string(), z.int()) }),
});
