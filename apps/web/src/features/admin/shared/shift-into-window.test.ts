import { describe, expect, it } from 'vitest';
import { shiftIntoWindow } from './shift-into-window.ts';

describe('a panel', () => {
  it('stays where it hangs when it is in sight', () => {
    expect(shiftIntoWindow({ left: 100, right: 300 }, 360)).toBe(0);
    expect(shiftIntoWindow({ left: 8, right: 352 }, 360)).toBe(0);
  });

  it('comes back from beyond either edge', () => {
    expect(shiftIntoWindow({ left: -92, right: 120 }, 360)).toBe(100);
    expect(shiftIntoWindow({ left: 200, right: 400 }, 360)).toBe(-48);
  });

  it('shows its beginning when it is wider than the window', () => {
    expect(shiftIntoWindow({ left: -20, right: 400 }, 360)).toBe(28);
  });
});
