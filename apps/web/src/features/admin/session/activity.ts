import { SESSION_IDLE_MS } from '@jara/domain/staff/session-times';
import { MINUTE_MS } from '@jara/domain/time/lagos';
import { useEffect } from 'react';

/** A screen nobody touches stops asking for news, because asking would keep its session alive. */
const WATCHED_MS = 5 * MINUTE_MS;

let lastTouchedAt = Date.now();

const isWatched = (now: number = Date.now()): boolean => now - lastTouchedAt < WATCHED_MS;

/** How often a live figure asks again: not at all while nobody is there to read it. */
export const whileWatched = (everyMs: number) => () => (isWatched() ? everyMs : false);

interface Watch {
  /** Nobody has been there for as long as a session lasts. */
  onIdle: () => void;
  /** Somebody is there again, and looks at figures that were not asked for meanwhile. */
  onReturn: () => void;
}

/** Notes that somebody is there, and tells when nobody was and when somebody is again. */
export function useActivityWatch({ onIdle, onReturn }: Watch): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const touched = () => {
      const wasAway = !isWatched();
      lastTouchedAt = Date.now();
      if (wasAway) onReturn();
      clearTimeout(timer);
      timer = setTimeout(onIdle, SESSION_IDLE_MS + 1000);
    };
    touched();
    const events = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
    for (const event of events) addEventListener(event, touched, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, touched);
    };
  }, [onIdle, onReturn]);
}
