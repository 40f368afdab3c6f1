import { describe, expect, it } from 'vitest';
import { asTheme, isDark } from './theme.ts';

describe('the theme', () => {
  it('follows the device unless the person chose', () => {
    expect(isDark('system', true)).toBe(true);
    expect(isDark('system', false)).toBe(false);
    expect(isDark('light', true)).toBe(false);
    expect(isDark('dark', false)).toBe(true);
  });

  it.each([null, '', 'blue', 7, undefined])('reads %j in storage as system', (stored) => {
    expect(asTheme(stored)).toBe('system');
  });
});
