import { describe, expect, it } from 'vitest';
import { approvalFacts, approvalWords, decisionState } from './decision-state.ts';

const request = {
  stage: 'REQUESTED' as const,
  giftStatus: 'CLAIMED' as const,
  sentAt: null,
  approvalsNeeded: 1,
  approvals: [],
  approvedByMe: false,
  approvedByMyKin: false,
};
const sentAt = '2026-11-14T10:05:00.000Z';
const byAda = { staff: { id: 'a', name: 'Ada' }, at: '2026-11-14T10:00:00.000Z', counts: true };
const byOne = (name: string) => ({ ...byAda, staff: { id: name, name }, counts: false });

describe('deciding a withdrawal', () => {
  it('is open to anyone while it is only requested', () => {
    expect(decisionState(request).kind).toBe('open');
  });

  it('waits for somebody else once I have said yes to one that needs two people', () => {
    const asked = { ...request, approvalsNeeded: 2, approvals: [byAda], approvedByMe: true };
    expect(decisionState(asked)).toEqual({
      kind: 'waits',
      why: 'You said yes. A second person has to approve this one.',
    });
    expect(decisionState({ ...asked, approvedByMe: false }).kind).toBe('open');
  });

  it('waits for somebody else when the one who said yes and I are not two', () => {
    const asked = { ...request, approvalsNeeded: 2, approvals: [byAda], approvedByMyKin: true };
    expect(decisionState(asked)).toMatchObject({ kind: 'waits', why: expect.stringMatching(/^Ada said yes, and you/) });
  });

  it('waits while its gift is on hold', () => {
    expect(decisionState({ ...request, giftStatus: 'BLOCKED' })).toMatchObject({ kind: 'waits' });
  });

  it('can still be refused after it was approved, until it is sent', () => {
    expect(decisionState({ ...request, stage: 'APPROVED' }).kind).toBe('unsent');
  });

  it.each(['APPROVED', 'SUBMITTED', 'UNKNOWN', 'COMPLETED', 'FAILED', 'REJECTED', 'REVERSED'] as const)(
    'is over when it was sent and is %s',
    (stage) => {
      expect(decisionState({ ...request, stage, sentAt }).kind).toBe('closed');
    },
  );

  it('counts approvals only where two are needed', () => {
    expect(approvalWords(request)).toBeUndefined();
    expect(approvalWords({ approvalsNeeded: 2, approvals: [byAda] })).toBe('1 of 2 approvals');
  });

  it('counts nobody who has left since, and says so while it waits', () => {
    const asked = { ...request, approvalsNeeded: 2, approvals: [byOne('Bola'), byAda] };
    expect(approvalWords(asked)).toBe('1 of 2 approvals');
    expect(approvalFacts(asked)).toBe('1 of 2: Ada. No longer counted: Bola');
    expect(approvalFacts({ ...asked, approvals: [] })).toBe('0 of 2');
    expect(approvalFacts({ ...request, stage: 'APPROVED', approvals: [byAda] })).toBe('Ada');
    expect(approvalFacts({ ...request, approvalsNeeded: 0 })).toBe('None needed');
  });
});
