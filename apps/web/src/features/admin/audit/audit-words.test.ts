import { describe, expect, it } from 'vitest';
import { actionWords, changesIn } from './audit-words.ts';

describe('a line of the audit trail', () => {
  it('names the action in words', () => {
    expect(actionWords('withdrawal.approved')).toBe('Withdrawal approved');
    expect(actionWords('staff.role_changed')).toBe('Staff role changed');
  });

  it('puts before and after of the same thing together', () => {
    const details = { reason: 'Promoted', before: { role: 'SUPPORT' }, after: { role: 'ADMIN', isActive: true } };
    expect(changesIn(details)).toEqual([
      { name: 'reason', after: 'Promoted' },
      { name: 'role', before: 'SUPPORT', after: 'ADMIN' },
      { name: 'is active', before: 'nothing', after: 'true' },
    ]);
  });

  it('shows a bare value as it is', () => {
    expect(changesIn({ before: 'ACTIVE', after: 'BLOCKED' })).toEqual([
      { name: 'value', before: 'ACTIVE', after: 'BLOCKED' },
    ]);
    expect(changesIn({})).toEqual([]);
  });
});
