export interface Turns {
  /** Does the work when its turn comes; undefined when it has not come in time, and then the work was not begun. */
  within<T>(ms: number, work: () => Promise<T>): Promise<T | undefined>;
}

/** Lets so many work at a time, in the order in which they came. */
export function createTurns(places: number): Turns {
  const waiting = new Set<() => void>();
  let free = places;

  const turnWithin = (ms: number) =>
    new Promise<boolean>((resolve) => {
      const come = () => {
        clearTimeout(patience);
        resolve(true);
      };
      const patience = setTimeout(() => {
        waiting.delete(come);
        resolve(false);
      }, ms);
      waiting.add(come);
    });
  const pass = () => {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    within: async (ms, work) => {
      if (free > 0) free -= 1;
      else if (!(await turnWithin(ms))) return undefined;
      try {
        return await work();
      } finally {
        pass();
      }
    },
  };
}
