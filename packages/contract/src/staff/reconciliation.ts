import type { ItemId } from '@jara/domain/ids';
import { DIFFERENCE_KINDS } from '@jara/domain/operations/differences';
import { REMEDIES } from '@jara/domain/operations/remedies';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page, paging } from '../paging.ts';
import { reason } from '../reason.ts';
import { idOf, instant, money, uuid } from '../scalars.ts';
import { anyOf, staffName } from './filters.ts';

/** Why a comparison has not come through although the provider answered. */
export const NOT_BOOKED = 'Something could not be looked at or booked; the log says what';

export const reconciliation = z.object({
  id: uuid,
  coversFrom: instant,
  startedAt: instant,
  finishedAt: instant,
  /** How many of the provider's were compared. */
  charges: z.int(),
  transfers: z.int(),
  refunds: z.int(),
  disputes: z.int(),
  /** Batches of collections that became balance and were booked on the way. */
  settlements: z.int(),
  /** What the provider said it has for us, and what our books made it; null where something else differed. */
  balanceTheirs: z.nullable(z.int()),
  balanceOurs: z.nullable(z.int()),
  /** Payments and payouts that were put in step with the provider on the way. */
  mended: z.int(),
  opened: z.int(),
  closed: z.int(),
  /** Why it has not come through: that something could not be booked, or what the provider answered instead. */
  failure: z.nullable(z.string()),
  startedBy: z.nullable(staffName),
});
export type Reconciliation = z.output<typeof reconciliation>;

/** One difference between the provider and us. */
export const reconciliationItem = z.object({
  id: uuid,
  kind: z.enum(DIFFERENCE_KINDS),
  /** Ours or the provider's, whichever the difference is known by. */
  reference: z.string(),
  ours: z.string(),
  theirs: z.string(),
  amount: z.nullable(money),
  currency: z.nullable(z.string()),
  giftId: z.nullable(uuid),
  paymentId: z.nullable(uuid),
  withdrawalId: z.nullable(uuid),
  firstSeenAt: instant,
  lastSeenAt: instant,
  assignee: z.nullable(staffName),
  closedAt: z.nullable(instant),
  /** Null while it is open, and when it closed by itself. */
  closedBy: z.nullable(staffName),
  closingNote: z.nullable(z.string()),
  revision: z.int(),
  /** What can be done about it while it is open, and who wants it already where it takes two. */
  remedies: z.array(z.object({ remedy: z.enum(REMEDIES), wantedBy: z.array(staffName) })),
});
export type ReconciliationItem = z.output<typeof reconciliationItem>;

export const runReconciliation = endpoint({
  method: 'POST',
  path: '/admin/reconciliation',
  summary: 'Compare our books with the provider now',
  access: { permission: 'reconciliation.work' },
  refusals: ['verification_failed', 'remedy_does_not_fit', 'already_running'],
  reply: reconciliation,
});

export const ITEM_STATES = ['OPEN', 'CLOSED'] as const;

export const itemFilters = z.object({ ...paging.shape, status: anyOf(ITEM_STATES), kind: anyOf(DIFFERENCE_KINDS) });

export const listReconciliationItems = endpoint({
  method: 'GET',
  path: '/admin/reconciliation/items',
  summary: 'Differences between the provider and us: the open ones first, the oldest of them first',
  access: { permission: 'operations.view' },
  query: itemFilters,
  reply: page(reconciliationItem),
});

const byId = z.object({ id: idOf<ItemId>() });

export const findReconciliationItem = endpoint({
  method: 'GET',
  path: '/admin/reconciliation/items/:id',
  summary: 'One difference',
  access: { permission: 'operations.view' },
  refusals: ['item_not_found'],
  params: byId,
  reply: reconciliationItem,
});

export const resolveReconciliationItem = endpoint({
  method: 'POST',
  path: '/admin/reconciliation/items/:id/resolve',
  summary: 'Settle a difference: book what happened, with a note that says why',
  access: { permission: 'reconciliation.work' },
  refusals: [
    'verification_failed',
    'remedy_does_not_fit',
    'own_approval',
    'dependent_approval',
    'item_not_found',
    'item_closed',
    'item_changed',
  ],
  stepUp: true,
  params: byId,
  body: z.strictObject({ note: reason, revision: z.int(), remedy: z.enum(REMEDIES) }),
  reply: reconciliationItem,
});
