import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { createApp } from '../app.ts';
import { createClock } from '../platform/database/clock.ts';

describe('a server', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ worker: true });
  });
  afterAll(() => world.close());

  /** What a server says whose machine is so far ahead, or behind. */
  const readyWith = async (skewMs: number) => {
    const clock = createClock(world.deps.db, { wall: () => Date.now() + skewMs });
    await clock.refresh();
    const app = await createApp({ ...world.deps, clock });
    const answer = await new Browser(app).get('/api/health/ready');
    await app.close();
    return answer;
  };

  it('whose clock is right is ready', async () => {
    expect(await readyWith(0)).toMatchObject({ status: 200, body: { checks: { clock: true } } });
  });

  it('whose clock is a little off is ready and says by how much', async () => {
    const { status, body } = await readyWith(15_000);
    expect(status).toBe(200);
    expect(body.clockOffByMs).toBeGreaterThan(5_000);
  });

  it('whose clock is far off is not ready and says why', async () => {
    for (const skewMs of [3_600_000, -3_600_000])
      expect(await readyWith(skewMs)).toMatchObject({
        status: 503,
        body: {
          status: 'degraded',
          message: expect.stringContaining('clock'),
          checks: { clock: false, database: true },
        },
      });
  });
});
