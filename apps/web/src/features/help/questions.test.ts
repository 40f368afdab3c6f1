import { describe, expect, it } from 'vitest';
import { QUESTIONS, searchQuestions } from './questions.ts';

describe('the questions on the help page', () => {
  it('are thirteen, each with an anchor of its own', () => {
    expect(QUESTIONS).toHaveLength(13);
    expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(13);
    for (const { id } of QUESTIONS) expect(id).toMatch(/^[a-z-]+$/);
  });

  it('are found by any words in them, in any order and case', () => {
    expect(searchQuestions('PERCENT bank').map(({ id }) => id)).toContain('what-does-it-cost');
    expect(searchQuestions('otp').map(({ id }) => id)).toEqual(['is-it-safe']);
  });

  it.each(['refund', 'Refunds', 'money back', 'reverse', 'reversed', 'undo'])(
    'are found by %j, although they say it in other words',
    (query) => {
      expect(searchQuestions(query).map(({ id }) => id)).toEqual(expect.arrayContaining(['mistakes', 'unclaimed']));
    },
  );

  it.each([
    'typo',
    'edit message',
    'unsubscribe',
    'say thank you',
    'schedule birthday',
    'share the code yourself',
    'round sum',
  ])('are found by %j', (query) => {
    expect(searchQuestions(query)).not.toEqual([]);
  });

  it('are found by the wish to cancel', () => {
    expect(searchQuestions('cancel').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['mistakes', 'payment-failed']),
    );
  });

  it('are found without the marks of their letters', () => {
    const marked = { id: 'owo', question: 'Owó iṣẹ́', answer: ['kuɗin aiki, n’ụlọ akụ'], alsoAsked: '' };
    for (const query of ['owo ise', 'owó', 'kudin', 'nulo', 'n’ụlọ', "n'ulo"])
      expect(searchQuestions(query, [marked]), query).toEqual([marked]);
    expect(searchQuestions('owu', [marked])).toEqual([]);
  });

  it('are all there without a search, and none for nonsense', () => {
    expect(searchQuestions('   ')).toHaveLength(13);
    expect(searchQuestions('zebra')).toEqual([]);
  });
});
