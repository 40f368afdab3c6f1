import { giveawayWords } from '@jara/contract/giveaways';
import { expect, it } from 'vitest';
import { publicWordsOf, publishFormOf, publishProblems } from './publish-form.ts';

const FRESH = { giveaway: null, senderName: 'Radio Port', anonymous: false, opensAt: null };
const fresh = { ...publishFormOf(FRESH), title: 'December jara' };

it('starts from what its sender has told us, and names nobody who asked to stay secret', () => {
  expect(publishFormOf(FRESH)).toEqual({ title: '', host: 'Radio Port', startsAt: '', claimDays: '7' });
  expect(publishFormOf({ ...FRESH, anonymous: true }).host).toBe('');
});

it('leaves a start that nobody touched as it is, to the second', () => {
  const before = publishFormOf({ ...FRESH, opensAt: '2026-11-20T17:00:31.000Z' });
  expect(before.startsAt).toBe('2026-11-20T18:00');
  expect(publicWordsOf({ ...before, title: 'December jara' }, before)).toEqual({
    title: 'December jara',
    host: 'Radio Port',
    claimDays: 7,
  });
});

it('sends a new start as somebody in Lagos means it, and none where it was emptied', () => {
  expect(publicWordsOf({ ...fresh, startsAt: '2026-11-20T18:00' }, fresh)).toMatchObject({
    startsAt: '2026-11-20T17:00:00.000Z',
  });
  const before = { ...fresh, startsAt: '2026-11-20T18:00' };
  expect(publicWordsOf({ ...before, startsAt: '' }, before)).toMatchObject({ startsAt: null });
});

it('says beside each field what is wrong with it', () => {
  const wrong = { title: ' ', host: 'x', startsAt: '2026-11-', claimDays: '31' };
  expect(publishProblems(wrong)).toEqual({
    title: 'Say what it is called',
    host: 'Say who gives it',
    startsAt: 'Choose a day and a time',
    claimDays: 'Choose between 1 and 30 days',
  });
});

const names = (shortest: number, longest: number) => [
  '',
  '   ',
  'x'.repeat(shortest - 1),
  ` ${'x'.repeat(shortest)} `,
  'x'.repeat(longest),
  'x'.repeat(longest + 1),
  '🎁'.repeat(shortest - 1),
  '🎁'.repeat(longest),
  '🎁'.repeat(longest + 1),
  'two\nlines',
  'nul \u0000',
  'turned \u202E around',
  'joined \u200D up',
  '\u3164\u3164\u3164',
  '\u2028line',
];
const table = { title: names(3, 80), host: names(2, 60), claimDays: ['', '0', '1', '30', '31', '99'] };

it.each(Object.entries(table).flatMap(([field, typed]) => typed.map((text) => [field, text] as const)))(
  'says of a field what the server says of it: %s %j',
  (field, text) => {
    const form = { ...fresh, [field]: text };
    const { success, error } = giveawayWords.safeParse(publicWordsOf(form, fresh));
    const said = success ? [] : error.issues.slice(0, 1).map(({ path, message }) => [path.join('.'), message]);
    expect(Object.entries(publishProblems(form))).toEqual(said);
  },
);
