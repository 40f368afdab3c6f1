import { useEffect, useState } from 'react';

/** The time, once a second, for as long as somebody needs it. What the server promised runs by the server's clock. */
export function useNow(isRunning = true, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(clock()), 1000);
    return () => clearInterval(timer);
  }, [isRunning, clock]);
  return now;
}
