import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Receipt } from '../../components/draw-receipt.tsx';
import { Winners } from './details/winners.tsx';
import { LUCKY, RECEIPT } from './testing.ts';

const words = (part: React.ReactNode) =>
  renderToStaticMarkup(part)
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

it('a receipt shows the number first, and everything that proves it', () => {
  const said = words(<Receipt receipt={RECEIPT} isNew={false} />);
  expect(said).toContain('You are in. Number 12');
  expect(said).toContain(RECEIPT.ticket);
  expect(said).toContain(RECEIPT.head);
});

describe('winners', () => {
  it('are shown by a letter, a bank, a share and when it was in the bank', () => {
    const said = words(<Winners giveaway={LUCKY} />);
    expect(said).toContain('A…, GTBank In their bank since Tuesday 17 November, 3:07 pm ₦4,200.50');
    expect(said).toContain('Somebody Won Tuesday');
  });

  it('are eight at first, and all at a press', () => {
    const [first] = LUCKY.winners;
    if (!first) throw new Error('the sample has no winner');
    const winners = Array.from({ length: 20 }, (_, slot) => ({ ...first, slot }));
    const said = words(<Winners giveaway={{ ...LUCKY, winners, shares: { total: 100, taken: 40, inBank: 0 } }} />);
    expect(said.match(/Somebody/g)).toHaveLength(8);
    expect(said).toContain('Show 12 more');
    expect(said).toContain('the newest of 40');
  });
});
