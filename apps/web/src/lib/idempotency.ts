import { newKey } from '@jara/client/new-key';
import { useRef } from 'react';

/** One key per distinct request: pressing again repeats the request, changing anything makes a new one. */
export function makeKeyring(create: () => string = newKey) {
  let last: { body: string; key: string } | undefined;
  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body);
      if (last?.body !== text) last = { body: text, key: create() };
      return last.key;
    },
    /** After success the same body is a new wish. */
    forget(): void {
      last = undefined;
    },
  };
}

export function useKeyring() {
  const ring = useRef<ReturnType<typeof makeKeyring>>(null);
  ring.current ??= makeKeyring();
  return ring.current;
}
