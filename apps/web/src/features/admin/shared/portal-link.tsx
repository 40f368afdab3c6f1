import { useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** Follows an address the server named. Only addresses of the portal are followed, whatever the answer said. */
export const portalAddress = (href: string): string =>
  /^\/admin\/(?!login)[^\\]*$/.test(href) ? href : '/admin/dashboard';

/** Where to go, with what is searched for beside the address instead of in it: an address is kept in a browser's history. */
export function portalTarget(href: string): { href: string; state: { searched?: string } } {
  const [path = '', query = ''] = portalAddress(href).split('?');
  const { search, ...words } = Object.fromEntries(new URLSearchParams(query));
  const text = new URLSearchParams(words).toString();
  return { href: text === '' ? path : `${path}?${text}`, state: search === undefined ? {} : { searched: search } };
}

export function PortalLink({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  const target = portalTarget(href);
  return (
    <a
      {...rest}
      href={target.href}
      onClick={(event) => {
        onClick?.(event);
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
        if (event.defaultPrevented || opensElsewhere) return;
        event.preventDefault();
        void router.navigate(target);
      }}
    />
  );
}
