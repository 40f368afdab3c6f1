import { SWITCHES } from '@jara/domain/operations/switches';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const healthLive = endpoint({
  method: 'GET',
  path: '/health/live',
  summary: 'The process answers',
  access: 'public',
  reply: z.object({ status: z.literal('ok') }),
});

export const readiness = z.object({
  status: z.enum(['ok', 'degraded']),
  /** What the footer says. */
  message: z.string(),
  checks: z.object({ database: z.boolean(), migrations: z.boolean(), workers: z.boolean(), clock: z.boolean() }),
  /** How far this server's own clock is from the database's, which is the one that counts. */
  clockOffByMs: z.int(),
  /** What is paused on purpose. A server with something paused is ready all the same. */
  paused: z.array(z.enum(SWITCHES)),
});

/** Answers 503 with the same body while anything is not as it should be. */
export const healthReady = endpoint({
  method: 'GET',
  path: '/health/ready',
  summary: 'Database writable, migrations current, workers alive, clock right',
  access: 'public',
  reply: readiness,
});
