import { describe, expect, it } from 'vitest';
import { makeKeyring, newKey } from './idempotency.ts';

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

  it('is a random UUID', () => {
    expect(newKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
