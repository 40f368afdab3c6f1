import { useEffect, useRef, useState } from 'react';

interface RouteAnnouncerProps {
  /** Of the page that is shown; nothing while the first one is still on its way. */
  pathname: string | undefined;
  mainId: string;
}

/** After a change of page the focus starts at its content, and screen readers hear the new page's heading. */
export function RouteAnnouncer({ pathname, mainId }: RouteAnnouncerProps) {
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
