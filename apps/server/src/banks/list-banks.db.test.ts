import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
const lines: string[] = [];
beforeAll(async () => {
  world = await createWorld({ onLog: (line) => lines.push(line) });
});
afterAll(() => world.close());

it('the provider is asked for the banks once, however many come when the list is a day old', async () => {
  await world.browser().get('/api/transactions/banks');
  await world.deps.db
    .updateTable('banks')
    .set({ refreshedAt: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  lines.length = 0;
  const answers = await Promise.all(Array.from({ length: 40 }, () => world.browser().get('/api/transactions/banks')));
  expect(answers.map(({ status }) => status).every((status) => status === 200)).toBe(true);
  const asked = lines.filter((line) => line.includes('provider.called') && line.includes('/bank'));
  expect(asked).toHaveLength(1);
});
