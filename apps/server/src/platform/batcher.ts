interface Waiting<In, Out> {
  item: In;
  resolve: (value: Out) => void;
  reject: (error: unknown) => void;
}

/**
 * Gathers what arrives while earlier work is in flight and hands it over together. A lone item starts at once, so
 * nobody waits for company. `run` answers in the order of its items.
 */
export function createBatcher<In, Out>(options: {
  run: (items: In[]) => Promise<Out[]>;
  maxBatch: number;
  inFlight: number;
}): (item: In) => Promise<Out> {
  const waiting: Waiting<In, Out>[] = [];
  let running = 0;
  let scheduled = false;

  const flush = () => {
    scheduled = false;
    while (running < options.inFlight && waiting.length > 0) {
      const batch = waiting.splice(0, options.maxBatch);
      running += 1;
      options
        .run(batch.map(({ item }) => item))
        .then(
          (answers) => {
            for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Out);
          },
          (error: unknown) => {
            for (const { reject } of batch) reject(error);
          },
        )
        .finally(() => {
          running -= 1;
          flush();
        });
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // One turn of the event loop lets everything that has already arrived on other sockets join this batch.
      if (!scheduled && running < options.inFlight) {
        scheduled = true;
        setImmediate(flush);
      }
    });
}
