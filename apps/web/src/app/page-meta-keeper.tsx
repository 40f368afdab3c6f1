import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadLate } from '../lib/load-late.ts';
import type { PageMeta } from './page-meta.ts';

/** Keeps the document's head in step with the page; the first one came with the file. */
export function PageMetaKeeper() {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
  useEffect(() => {
    let isCurrent = true;
    // The words of ten pages are not needed to show one.
    void loadLate(() => import('./page-meta.ts')).then(({ metaFor }) => {
      if (isCurrent) applyMeta(metaFor(pathname));
    });
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
  return null;
}

function applyMeta(meta: PageMeta): void {
  document.title = meta.title;
  setContent('meta[name="description"]', meta.description);
  setContent('meta[name="keywords"]', meta.keywords);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const href = meta.canonicalPath === undefined ? undefined : `${location.origin}${meta.canonicalPath}`;
  if (href === undefined) canonical?.remove();
  else if (canonical) canonical.href = href;
  else document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href }));
}

const setContent = (selector: string, content: string) =>
  document.querySelector(selector)?.setAttribute('content', content);
