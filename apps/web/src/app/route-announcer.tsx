import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** After a change of page the focus starts at its content, and screen readers hear the new page's title. */
export function RouteAnnouncer({ mainId }: { mainId: string }) {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const previous = shown.current;
    shown.current = pathname;
    // The first page announces itself; its focus belongs to the browser.
    if (previous === undefined || pathname === undefined || previous === pathname) return;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, mainId]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
