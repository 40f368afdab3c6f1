import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';
import { createApp } from './app.ts';

describe('the documentation of the API', () => {
  let world: World;
  let app: FastifyInstance;
  beforeAll(async () => {
    world = await createWorld();
    app = await createApp(world.deps);
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  it.each(['/api/docs', '/api/docs/'])('is complete at %s', async (url) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url });
    expect(statusCode).toBe(200);
    const parts = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part = '']) => new URL(part, `http://x${url}`));
    expect(parts.length).toBeGreaterThan(4);
    for (const { pathname } of parts) {
      expect([pathname, (await app.inject({ method: 'GET', url: pathname })).statusCode]).toEqual([pathname, 200]);
    }
  });
});
