import { expect, it } from 'vitest';
import { outcomeWords } from './outcome-words.ts';
import { RECEIPT } from './testing.ts';

const NOW = Date.parse('2026-11-20T18:00:00.000Z');
const asked = { message: 'What we say.', amount: null, currency: 'NGN' as const, sendBy: null };

it('a winner reads what they won, and until when to send it', () => {
  const sendBy = '2026-11-27T17:00:00.000Z';
  expect(outcomeWords({ ...asked, state: 'YOURS', amount: 2_000_000, sendBy }, RECEIPT, NOW)).toEqual({
    title: 'You won',
    text: 'Number 12 was drawn. ₦20,000 is yours. Send it to a bank by Friday 27 November, 6:00 pm (Lagos), or it goes to somebody else.',
  });
});

it('whoever did not win, or let the time pass, reads so', () => {
  expect(outcomeWords({ ...asked, state: 'NOT_THIS_TIME' }, RECEIPT, NOW)).toEqual({
    title: 'Not this time',
    text: 'Number 12 was not drawn. Thank you for being there.',
  });
  expect(outcomeWords({ ...asked, state: 'LAPSED' }, RECEIPT, NOW)).toEqual({
    title: 'You won, but the time has passed',
    text: 'What we say.',
  });
});

it.each(['ENDED', 'TAKEN', 'PASSWORD_NEEDED'] as const)(
  'a browser that we do not know again (%s) is not told that it lost, and has its receipt at hand',
  (state) => {
    const { title, text, needsReceipt } = outcomeWords({ ...asked, state }, RECEIPT, NOW);
    expect(title).toBe('Your number is 12');
    expect(text).not.toContain('not drawn');
    expect(needsReceipt).toBe(true);
  },
);
