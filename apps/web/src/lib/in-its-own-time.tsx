import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of a drawn page that comes alive after the rest, in a moment of its own: on a slow phone a tap or a scroll gets in between.
 * What was drawn stays as it is until then.
 */
export function inItsOwnTime(Part: ComponentType): ComponentType {
  if (import.meta.env.SSR) return Part;
  const Late = lazy(() => new Promise<{ default: ComponentType }>((done) => setTimeout(() => done({ default: Part }))));
  return () => (
    <Suspense>
      <Late />
    </Suspense>
  );
}
