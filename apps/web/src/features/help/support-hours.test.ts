import { describe, expect, it } from 'vitest';
import { hoursHere } from './support-hours.ts';

const plain = (text: string) => text.replace(/\s/g, ' ').toLowerCase();

describe('support hours', () => {
  it('are shown in the time of the reader', () => {
    const lagos = hoursHere(Date.UTC(2026, 10, 16, 12), 'Africa/Lagos').map(({ hours }) => plain(hours));
    expect(lagos).toEqual(['10:00 am to 7:00 pm', '11:00 am to 5:00 pm', 'closed']);
  });

  it('are the same hours in UTC', () => {
    expect(plain(hoursHere(Date.UTC(2026, 5, 1), 'UTC')[0]?.hours ?? '')).toBe('9:00 am to 6:00 pm');
  });
});
