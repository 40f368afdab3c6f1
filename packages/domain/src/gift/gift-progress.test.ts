import { describe, expect, it } from 'vitest';
import { giftProgress } from './gift-progress.ts';

const paid = { status: 'SUCCESS', giftStatus: 'ACTIVE', amount: 1_000, claimed: 0, paidOut: 0 } as const;

describe('how far a gift has come', () => {
  it('says nothing before it is paid', () => {
    for (const status of ['PENDING', 'PROCESSING', 'FAILED'] as const)
      expect(giftProgress({ ...paid, giftStatus: null, status })).toBeNull();
  });

  it('waits, is opened, and is in their bank once all of it is', () => {
    expect(giftProgress(paid)).toBe('WAITING');
    expect(giftProgress({ ...paid, giftStatus: 'CLAIMED', claimed: 1_000 })).toBe('OPENED');
    expect(giftProgress({ ...paid, giftStatus: 'CLAIMED', claimed: 1_000, paidOut: 1_000 })).toBe('IN_BANK');
  });

  it('is merely opened while a share of it can still be opened or withdrawn', () => {
    expect(giftProgress({ ...paid, giftStatus: 'SPLIT', claimed: 400, paidOut: 400 })).toBe('OPENED');
    expect(giftProgress({ ...paid, giftStatus: 'SPLIT', claimed: 1_000, paidOut: 400 })).toBe('OPENED');
  });

  it('ends when its time is over', () => {
    expect(giftProgress({ ...paid, giftStatus: 'EXPIRED' })).toBe('ENDED');
    expect(giftProgress({ ...paid, giftStatus: 'EXPIRED', claimed: 400, paidOut: 400 })).toBe('IN_BANK');
  });

  it('was sent back when the payment was', () => {
    expect(giftProgress({ ...paid, status: 'REVERSED', giftStatus: 'BLOCKED' })).toBe('SENT_BACK');
  });
});
