/**
 * Which modules travel together. Left alone, every module shared by two pages becomes a file of its own, and a phone on
 * 3G pays a round trip for each; put together carelessly, a visitor of the home page pays for the forms. What a visit
 * costs is weighed (`npm test weight`).
 */
const inPackages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);
const inSources = (...places: string[]) => new RegExp(`[\\\\/](${places.join('|')})`.replaceAll('/', '[\\\\/]'));

export const CHUNK_GROUPS = [
  { name: 'base', test: inPackages('react', 'react-dom', 'scheduler', '@tanstack', 'clsx'), priority: 2 },
  { name: 'toast', test: inPackages('react-hot-toast', 'goober'), priority: 1 },
  { name: 'zod', test: inPackages('zod'), priority: 1 },
  // What every page of the site needs, and nothing it drags along: the field schemas it only names stay with the forms.
  {
    name: 'shell',
    tags: ['$initial' as const],
    test: /^(?!.*[\\/](contract[\\/]src[\\/]scalars|domain[\\/]src[\\/](gift|money)))/,
    includeDependenciesRecursively: false,
  },
  // The staff portal: its pages come one by one, what they share comes once. What only one page uses stays with that
  // page: taken away from it, this file and the page's would need each other before either is ready.
  {
    name: 'staff',
    test: inSources('features/admin/(api|session|shell|shared)/'),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'icons', test: inPackages('lucide-react'), minShareCount: 8 },
  { name: 'gift', test: inSources('cloth/', 'components/(cloth|gift-card|money|app-link)', 'domain/src/money/') },
  {
    name: 'kit',
    test: inSources(
      'components/ui/(field|input|password|banner|skeleton|disclosure)',
      'components/(form|quid-(input|typing))',
      'lib/(device|idempotency|typed-words|use-one-at-a-time)',
    ),
  },
  {
    name: 'kit-more',
    test: inSources(
      'components/ui/(textarea|select|checkbox|dialog|badge|card|copy-button|empty-state)',
      'components/(quid-text|status-badge)',
      'lib/use-copy',
    ),
  },
];
