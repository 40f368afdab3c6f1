import { minor } from '@jara/domain/money/money';
import { expect, it } from 'vitest';
import { simulateDraw } from './simulate-draw.ts';

const people = ['Ada', 'Bayo', 'Chidi', 'Danladi', 'Ebiere'];
const sharesOf = (claims: ReturnType<typeof simulateDraw>) =>
  claims.flatMap(({ outcome }) => (outcome.kind === 'granted' ? [outcome.share] : []));

it('plays a draw through: as many win as there are prizes, and the others are told kindly', () => {
  const claims = simulateDraw(
    { type: 'DRAW', winners: 2, closesAt: 0, shares: [700_000, 300_000] },
    minor(1_000_000),
    people,
  );
  expect(sharesOf(claims).sort()).toEqual([300_000, 700_000]);
  expect(claims.filter(({ sentence }) => sentence.endsWith('is told: not this time'))).toHaveLength(3);
});

it('lets everybody win once when fewer enter than can win', () => {
  const claims = simulateDraw({ type: 'DRAW', winners: 10, closesAt: 0 }, minor(1_000_000), people);
  expect(sharesOf(claims)).toEqual(people.map(() => 100_000));
});
