import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Goes to an address, once. The router's own component goes again whenever it is drawn again, which while a page is
 * still being fetched is a circle.
 */
export function GoTo({ href }: { href: string }) {
  const router = useRouter();
  useEffect(() => {
    void router.navigate({ href, replace: true });
  }, [router, href]);
  return null;
}
