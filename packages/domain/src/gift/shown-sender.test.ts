import { describe, expect, it } from 'vitest';
import { shownSender } from './shown-sender.ts';

describe('who a gift comes from', () => {
  it('is the name on the card', () => {
    expect(shownSender({ name: 'Chidi', anonymous: false })).toBe('Chidi');
  });

  it('is someone who asked to stay secret only when they did, whatever name they typed', () => {
    expect(shownSender({ name: 'Chidi', anonymous: true })).toBe('someone who asked to stay secret');
    expect(shownSender({ name: null, anonymous: true })).toBe('someone who asked to stay secret');
  });

  it('is someone when no name was given', () => {
    expect(shownSender({ name: null, anonymous: false })).toBe('someone');
    expect(shownSender({ name: '' })).toBe('someone');
  });
});
