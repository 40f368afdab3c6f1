import { useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** Follows an address the server named. Only addresses of the portal are followed, whatever the answer said. */
export const portalAddress = (href: string): string =>
  /^\/admin\/(?!login)[^\\]*$/.test(href) ? href : '/admin/dashboard';

export function PortalLink({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  const address = portalAddress(href);
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
        if (event.defaultPrevented || opensElsewhere) return;
        event.preventDefault();
        void router.navigate({ href: address });
      }}
    />
  );
}
