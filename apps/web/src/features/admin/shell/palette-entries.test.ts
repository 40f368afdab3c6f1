import { describe, expect, it, vi } from 'vitest';
import { type Found, foundEntries, grouped, matching, type PaletteEntry } from './palette-entries.ts';

const entry = (word: string, group = 'Pages'): PaletteEntry => ({ id: word, group, word, choose: () => undefined });
const found = (id: string, part: Partial<Found> = {}): Found => ({
  kind: 'gift',
  id,
  title: id,
  subtitle: '',
  status: 'ACTIVE',
  at: '2026-11-14T10:00:00.000Z',
  link: `/admin/quids/${id}`,
  isExact: false,
  ...part,
});

describe('the palette', () => {
  const pages = [entry('QUID Management'), entry('User Management'), entry('Invite User')];

  it('finds pages by the beginning of any word, in any order', () => {
    expect(matching(pages, 'user').map(({ word }) => word)).toEqual(['User Management', 'Invite User']);
    expect(matching(pages, 'man us').map(({ word }) => word)).toEqual(['User Management']);
    expect(matching(pages, '')).toHaveLength(3);
    expect(matching(pages, 'anagement')).toEqual([]);
  });

  it('puts the record that was pasted first, so that Enter opens it', () => {
    const open = vi.fn();
    const [first] = foundEntries([found('one'), found('two', { isExact: true })], open);
    first?.choose();
    expect(open).toHaveBeenCalledWith('/admin/quids/two');
  });

  it('keeps groups together in the order of their first entry', () => {
    const mixed = [entry('a', 'Gifts'), entry('b', 'Staff'), entry('c', 'Gifts')];
    expect(grouped(mixed).map(({ group, entries }) => [group, entries.map(({ word }) => word)])).toEqual([
      ['Gifts', ['a', 'c']],
      ['Staff', ['b']],
    ]);
  });
});
