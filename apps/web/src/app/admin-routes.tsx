import type { AnyRoute } from '@tanstack/react-router';

/**
 * The staff portal's subtree, below the same root route as the public pages. Its components load lazily, so that a
 * visitor of the public site never pays for them.
 */
export const adminRoutes = [] as const satisfies readonly AnyRoute[];
