import { normaliseQuid } from '@jara/domain/gift/quid';
import { alternatesOf, titleOf } from './titles/titles.ts';

/**
 * Makes the document's head that of another page, as far as a person meets it: the tab's title, and the address that is
 * passed on.
 */
export function applyMeta(pathname: string): void {
  const { title, canonicalPath } = titleOf(pathname === '/' ? pathname : pathname.replace(/\/+$/, ''));
  document.title = writtenTitle(pathname) ?? title;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const robots = document.querySelector('meta[name="robots"]');
  for (const alternate of document.querySelectorAll('link[rel="alternate"][hreflang]')) alternate.remove();
  if (canonicalPath === undefined) {
    canonical?.remove();
    if (!robots) append('meta', { name: 'robots', content: 'noindex' });
    return;
  }
  robots?.remove();
  const href = `${location.origin}${canonicalPath}`;
  if (canonical) canonical.href = href;
  else append('link', { rel: 'canonical', href });
  for (const alternate of alternatesOf(href)) append('link', { rel: 'alternate', ...alternate });
}

/** The server knew the gift when it answered for this claim link or giveaway, and said so in the preview. */
function writtenTitle(pathname: string): string | undefined {
  const [, page, inPath] = pathname.split('/');
  const isOfAGift = page === 'claim' || page === 'g';
  const code = isOfAGift ? (inPath ?? new URLSearchParams(location.search).get('quid')) : null;
  if (!code || !contentOf('og:url')?.endsWith(`/${page}/${normaliseQuid(code)}`)) return undefined;
  return contentOf('og:title');
}

const contentOf = (property: string) =>
  document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content;

const append = (tag: 'meta' | 'link', attributes: Record<string, string>) =>
  document.head.append(Object.assign(document.createElement(tag), attributes));
