import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

export interface Deps {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** How the merchant is reached. */
  fetch: typeof fetch;
  secretKey: string;
  /** Where the product listens; asked for each time, because in tests it is known only after both have started. */
  webhookUrl: () => string | undefined;
  approvalUrl: () => string | undefined;
  publicUrl: () => string;
  openingFloat: number;
  /** Looks at once for what is due, instead of at the next tick. */
  wake: () => void;
}
