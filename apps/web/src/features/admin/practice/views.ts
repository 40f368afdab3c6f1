import { areWordsOf, LISTS, type ListName } from '@jara/contract/staff/lists';
import { type ListChoices, MOST_NEWS, MOST_VIEWS, type NewsList, type SavedView } from '@jara/contract/staff/views';
import type { Dice } from './dice.ts';
import * as lists from './practice-lists.ts';
import { refuse } from './refuse.ts';
import type { World } from './world.ts';

/** Views and columns that a trainee keeps; they are forgotten with the rest of the practice ground. */
export const choices = ({ views, hidden }: World): ListChoices => ({
  views: [...views].sort((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase())),
  hidden,
});

export function hideColumns({ hidden }: World, list: ListName, columns: string[]): string[] {
  if (columns.length > 0 && columns.length >= LISTS[list].columns.length)
    throw refuse('invalid_input', 'Leave at least one column of this list, and name no other');
  hidden[list] = columns;
  return columns;
}

const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function refuseTaken({ views }: World, { id, list, name }: Pick<SavedView, 'list' | 'name'> & { id?: string }): void {
  const taken = views.find((view) => view.list === list && isSameName(view.name, name));
  if (taken && taken.id !== id) throw refuse('view_name_taken');
}

export function saveView(world: World, dice: Dice, view: Omit<SavedView, 'id'>): SavedView {
  if (!areWordsOf(view.list, view.words)) throw refuse('invalid_input');
  refuseTaken(world, view);
  if (world.views.filter(({ list }) => list === view.list).length >= MOST_VIEWS) throw refuse('too_many_views');
  const saved = { id: dice.uuid(), ...view };
  world.views.push(saved);
  return saved;
}

function viewOf({ views }: World, id: string): SavedView {
  const view = views.find((each) => each.id === id);
  if (!view) throw refuse('view_not_found');
  return view;
}

export function changeView(
  world: World,
  id: string,
  { name, words }: { name?: string | undefined; words?: Record<string, string> | undefined },
): SavedView {
  const view = viewOf(world, id);
  if (name !== undefined) refuseTaken(world, { ...view, name });
  return Object.assign(view, name === undefined ? {} : { name }, words ? { words } : {});
}

export function deleteView(world: World, id: string): void {
  const { id: known } = viewOf(world, id);
  world.views = world.views.filter((view) => view.id !== known);
}

type Filters = Record<string, unknown>;

/** When each row that the filters leave has come, the newest first. */
const COMINGS: Record<NewsList, (world: World, filters: Filters, now: number) => string[]> = {
  quids: (world, filters, now) => lists.giftList(world, filters, now).data.map(({ createdAt }) => createdAt),
  transactions: (world, filters, now) => lists.paymentList(world, filters, now).data.map(({ createdAt }) => createdAt),
  withdrawals: (world, filters, now) =>
    lists.withdrawalList(world, filters, now).data.map(({ createdAt }) => createdAt),
  rules: (world, filters, now) => lists.ruleList(world, filters, now).data.map(({ updatedAt }) => updatedAt),
  giveaways: (world, filters, now) =>
    lists.giveawayList(world, filters, now).data.map(({ publishedAt }) => publishedAt),
  audit: (world, filters, now) => lists.auditList(world, filters, now).data.map(({ at }) => at),
};

export function countNews(
  world: World,
  list: NewsList,
  { since, ...filters }: Filters & { since: string },
  now: number,
) {
  const newest = { ...filters, sort: '-createdAt', page: 1, limit: MOST_NEWS + 1 };
  const count = COMINGS[list](world, newest, now).filter((at) => at > since).length;
  return { count: Math.min(count, MOST_NEWS), isMore: count > MOST_NEWS };
}
