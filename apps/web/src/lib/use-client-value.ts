import { useCallback, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value only the browser knows (storage, clock, user agent). The prerendered page and the first client render both
 * show `atBuild`, so hydration agrees, and the real value follows at once.
 */
export function useClientValue<T>(read: () => T, atBuild: T): T {
  return useSyncExternalStore(never, read, () => atBuild);
}

/** False in the prerendered page and during hydration, true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    useCallback(() => true, []),
    useCallback(() => false, []),
  );
