import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Deps } from '../src/platform/tools/deps.ts';
import { createWorld, type World } from '../testing/world.ts';
import { startSampleData } from './start-sample-data.ts';

describe('starting with sample data', () => {
  let world: World;
  let wanting: Deps;
  beforeAll(async () => {
    world = await createWorld();
    wanting = { ...world.deps, config: { ...world.deps.config, sampleData: true } };
  });
  afterAll(() => world.close());

  const begun = () => world.deps.db.selectFrom('sampleData').select('asOf').executeTakeFirst();

  it('makes nothing when they are not wanted', async () => {
    await startSampleData(world.deps, world);
    expect(await begun()).toBeUndefined();
  });

  it('lets the server go on when the sandbox never answers, and says so', async () => {
    const told = vi.spyOn(world.deps.log, 'error');
    await startSampleData(wanting, { sandboxUrl: 'http://127.0.0.1:9', patienceMs: 10 });
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ err: expect.any(Error) }), 'sample_data.failed');
    expect(await begun()).toBeUndefined();
  });

  it('never pays for sample gifts at the real provider', async () => {
    const called = vi.spyOn(globalThis, 'fetch');
    await startSampleData(wanting, { sandboxUrl: 'https://api.paystack.co' });
    expect(called).not.toHaveBeenCalled();
    called.mockRestore();
    expect(await begun()).toBeUndefined();
  });

  it('lets the sandbox speak again after a run that was killed and is not wanted any more', async () => {
    await world.control('POST', '/webhooks', { mode: 'drop' });
    await world.control('POST', '/settings', { approvals: false });
    await world.deps.db.insertInto('sampleData').values({ asOf: new Date(), madeAt: null, summary: null }).execute();
    await startSampleData(world.deps, world);
    const { settings } = await world.control<{ settings: Record<string, unknown> }>('GET', '/state');
    expect(settings).toMatchObject({ webhook_mode: 'normal', approvals: true });
  });
});
