import { describe, expect, it } from 'vitest';
import { makeKeyring } from './idempotency.ts';

describe('an idempotency key', () => {
  it('stays the same for the same request and changes with it', () => {
    let made = 0;
    const ring = makeKeyring(() => `key-${++made}`);
    expect(ring.keyFor({ amount: 1 })).toBe('key-1');
    expect(ring.keyFor({ amount: 1 })).toBe('key-1');
    expect(ring.keyFor({ amount: 2 })).toBe('key-2');
    ring.forget();
    expect(ring.keyFor({ amount: 2 })).toBe('key-3');
  });
});
