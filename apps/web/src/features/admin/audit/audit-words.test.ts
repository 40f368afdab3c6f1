import { describe, expect, it } from 'vitest';
import { changesIn, subjectAddress } from './audit-words.ts';

describe('a line of the audit trail', () => {
  it('puts before and after of the same thing together', () => {
    const details = { reason: 'Promoted', before: { role: 'SUPPORT' }, after: { role: 'ADMIN', isActive: true } };
    expect(changesIn(details)).toEqual([
      { name: 'reason', after: 'Promoted' },
      { name: 'role', before: 'Support', after: 'Admin' },
      { name: 'is active', before: 'nothing', after: 'yes' },
    ]);
  });

  it('leaves out internal ids', () => {
    expect(changesIn({ reason: 'Asked', refundId: '01a1ddad-f859-70f0-81b2-00ba83f206a0' })).toEqual([
      { name: 'reason', after: 'Asked' },
    ]);
  });

  it('says amounts as money, in their currency', () => {
    expect(changesIn({ amount: 1_000_050, currency: 'NGN', reason: 'Asked' })).toEqual([
      { name: 'amount', after: '₦10,000.50' },
      { name: 'reason', after: 'Asked' },
    ]);
    expect(changesIn({ amount: 500, currency: 'GHS' })).toEqual([{ name: 'amount', after: 'GH₵5.00' }]);
  });

  it('says instants, lists and filters as people read them', () => {
    expect(changesIn({ expiresAt: '2027-11-15T09:00:00.000Z', filters: { status: ['ACTIVE', 'SPLIT'] } })).toEqual([
      { name: 'expires at', after: expect.stringMatching(/^15 Nov 2027.*10:00.*\(Lagos\)$/) },
      { name: 'filters', after: 'status Active, Split' },
    ]);
    expect(changesIn({ filters: {} })).toEqual([{ name: 'filters', after: 'nothing' }]);
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
