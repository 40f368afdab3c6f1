import { expect, it } from 'vitest';
import { byTimeAndCause } from './gifts.ts';

const at = new Date('2026-11-15T12:00:00Z');
const later = new Date('2026-11-15T12:00:01Z');

it('puts what happened at the same instant in the order in which one causes the next', () => {
  const told = [
    { at, kind: 'MAIL' },
    { at, kind: 'GIFT_CLOSED' },
    { at, kind: 'CLAIMED' },
    { at, kind: 'ATTEMPTS' },
    { at, kind: 'GIFT_CREATED' },
    { at, kind: 'PAYMENT_SETTLED' },
    { at, kind: 'WEBHOOK' },
  ] as const;
  expect([...told].sort(byTimeAndCause).map(({ kind }) => kind)).toEqual([
    'WEBHOOK',
    'PAYMENT_SETTLED',
    'GIFT_CREATED',
    'ATTEMPTS',
    'CLAIMED',
    'GIFT_CLOSED',
    'MAIL',
  ]);
});

it('goes by time first', () => {
  const told = [
    { at: later, kind: 'WEBHOOK' },
    { at, kind: 'MAIL' },
  ] as const;
  expect([...told].sort(byTimeAndCause).map(({ kind }) => kind)).toEqual(['MAIL', 'WEBHOOK']);
});

it('lets a decision of staff stand before what it did', () => {
  const told = [
    { at, kind: 'WITHDRAWAL_APPROVED' },
    { at, kind: 'REFUND' },
    { at, kind: 'STAFF_ACTION' },
  ] as const;
  expect([...told].sort(byTimeAndCause)[0]?.kind).toBe('STAFF_ACTION');
});
