import { expect, it } from 'vitest';
import { publishFormOf, readPublishForm } from './publish-form.ts';

const FRESH = { giveaway: null, senderName: 'Radio Port', anonymous: false, opensAt: null };
const fresh = { ...publishFormOf(FRESH), title: 'December jara' };

it('starts from what its sender has told us, and names nobody who asked to stay secret', () => {
  expect(publishFormOf(FRESH)).toEqual({ title: '', host: 'Radio Port', startsAt: '', claimDays: '7' });
  expect(publishFormOf({ ...FRESH, anonymous: true }).host).toBe('');
});

it('leaves a start that nobody touched as it is, to the second', () => {
  const before = publishFormOf({ ...FRESH, opensAt: '2026-11-20T17:00:31.000Z' });
  expect(before.startsAt).toBe('2026-11-20T18:00');
  expect(readPublishForm({ ...before, title: 'December jara' }, before)).toEqual({
    words: { title: 'December jara', host: 'Radio Port', claimDays: 7 },
  });
});

it('sends a new start as somebody in Lagos means it, and none where it was emptied', () => {
  expect(readPublishForm({ ...fresh, startsAt: '2026-11-20T18:00' }, fresh)).toMatchObject({
    words: { startsAt: '2026-11-20T17:00:00.000Z' },
  });
  const before = { ...fresh, startsAt: '2026-11-20T18:00' };
  expect(readPublishForm({ ...before, startsAt: '' }, before)).toMatchObject({ words: { startsAt: null } });
});

it('says beside each field what is wrong with it', () => {
  const wrong = { title: ' ', host: 'x', startsAt: '2026-11-', claimDays: '31' };
  expect(readPublishForm(wrong, fresh)).toEqual({
    problems: {
      title: 'Say what it is called',
      host: 'Say who gives it',
      startsAt: 'Choose a day and a time',
      claimDays: 'Choose between 1 and 30 days',
    },
  });
});
