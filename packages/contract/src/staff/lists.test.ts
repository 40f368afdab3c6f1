import { describe, expect, it } from 'vitest';
import { areWordsOf } from './lists.ts';

describe('the words of a view', () => {
  it('are those that its list can mean', () => {
    const words = {
      status: 'ACTIVE,BLOCKED',
      range: 'week',
      sort: '-amount',
      limit: '50',
      hide: 'creatorEmail,amount',
    };
    expect(areWordsOf('quids', words)).toBe(true);
    expect(areWordsOf('quids', {})).toBe(true);
    expect(areWordsOf('quids', { from: '2026-11-01', to: '2026-11-17', hide: 'none' })).toBe(true);
    expect(areWordsOf('withdrawals', { status: 'PENDING', assignee: 'me' })).toBe(true);
    expect(areWordsOf('audit', { action: 'withdrawal.approve' })).toBe(true);
  });

  it('hold nothing that somebody typed', () => {
    const typed: Record<string, string>[] = [
      { search: 'ada@example.com' },
      { status: 'ada@example.com' },
      { sort: 'ada' },
      { hide: 'ada' },
      { from: 'ada' },
      { limit: '0123456789' },
      { assignee: '0199a000-0000-7000-8000-000000000001' },
      { action: 'ada@example.com' },
      { constructor: 'x' },
      { page: '2' },
    ];
    for (const words of typed)
      for (const list of ['quids', 'withdrawals', 'audit'] as const)
        expect([list, words, areWordsOf(list, words)]).toEqual([list, words, false]);
  });
});
