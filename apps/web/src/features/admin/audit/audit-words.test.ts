import { describe, expect, it } from 'vitest';
import { changesIn, subjectAddress } from './audit-words.ts';

describe('a line of the audit trail', () => {
  it('puts before and after of the same thing together', () => {
    const details = { reason: 'Promoted', before: { role: 'SUPPORT' }, after: { role: 'ADMIN', isActive: true } };
    expect(changesIn(details)).toEqual([
      { name: 'reason', after: 'Promoted' },
      { name: 'role', before: 'Support', after: 'Admin' },
      { name: 'is active', before: 'nothing', after: 'true' },
    ]);
  });

  it('leaves out internal ids', () => {
    expect(changesIn({ reason: 'Asked', refundId: '01a1ddad-f859-70f0-81b2-00ba83f206a0' })).toEqual([
      { name: 'reason', after: 'Asked' },
    ]);
  });

  it('says states in words', () => {
    expect(changesIn({ before: 'ACTIVE', after: 'BLOCKED' })).toEqual([
      { name: 'value', before: 'Active', after: 'Blocked' },
    ]);
    expect(changesIn({})).toEqual([]);
  });
});

it('leads to the record an action was about, where it has a page', () => {
  const id = '01a1ddad-f859-70f0-81b2-00ba83f206a0';
  expect(subjectAddress('gift', id)).toBe(`/admin/quids/${id}`);
  expect(subjectAddress('withdrawal', id)).toBe(`/admin/withdrawals?id=${id}`);
  expect(subjectAddress('report', id)).toBeUndefined();
  expect(subjectAddress('gift', '../evil')).toBeUndefined();
});
