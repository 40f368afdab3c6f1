import { SWITCHES } from '@jara/domain/operations/switches';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { reason } from '../reason.ts';
import { instant } from '../scalars.ts';
import { staffName } from './filters.ts';
import { reconciliation } from './reconciliation.ts';

export const switchState = z.object({
  name: z.enum(SWITCHES),
  isOn: z.boolean(),
  /** Why it is off. */
  reason: z.nullable(z.string()),
  /** Null when the product paused itself, or nobody ever touched it. */
  changedBy: z.nullable(staffName),
  changedAt: instant,
});
export type SwitchState = z.output<typeof switchState>;

export const booksCheck = z.object({
  isClean: z.boolean(),
  /** All of the books, or what was new since the last checkpoint. */
  isFull: z.boolean(),
  journals: z.int(),
  problems: z.array(z.object({ check: z.string(), count: z.int(), examples: z.array(z.string()) })),
  checkedAt: instant,
  tookMs: z.int(),
  /** Null when the product checked by itself. */
  startedBy: z.nullable(staffName),
});
export type BooksCheck = z.output<typeof booksCheck>;

export const operations = z.object({
  switches: z.array(switchState),
  booksCheck: z.nullable(booksCheck),
  /** The last one that went through all of the books; it may be the same. */
  fullBooksCheck: z.nullable(booksCheck),
  reconciliation: z.nullable(reconciliation),
  openItems: z.int(),
  /** Set while this database, made from a backup, has not been reconciled and released. */
  restore: z.nullable(z.object({ backupTakenAt: instant, restoredAt: instant, isReconciled: z.boolean() })),
});
export type Operations = z.output<typeof operations>;

export const readOperations = endpoint({
  method: 'GET',
  path: '/admin/operations',
  summary: 'What is paused and why, and how the last checks ended',
  access: { permission: 'operations.view' },
  reply: operations,
});

export const changeSwitch = endpoint({
  method: 'PUT',
  path: '/admin/operations/switches/:name',
  summary: 'Pause payouts, claims or the making of gifts, or let them go on',
  access: { permission: 'operations.control' },
  refusals: ['switch_unchanged', 'books_not_clean', 'not_reconciled'],
  stepUp: true,
  params: z.object({ name: z.enum(SWITCHES) }),
  body: z.strictObject({ isOn: z.boolean(), reason }),
  reply: switchState,
});

export const runBooksCheck = endpoint({
  method: 'POST',
  path: '/admin/operations/books-check',
  summary: 'Prove all of the books now; payouts are paused when they do not add up',
  access: { permission: 'ledger.check' },
  reply: booksCheck,
});
