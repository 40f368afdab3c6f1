import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** After a change of page the focus starts at its content, and screen readers hear the new page's heading. */
export function RouteAnnouncer({ mainId }: { mainId: string }) {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const shown = useRef(pathname);
  const [heading, setHeading] = useState('');
  useEffect(() => {
    const previous = shown.current;
    shown.current = pathname;
    // The first page announces itself; its focus belongs to the browser.
    if (previous === undefined || pathname === undefined || previous === pathname) return;
    const main = document.getElementById(mainId);
    main?.focus({ preventScroll: true });
    setHeading(main?.querySelector('h1')?.textContent ?? '');
  }, [pathname, mainId]);
  return (
    <p aria-live="polite" className="sr-only">
      {heading}
    </p>
  );
}
