import { useEffect, useRef } from 'react';
import { applyMeta } from './apply-meta.ts';

/** Keeps the document's head in step with the page; the first one came with the file. */
export function usePageMeta(pathname: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    // A page that came as one has its head already.
    if (document.getElementById('root')?.dataset.page === pathname && isFirst.current) return;
    isFirst.current = false;
    applyMeta(pathname);
  }, [pathname]);
}
