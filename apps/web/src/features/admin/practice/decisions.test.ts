import { expect, it } from 'vitest';
import { type Desk, decideWithdrawal } from './decisions.ts';
import { makeDice } from './dice.ts';
import { makeWorld } from './make-world.ts';
import { giftOf, known } from './world.ts';

const now = Date.parse('2026-11-14T10:00:00Z');

it('practice refuses a yes while the gift is on hold, and takes a no, as the real portal does', () => {
  const desk: Desk = { world: makeWorld(now), dice: makeDice(1), now: () => now };
  const { id, giftId, revision } = known(
    desk.world.withdrawals.find(({ stage }) => stage === 'REQUESTED'),
    'request',
  );
  giftOf(desk.world, giftId).status = 'BLOCKED';
  expect(() => decideWithdrawal(desk, { id, action: 'APPROVE', revision })).toThrow(
    expect.objectContaining({ code: 'gift_blocked' }),
  );
  expect(decideWithdrawal(desk, { id, action: 'REJECT', reason: 'Review', revision }).stage).toBe('REJECTED');
});
