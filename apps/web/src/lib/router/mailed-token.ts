import { useEffect } from 'react';
import { useHydrated } from '../use-client-value.ts';
import { useTakeHash, useVisit } from './router.tsx';

/**
 * What stands behind the `#` of a mailed link. It leaves the address bar at once, so that it is not shared; a reload, another language
 * and the way back find it again, until it is spent.
 */
export function useMailedToken(): [token: string | undefined, spend: () => void] {
  const { hash } = useVisit();
  const takeHash = useTakeHash();
  // The page was drawn knowing nothing of it.
  const isBrowser = useHydrated();
  const hasToken = hash.includes('.');
  useEffect(() => {
    if (hasToken) takeHash(hash);
  }, [hasToken, hash, takeHash]);
  return [isBrowser && hasToken ? hash : undefined, () => takeHash()];
}
