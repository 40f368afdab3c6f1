import { GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import { GIVEAWAY_STATES } from '@jara/domain/giveaway/giveaway-state';
import { CURRENCIES } from '@jara/domain/money/money';
import { DIFFERENCE_KINDS } from '@jara/domain/operations/differences';
import { PAYMENT_CHANNELS } from '@jara/domain/payment/channel';
import { PAYMENT_STATUSES } from '@jara/domain/payment/payment-status';
import type { Permission } from '@jara/domain/staff/permissions';
import {
  OPEN_WITHDRAWAL_STATUSES,
  STAFF_WITHDRAWAL_STATUSES,
  WITHDRAWAL_STATUSES,
} from '@jara/domain/withdrawal/withdrawal-status';
import { RULE_TYPE_NAMES } from '../rules.ts';
import { DATE_RANGES } from './filters.ts';
import { GIFT_SORTS } from './gifts.ts';
import { GIVEAWAY_SORTS, REPORT_FILTERS } from './giveaways.ts';
import { PAYMENT_ATTENTION, PAYMENT_SORTS } from './payments.ts';
import { ITEM_STATES } from './reconciliation.ts';
import { WITHDRAWAL_ATTENTION, WITHDRAWAL_SORTS } from './withdrawals.ts';

/** What a list of staff can be narrowed to and ordered by, for its page and for the server that keeps views of it. */
export interface ListShape<Facet extends string = string, Sort extends string = string> {
  facets: Readonly<Record<Facet, readonly string[]>>;
  /** The first is the order it has when nobody chose. */
  sorts: readonly [Sort, ...Sort[]];
  /** Narrowed to nothing but these, a list is work that waits, and what has waited longest comes first. */
  urgent?: { readonly [Name in Facet]?: readonly string[] };
}

export const LISTS = {
  quids: {
    seenWith: 'gifts.view',
    facets: { status: GIFT_STATUSES, currency: CURRENCIES },
    sorts: GIFT_SORTS,
    columns: ['quid', 'amount', 'status', 'creatorEmail', 'recipientEmail', 'createdAt'],
  },
  transactions: {
    seenWith: 'payments.view',
    facets: {
      status: PAYMENT_STATUSES,
      attention: PAYMENT_ATTENTION,
      channel: PAYMENT_CHANNELS,
      currency: CURRENCIES,
    },
    sorts: PAYMENT_SORTS,
    columns: ['reference', 'amount', 'status', 'email', 'quid', 'channel', 'createdAt'],
    urgent: { attention: PAYMENT_ATTENTION },
  },
  withdrawals: {
    seenWith: 'withdrawals.view',
    facets: {
      status: STAFF_WITHDRAWAL_STATUSES,
      attention: WITHDRAWAL_ATTENTION,
      stage: WITHDRAWAL_STATUSES,
      currency: CURRENCIES,
    },
    sorts: WITHDRAWAL_SORTS,
    columns: ['quid', 'amount', 'account', 'status', 'createdAt'],
    urgent: {
      status: ['PENDING', 'ON_ITS_WAY'],
      attention: WITHDRAWAL_ATTENTION,
      stage: OPEN_WITHDRAWAL_STATUSES,
    },
  },
  rules: {
    seenWith: 'rules.view',
    facets: { type: RULE_TYPE_NAMES, status: GIFT_STATUSES, currency: CURRENCIES },
    sorts: ['-createdAt'],
    columns: [],
  },
  giveaways: {
    seenWith: 'gifts.view',
    // The address keeps "state" for that of a member of staff.
    facets: { standing: GIVEAWAY_STATES, reports: REPORT_FILTERS },
    sorts: GIVEAWAY_SORTS,
    columns: ['title', 'state', 'amount', 'rule', 'people', 'signals', 'publishedAt'],
    urgent: { reports: ['OPEN'] },
  },
  audit: {
    seenWith: 'audit.view',
    facets: {},
    sorts: ['-createdAt'],
    columns: ['action', 'at', 'staff', 'subject', 'details'],
  },
  differences: {
    seenWith: 'operations.view',
    facets: { status: ITEM_STATES, kind: DIFFERENCE_KINDS },
    // The open ones first, the oldest of them first.
    sorts: ['firstSeenAt'],
    columns: ['kind', 'state', 'amount', 'ours', 'theirs', 'since'],
  },
} as const satisfies Record<string, ListShape & Kept>;

/** What the server needs to know of a list to keep something of it for somebody. */
interface Kept {
  seenWith: Permission;
  /** Those that can be hidden; a list of cards has none. */
  columns: readonly string[];
}

export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as [ListName, ...ListName[]];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether all of these words mean something in the address of a list. What is searched for is not among them. */
export function areWordsOf(list: ListName, words: Readonly<Record<string, string>>): boolean {
  const { facets, sorts, columns }: ListShape & Kept = LISTS[list];
  const among = (values: readonly string[]) => (word: string) => word.split(',').every((part) => values.includes(part));
  const fits: Record<string, (word: string) => boolean> = {
    ...Object.fromEntries(Object.entries(facets).map(([name, values]) => [name, among(values)])),
    sort: (word) => sorts.includes(word),
    range: (word) => DATE_RANGES.some((range) => range === word),
    from: (word) => DAY.test(word),
    to: (word) => DAY.test(word),
    limit: (word) => /^(100|[1-9]\d?)$/.test(word),
    hide: (word) => word === 'none' || among(columns)(word),
    ...(list === 'withdrawals' ? { assignee: among(['me', 'none']) } : {}),
    ...(list === 'audit' ? { action: (word: string) => /^[a-z_]+(\.[a-z_]+)+$/.test(word) } : {}),
  };
  return Object.entries(words).every(([name, word]) => Object.hasOwn(fits, name) && fits[name]?.(word));
}
