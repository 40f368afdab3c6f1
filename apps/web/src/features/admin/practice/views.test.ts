import { expect, it } from 'vitest';
import { makeDice } from './dice.ts';
import { makeWorld } from './make-world.ts';
import { changeView, choices, countNews, deleteView, hideColumns, saveView } from './views.ts';

const now = Date.parse('2026-11-14T10:00:00Z');

it('keeps views of a trainee, and refuses as the server does', () => {
  const world = makeWorld(now);
  const dice = makeDice(1);
  const view = saveView(world, dice, { list: 'quids', name: 'On hold', words: { status: 'BLOCKED' } });
  expect(choices(world).views).toEqual([view]);
  const again = () => saveView(world, dice, { list: 'quids', name: 'on HOLD', words: {} });
  expect(again).toThrow('You have a view of this name already');
  const searched = () => saveView(world, dice, { list: 'quids', name: 'Ada', words: { search: 'ada' } });
  expect(searched).toThrow('Some of what was sent is not valid');
  expect(changeView(world, view.id, { name: 'Held' }).name).toBe('Held');
  deleteView(world, view.id);
  expect(() => deleteView(world, view.id)).toThrow('This view was not found among yours');
});

it('leaves at least one column', () => {
  const world = makeWorld(now);
  expect(hideColumns(world, 'audit', ['details'])).toEqual(['details']);
  expect(choices(world).hidden).toEqual({ audit: ['details'] });
  expect(() => hideColumns(world, 'audit', ['action', 'at', 'staff', 'subject', 'details'])).toThrow('at least one');
});

it('counts what has come since a list was read', () => {
  const world = makeWorld(now);
  const [newest] = world.gifts.map(({ createdAt }) => createdAt).sort((a, b) => b - a);
  const since = (at = 0) => new Date(at).toISOString();
  expect(countNews(world, 'quids', { since: since(newest) }, now)).toEqual({ count: 0, isMore: false });
  expect(countNews(world, 'quids', { since: since((newest ?? 0) - 1) }, now).count).toBeGreaterThan(0);
  expect(countNews(world, 'quids', { since: since(0) }, now)).toEqual({ count: 50, isMore: true });
});
