import type { CallReport } from '@jara/paystack/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type WebhookOutcome = 'new' | 'repeated' | 'bad_signature' | 'unreadable';

/**
 * What one process counts of its own work. Labels are route patterns, codes and names from our own lists: never an
 * address, a reference or anything a person typed.
 */
export interface Metrics {
  registry: Registry;
  answered(request: FastifyRequest, reply: FastifyReply): void;
  refused(code: string): void;
  throttled(limit: string): void;
  webhook(outcome: WebhookOutcome): void;
  providerCalled(report: CallReport): void;
  jobEnded(task: string, outcome: 'done' | 'failed', seconds: number): void;
  /** Personal data that was destroyed because its time was over, by its class. */
  forgotten(what: string, rows: number): void;
  /** The same work on a batch of claims, with its size, its time and what was decided written down. */
  claimBatches<In, How, Out extends { kind: string }>(
    run: (asks: In[], how: How) => Promise<Out[]>,
  ): (asks: In[], how: How) => Promise<Out[]>;
  /** A number that is looked up when somebody asks; when several parts give it, it is their sum. */
  gauge(name: string, help: string, read: () => number): void;
  /** Heap, garbage collection, event loop delay: what the runtime itself can tell. Once per process. */
  watchRuntime(): void;
}

const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const PROVIDER_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20];
const BATCH_SIZES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];

  const answers = new Histogram({
    name: 'jara_http_request_duration_seconds',
    help: 'Time from the request line to the last byte of the answer, by route pattern',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: ANSWER_SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'jara_refusals_total',
    help: 'Requests that were told no, by the code of the refusal',
    labelNames: ['code'] as const,
    registers,
  });
  const throttled = new Counter({
    name: 'jara_throttled_total',
    help: 'Requests over a limit, by the name of the limit',
    labelNames: ['limit'] as const,
    registers,
  });
  const webhooks = new Counter({
    name: 'jara_webhooks_total',
    help: 'Webhook deliveries, by what became of them',
    labelNames: ['outcome'] as const,
    registers,
  });
  const calls = new Histogram({
    name: 'jara_provider_call_duration_seconds',
    help: 'Calls to the payment provider, by operation and outcome',
    labelNames: ['operation', 'outcome'] as const,
    buckets: PROVIDER_SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'jara_job_duration_seconds',
    help: 'Background jobs this process worked on',
    labelNames: ['task', 'outcome'] as const,
    buckets: PROVIDER_SECONDS,
    registers,
  });
  const forgotten = new Counter({
    name: 'jara_forgotten_total',
    help: 'Rows whose personal data was destroyed because its time was over, by class',
    labelNames: ['class'] as const,
    registers,
  });
  const claims = new Counter({
    name: 'jara_claims_total',
    help: 'Claims decided, by what was decided',
    labelNames: ['outcome'] as const,
    registers,
  });
  const batchSize = new Histogram({
    name: 'jara_claim_batch_size',
    help: 'Claims decided together in one database transaction',
    buckets: BATCH_SIZES,
    registers,
  });
  const batchTime = new Histogram({
    name: 'jara_claim_batch_duration_seconds',
    help: 'Time to decide one batch of claims',
    buckets: ANSWER_SECONDS,
    registers,
  });

  const readers = new Map<string, (() => number)[]>();

  return {
    registry,
    answered: (request, reply) => {
      answers.observe(
        {
          route: request.routeOptions.url ?? 'none',
          method: request.method,
          status: CLASSES[Math.floor(reply.statusCode / 100)] ?? 'other',
        },
        reply.elapsedTime / 1000,
      );
    },
    refused: (code) => refusals.inc({ code }),
    throttled: (limit) => throttled.inc({ limit }),
    webhook: (outcome) => webhooks.inc({ outcome }),
    providerCalled: ({ method, route, outcome, ms }) =>
      calls.observe({ operation: `${method} ${route}`, outcome }, ms / 1000),
    jobEnded: (task, outcome, seconds) => jobs.observe({ task, outcome }, seconds),
    forgotten: (what, rows) => forgotten.inc({ class: what }, rows),
    claimBatches: (run) => async (asks, how) => {
      const startedAt = performance.now();
      const answers = await run(asks, how);
      batchTime.observe((performance.now() - startedAt) / 1000);
      batchSize.observe(asks.length);
      // Counted here first: a batch has hundreds of answers and a handful of outcomes.
      const counts = new Map<string, number>();
      // Those that were given back undecided come again.
      for (const { kind } of answers) if (kind !== 'held') counts.set(kind, (counts.get(kind) ?? 0) + 1);
      for (const [outcome, count] of counts) claims.inc({ outcome }, count);
      return answers;
    },
    gauge: (name, help, read) => {
      const known = readers.get(name);
      if (known) return void known.push(read);
      const all = [read];
      readers.set(name, all);
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(all.reduce((sum, one) => sum + one(), 0));
        },
      });
    },
    watchRuntime: () => collectDefaultMetrics({ register: registry }),
  };
}

const CLASSES = ['other', '1xx', '2xx', '3xx', '4xx', '5xx'];
