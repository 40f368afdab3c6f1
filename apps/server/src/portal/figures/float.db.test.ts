import type { Float } from '@jara/contract/staff/payout-figures';
import type { ReconciliationId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import { HOUR_MS } from '@jara/domain/time/lagos';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, naira, type World } from '../../../testing/world.ts';
import { newId } from '../../platform/ids.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { makeHistory } from '../testing.ts';
import { keepForecast } from './float.ts';

describe('the float', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  let owner: pg.Client;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await world.close();
  });

  const read = async (): Promise<Float> => (await staff.ADMIN.get('/api/admin/float')).body;
  /** As a comparison with the provider leaves it. */
  const providerHas = (balanceTheirs: number, agoMs = 0) => {
    const at = new Date(world.deps.clock.now().getTime() - agoMs);
    return world.deps.db
      .insertInto('reconciliations')
      .values({
        id: newId<ReconciliationId>(),
        coversFrom: at,
        startedAt: at,
        finishedAt: at,
        charges: 0,
        transfers: 0,
        balanceTheirs,
        balanceOurs: balanceTheirs,
        mended: 0,
        opened: 0,
        closed: 0,
        failure: null,
        startedBy: null,
      })
      .execute();
  };
  const number = async (text: string): Promise<number> => Number((await owner.query(text)).rows[0].n);
  const notified = async (who: Browser) =>
    (await who.get('/api/admin/notifications')).body.items.find(({ kind }: { kind: string }) => kind === 'FLOAT_SHORT');

  it('is for those who can top it up', async () => {
    expect((await staff.SUPPORT.get('/api/admin/float')).body.code).toBe('permission_denied');
    expect((await staff.SUPER_ADMIN.get('/api/admin/float')).status).toBe(200);
  });

  it('is not guessed before the provider has said what is there', async () => {
    expect(await read()).toMatchObject({ balance: null, verdict: null, shortAt: null, isAlarming: false, days: [] });
    await keepForecast(world.deps)();
    expect(await world.deps.db.selectFrom('floatForecast').selectAll().execute()).toEqual([]);
  });

  it('says no time while too little has left to know what is usual', async () => {
    await world.withdraw(await world.claimed({ amount: naira(50_000) }));
    await world.paidGift({ amount: naira(100_000) });
    await providerHas(naira(60_000), 2 * HOUR_MS);
    expect(await read()).toMatchObject({ verdict: 'FOR_WHAT_WAITS', balance: { isOld: true }, days: [] });
    await providerHas(naira(60_000), 0);
    const { verdict, history, waiting, owed } = await read();
    expect([verdict, history, waiting.payouts]).toEqual(['FOR_WHAT_WAITS', { days: 0, needed: 14 }, naira(48_500)]);
    expect(owed).toBe(naira(150_000));
  });

  it('reckons with what waits, what usually leaves and what will be settled, and says until when', async () => {
    await makeHistory(world.databaseUrl, { gifts: 1_500, until: new Date(Date.now() - 60_000), days: 60 });
    const waits = await number(`select sum(net) as n from withdrawals where status = 'REQUESTED'`);
    const owed = await number(`select sum(balance) as n from balances where currency = 'NGN'`);
    await providerHas(waits + naira(1));
    const float = await read();
    expect(float).toMatchObject({ waiting: { payouts: waits, refunds: 0 }, owed, verdict: 'UNTIL' });
    expect(float.history.days).toBeGreaterThanOrEqual(55);
    // One or so is paid out in an hour, each about ₦29,000: a naira does not last long, whatever the hour.
    const lastsHours = (Date.parse(float.shortAt ?? '') - Date.now()) / HOUR_MS;
    expect(lastsHours).toBeLessThan(4);
    let left = naira(1);
    for (const day of float.days) {
      left += day.in - day.out;
      expect(day.left).toBe(left);
    }
    expect(float.settlements.some(({ isCollected }) => isCollected)).toBe(true);
    expect(float.settlements.some(({ isCollected }) => !isCollected)).toBe(true);
    for (const { at } of float.settlements) {
      expect([0, 6]).not.toContain(new Date(at).getUTCDay());
      expect(Date.parse(at)).toBeGreaterThan(Date.now());
    }
    // Nothing of a history was ever settled; what is older than a day is late, and not counted on.
    const receivable = await number(`select sum(amount) as n from movements where account = 'provider_receivable'`);
    const counted = float.settlements
      .filter(({ isCollected }) => isCollected)
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(float.late + counted).toBe(receivable);
    await providerHas(owed);
    expect(await read()).toMatchObject({ verdict: 'FOR_ALL', shortAt: null });
    await providerHas(waits - 1);
    expect(await read()).toMatchObject({ verdict: 'NOT_NOW', isAlarming: true });
  });

  it('tells those who may, once it runs short within a day, and since when', async () => {
    await keepForecast(world.deps)();
    const first = await notified(staff.ADMIN);
    expect(first).toMatchObject({ severity: 'urgent', count: 1, link: '/admin/financial#float' });
    expect(first.examples[0].label).toBe('Not enough now');
    expect(await notified(staff.SUPPORT)).toBeUndefined();
    await keepForecast(world.deps)();
    expect((await notified(staff.ADMIN)).oldestAt).toBe(first.oldestAt);
    await owner.query(`update float_forecast set short_at = date_trunc('hour', now()) + interval '3 hours'`);
    expect((await notified(staff.ADMIN)).examples[0].label).toMatch(/^Enough until [A-Z][a-z]+day \d\d:00$/);
    await providerHas(await number(`select sum(balance) as n from balances where currency = 'NGN'`));
    await keepForecast(world.deps)();
    expect(await notified(staff.ADMIN)).toBeUndefined();
  });
});
