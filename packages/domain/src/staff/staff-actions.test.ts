import { describe, expect, it } from 'vitest';
import { describeStaffAction, STAFF_ACTIONS } from './staff-actions.ts';

describe('what staff are on record for', () => {
  it('is said in words, which are different for different actions', () => {
    expect(describeStaffAction('withdrawal.approve')).toBe('Approved a withdrawal');
    const words = Object.values(STAFF_ACTIONS);
    expect(new Set(words).size).toBe(words.length);
    for (const sentence of words) expect(sentence).toMatch(/^[A-Z][a-zA-Z ]+$/);
  });

  it('is still readable when the name is one we no longer write', () => {
    expect(describeStaffAction('staff.role_lost')).toBe('Staff role lost');
    expect(describeStaffAction('toString')).toBe('ToString');
    expect(describeStaffAction('')).toBe('');
  });
});
