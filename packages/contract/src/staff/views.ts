import type { ViewId } from '@jara/domain/ids';
import { viewNameProblem } from '@jara/domain/staff/view-name';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idOf, instant, uuid } from '../scalars.ts';
import { LIST_NAMES } from './lists.ts';

/** So many views of one list can a member of staff have. */
export const MOST_VIEWS = 20;

/** The words of a list's address: its filters, order, hidden columns and page size. What was searched for is never kept. */
const viewWords = z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(200)));

const viewName = z.string('Give the view a name').check(
  z.trim(),
  z.check(({ value, issues }) => {
    const message = viewNameProblem(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  }),
);

/** A list as one member of staff wants to see it again. Nobody else sees it. */
export const savedView = z.object({ id: uuid, list: z.enum(LIST_NAMES), name: z.string(), words: viewWords });
export type SavedView = z.output<typeof savedView>;

const ofList = z.object({ list: z.enum(LIST_NAMES) });
const byId = z.object({ id: idOf<ViewId>() });
const hidden = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(20));

export const listChoices = z.object({
  /** By name. */
  views: z.array(savedView),
  /** The columns that are hidden in each list; one that is not named shows all. */
  hidden: z.partialRecord(z.enum(LIST_NAMES), z.array(z.string())),
});
export type ListChoices = z.output<typeof listChoices>;

export const readListChoices = endpoint({
  method: 'GET',
  path: '/admin/list-choices',
  summary: 'One’s own saved views, and the columns one has hidden',
  access: 'signed_in',
  reply: listChoices,
});

export const hideColumns = endpoint({
  method: 'PUT',
  path: '/admin/lists/:list/hidden-columns',
  summary: 'Choose the columns of a list for oneself; at least one stays',
  access: 'signed_in',
  refusals: ['permission_denied'],
  params: ofList,
  body: z.strictObject({ hidden }),
  reply: z.object({ hidden: z.array(z.string()) }),
});

export const saveView = endpoint({
  method: 'POST',
  path: '/admin/lists/:list/views',
  summary: 'Keep a list’s filters, order, columns and page size under a name',
  access: 'signed_in',
  refusals: ['permission_denied', 'view_name_taken', 'too_many_views'],
  params: ofList,
  body: z.strictObject({ name: viewName, words: viewWords }),
  reply: savedView,
});

export const changeView = endpoint({
  method: 'PATCH',
  path: '/admin/views/:id',
  summary: 'Rename one of one’s own views, or let it show something else',
  access: 'signed_in',
  refusals: ['view_not_found', 'view_name_taken'],
  params: byId,
  body: z.strictObject({ name: z.optional(viewName), words: z.optional(viewWords) }),
  reply: savedView,
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/admin/views/:id',
  summary: 'Delete one of one’s own views',
  access: 'signed_in',
  refusals: ['view_not_found'],
  params: byId,
  reply: z.object({ deleted: z.literal(true) }),
});

/** Lists that can tell what has come since they were read. */
const NEWS_LISTS = ['quids', 'transactions', 'withdrawals', 'rules', 'giveaways', 'audit'] as const;
export type NewsList = (typeof NEWS_LISTS)[number];

/** Counting stops here: whoever has so much new reads the list anew. */
export const MOST_NEWS = 50;

export const countNews = endpoint({
  method: 'GET',
  path: '/admin/lists/:list/news',
  summary: 'How many have come since a list was read that its filters would leave',
  access: 'signed_in',
  refusals: ['permission_denied'],
  params: z.object({ list: z.enum(NEWS_LISTS) }),
  /** Beside the instant, it takes the filters of the list, under the same names. */
  query: z.looseObject({ since: instant }),
  reply: z.object({ count: z.int(), isMore: z.boolean() }),
});
