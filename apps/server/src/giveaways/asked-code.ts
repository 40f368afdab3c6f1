import { parseQuid, type Quid } from '@jara/domain/gift/quid';

/** A code however somebody types it: letters and digits, with spaces or dashes of any kind. Anything else in it makes it a link. */
const TYPED = /^[\p{L}\p{N}\p{Zs}\p{Pd}_\t]*$/u;

/**
 * The code in whatever somebody was sent: a code, or a link to one of our pages. Undefined for everything else, and above all for a
 * link to another host: a real code inside an address that only looks like ours is the trick that this is asked about.
 */
export function askedCode(text: string, publicUrl: string): Quid | undefined {
  const asked = text.trim();
  if (TYPED.test(asked)) return parseQuid(asked);
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(asked) ? asked : `https://${asked}`);
  const ours = new URL(publicUrl);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  if (hostOf(url) !== hostOf(ours) || url.username !== '' || url.password !== '') return undefined;
  const [page, code = url.searchParams.get('quid') ?? ''] = url.pathname.split('/').filter(Boolean);
  return page === 'g' || page === 'claim' ? parseQuid(code) : undefined;
}

/** Without the port that goes without saying, be it with or without encryption. */
const hostOf = ({ hostname, port }: URL): string => `${hostname}:${port === '80' || port === '443' ? '' : port}`;
