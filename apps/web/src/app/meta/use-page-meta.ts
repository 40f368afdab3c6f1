import { useEffect, useRef } from 'react';
import { loadLate } from '../../lib/load-late.ts';

/** Keeps the document's head in step with the page; the first one came with the file. */
export function usePageMeta(pathname: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    // A page that came as one has its head already.
    if (document.getElementById('root')?.dataset.page === pathname && isFirst.current) return undefined;
    isFirst.current = false;
    let isCurrent = true;
    // The words of ten pages are not needed to show one.
    void loadLate(() => import('./apply-meta.ts')).then(({ applyMeta }) => {
      if (isCurrent) applyMeta(pathname);
    });
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
}
