import { useRef } from 'react';

/** Lets one run through at a time: the second press of a double tap comes before the button could be drawn as busy. */
export function useOneAtATime(): (run: (done: () => void) => void) => void {
  const isRunning = useRef(false);
  return (run) => {
    if (isRunning.current) return;
    isRunning.current = true;
    run(() => {
      isRunning.current = false;
    });
  };
}
