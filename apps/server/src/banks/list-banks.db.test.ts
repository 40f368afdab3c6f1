import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, eventually, type World } from '../../testing/world.ts';

let world: World;
const lines: string[] = [];
beforeAll(async () => {
  world = await createWorld({ onLog: (line) => lines.push(line) });
});
afterAll(() => world.close());

const growOld = () =>
  world.deps.db
    .updateTable('banks')
    .set({ refreshedAt: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
const ask = () => world.browser().get('/api/transactions/banks');
const asked = () => lines.filter((line) => line.includes('provider.called') && line.includes('/bank'));
const isNew = async () => {
  const old = world.deps.db
    .selectFrom('banks')
    .select('id')
    .where('refreshedAt', '<', new Date(Date.now() - 3_600_000));
  return (await old.execute()).length === 0;
};

it('the provider is asked for the banks once, however many come when the list is a day old', async () => {
  await ask();
  await growOld();
  lines.length = 0;
  const answers = await Promise.all(Array.from({ length: 40 }, ask));
  expect(answers.map(({ status }) => status).every((status) => status === 200)).toBe(true);
  await eventually('the list is new', isNew);
  expect(asked()).toHaveLength(1);
});

it('nobody waits for a provider that says nothing, as long as there is a list, and the next one is asked for all the same', async () => {
  const { body: banks } = await ask();
  await growOld();
  lines.length = 0;
  await world.control('POST', '/faults', { route: 'bank.list', fault: 'timeout-before-effect', times: 10 });
  expect((await ask()).body).toEqual(banks);
  expect(asked()).toEqual([]);
  await eventually('that it failed is in the log', async () =>
    lines.some((line) => line.includes('banks.refresh_failed')),
  );
  await world.control('DELETE', '/faults');
  expect((await ask()).body).toEqual(banks);
  await eventually('the list is new', isNew);
});

it('says so where there is no list and the provider says nothing', async () => {
  await world.deps.db.deleteFrom('banks').execute();
  await world.control('POST', '/faults', { route: 'bank.list', fault: 'timeout-before-effect', times: 10 });
  const { status, body } = await ask();
  expect([status, body.code]).toEqual([502, 'banks_unavailable']);
  await world.control('DELETE', '/faults');
  expect((await ask()).status).toBe(200);
});
