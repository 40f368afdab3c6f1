import { expect, it } from 'vitest';
import { draftOf } from './drafts.ts';

it('a draft outlives its field, belongs to one writer and one subject, and is the same note until it is written', () => {
  const draft = draftOf('ada', 'gift', '1');
  draft.type('Called');
  const key = draft.keyFor('Called');
  const again = draftOf('ada', 'gift', '1');
  expect([again.text(), again.keyFor('Called')]).toEqual(['Called', key]);
  expect(draftOf('ada', 'gift', '2').text()).toBe('');
  expect(draftOf('bola', 'gift', '1').text()).toBe('');
  again.forget();
  expect(draft.text()).toBe('');
  expect(draft.keyFor('Called')).not.toBe(key);
});
