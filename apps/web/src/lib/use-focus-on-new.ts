import { type RefObject, useEffect, useRef } from 'react';

/** What was pressed is gone: whoever uses the keyboard or listens is taken to what came of it, unless they are elsewhere by now. */
export function useFocusOnNew<Place extends HTMLElement>(isNew: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (isNew && document.activeElement === document.body) place.current?.focus();
  }, [isNew]);
  return place;
}
