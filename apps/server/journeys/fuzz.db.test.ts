import { ROLES } from '@jara/domain/staff/roles';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operationsOf } from '../testing/api-document.ts';
import { arbitraryCall } from '../testing/arbitrary-call.ts';
import { CALLERS, type Cast, type FuzzCaller, fillWorld } from '../testing/fuzz-cast.ts';
import { hostileValue } from '../testing/hostile-values.ts';
import { jobsOf } from '../testing/jobs.ts';
import { type RawAnswer, type RawCall, RawClient } from '../testing/raw-call.ts';
import { createWorld, eventually, type World } from '../testing/world.ts';

/** `FUZZ_RUNS=2000 FUZZ_SEED=7` for a longer look from another side; a failure prints the seed it came from. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 40);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261);
/** `FUZZ_ONLY='POST /rules'` looks at one operation. */
const ONLY = new RegExp(process.env.FUZZ_ONLY ?? '');
const SLOWEST_MS = 2_000;
/** Claims close gifts, and others change the whole product under everybody's feet: they come last, in this order. */
const LATE = [/^POST \/rules\/claim/, /^(PUT|POST) \/(dev\/clock|admin\/operations)/];
const turnOf = ({ name }: Operation) => LATE.findIndex((pattern) => pattern.test(name)) + 1;

describe('the API by its own document', { timeout: 120_000 + RUNS * 10_000 }, () => {
  let world: World;
  let cast: Cast;
  let client: RawClient;
  let operations: Operation[];

  beforeAll(async () => {
    world = await createWorld({ worker: true });
    cast = await fillWorld(world);
    client = new RawClient(world.url);
    operations = await operationsOf((address) => world.browser().get(address));
  });
  afterAll(async () => {
    client.close();
    await world.close();
  });

  /** What is wrong with an answer, whoever asked and whatever for. */
  const problemOf = (operation: Operation, { strays }: RawCall, answer: RawAnswer): string | undefined => {
    if (answer.ms > SLOWEST_MS) return `took ${Math.round(answer.ms)} ms`;
    if (answer.status >= 500 && !isSwitchedOff(answer)) return `${answer.status} ${answer.text.slice(0, 200)}`;
    return strays ? undefined : operation.judge(answer);
  };
  /** Staff may have paused this very thing a moment ago, which is the one foreseen 5xx of a healthy product. */
  const isSwitchedOff = ({ status, text }: RawAnswer) => status === 503 && text.includes('"switched_off"');

  const throwAt = async (operation: Operation, runs: number) => {
    await fc.assert(
      fc.asyncProperty(
        callerOf(operation),
        arbitraryCall(operation, cast.pools),
        fc.tuple(fc.boolean(), providerEvent()),
        async (caller, call, [isSigned, event]) => {
          const body = operation.part === 'provider' ? (call.body ?? event) : call.body;
          const cookie = await cast.cookieOf(caller);
          const headers = {
            ...call.headers,
            ...(cookie && { cookie }),
            ...(body !== undefined && isSigned && { 'x-paystack-signature': cast.sign(body) }),
          };
          const send = () => client.send({ ...call, body, headers });
          const first = await send();
          // A machine that does something else is slow once; what is slow by itself is slow again.
          const answer = first.ms > SLOWEST_MS ? await send() : first;
          const problem = problemOf(operation, call, answer);
          if (problem) throw new Error(problem);
        },
      ),
      { numRuns: runs, seed: SEED },
    );
  };

  /** Those who may not are sent away at the door, so mostly those come who may. */
  const callerOf = ({ part }: Operation): fc.Arbitrary<FuzzCaller> => {
    const anyone = fc.constantFrom(...CALLERS);
    return part === 'staff' ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ROLES) }, anyone) : anyone;
  };

  /** Events in the provider's own shape about real things, with rubbish in some of their places. */
  const providerEvent = () =>
    fc
      .record({
        event: fc.oneof(
          fc.constantFrom(
            'charge.success',
            'transfer.success',
            'transfer.failed',
            'refund.processed',
            'charge.dispute.create',
          ),
          hostileValue,
        ),
        data: fc.oneof(
          {
            weight: 5,
            arbitrary: fc.record(
              {
                id: fc.oneof(fc.nat(), hostileValue),
                reference: fc.oneof(fc.constantFrom(...(cast.pools.reference ?? [])), hostileValue),
                status: fc.oneof(fc.constantFrom('success', 'failed', 'reversed', 'pending'), hostileValue),
                amount: fc.oneof(fc.constantFrom(...(cast.pools.amount ?? [])), hostileValue),
                currency: fc.oneof(fc.constant('NGN'), hostileValue),
              },
              { requiredKeys: [] },
            ),
          },
          { weight: 1, arbitrary: hostileValue },
        ),
      })
      .map((event) => JSON.stringify(event));

  it('answers everything that is thrown at it as documented, soon, and never with a failure', async () => {
    const failures: string[] = [];
    const inTurn = operations.filter(({ name }) => ONLY.test(name)).sort((a, b) => turnOf(a) - turnOf(b));
    for (const operation of inTurn) {
      await throwAt(operation, RUNS).catch((error: Error) =>
        failures.push(`${operation.name}: ${(error.cause as Error | undefined)?.message} ${error.message}`),
      );
    }
    expect(failures).toEqual([]);
  });

  it('leaves the books clean and no job behind', async () => {
    // An announced dispute or charge that the provider does not know waits until it does, as it should.
    const isWaiting = (error: string | null) => error !== null && /a (dispute|charge) was announced/.test(error);
    const troubled = async () =>
      (await jobsOf(world)).filter(({ attempts, error }) => (attempts > 0 || error !== null) && !isWaiting(error));
    await eventually('no job is at work', async () => (await troubled()).length === 0).catch(async () =>
      expect(await troubled()).toEqual([]),
    );
    await world.expectCleanBooks();
  });
});
