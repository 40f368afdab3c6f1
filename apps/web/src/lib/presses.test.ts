import { expect, it } from 'vitest';
import { fieldOf, type SentForm } from './presses.ts';

it('reads a field as a script would have sent it: without space around it, a line break as one sign', () => {
  const form = { fields: new URLSearchParams({ thanks: '  E se!\r\nGod bless. \r\n' }) } as SentForm;
  expect(fieldOf(form, 'thanks')).toBe('E se!\nGod bless.');
  expect(fieldOf(form, 'none')).toBe('');
});
