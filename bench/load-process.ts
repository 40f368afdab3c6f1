import { type LoadPlan, load } from './load.ts';

// Runs in a process of its own, so that measuring and being measured do not share an event loop.
process.once('message', (plan: LoadPlan) => {
  load(plan).then(
    (result) => process.send?.({ result }, () => process.exit(0)),
    (error: unknown) => process.send?.({ error: String(error) }, () => process.exit(1)),
  );
});
