interface Waiting<In, Out> {
  item: In;
  resolve: (value: Out | Promise<Out>) => void;
  reject: (error: unknown) => void;
}

/**
 * Gathers what arrives while a batch is in flight and hands it over together. A lone item starts at once, so nobody waits
 * for company. One batch at a time: a second would only wait for the rows the first holds, and be the smaller for it.
 * `run` answers in the order of its items; what it has handed on to somebody else it answers with a promise, and the next
 * batch does not wait for that.
 */
export function createBatcher<In, Out>(options: {
  run: (items: In[]) => Promise<(Out | Promise<Out>)[]>;
  maxBatch: number;
}): (item: In) => Promise<Out> {
  const waiting: Waiting<In, Out>[] = [];
  let isBusy = false;

  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, options.maxBatch);
      try {
        const answers = await options.run(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Out);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isBusy = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      // One turn of the event loop lets everything that has already arrived on other sockets join this batch.
      setImmediate(() => void flush());
    });
}
