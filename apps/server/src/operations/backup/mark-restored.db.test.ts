import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../testing/browser.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { createApp } from '../../app.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import { readConfig } from '../../platform/config.ts';
import { createLog } from '../../platform/log.ts';
import { auditOf, signInEverybody } from '../../staff/testing.ts';
import { wireUp } from '../../wire-up.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { markRestored } from './mark-restored.ts';

const ASKED = '2026-11-15T02:00:00.000Z';

describe('a database that PostgreSQL brought back to an earlier moment', () => {
  let world: World;
  let database: TestDatabase;
  let product: Awaited<ReturnType<typeof wireUp>>;
  let app: FastifyInstance;
  const mark = () =>
    markRestored({ databaseUrl: database.url, asOf: new Date(ASKED), keys: world.deps.keys, erased: [] });
  beforeAll(async () => {
    world = await createWorld();
    database = await createTestDatabase();
    await mark();
    product = await wireUp(
      readConfig({ ...world.env, DATABASE_URL: database.url }),
      {
        databaseUrl: database.url,
        secretKey: world.env.SECRET_KEY ?? '',
        paystackSecretKey: world.deps.paystackSecretKey,
      },
      createLog('silent', 'test'),
    );
    app = await createApp(product.deps);
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await product.close();
    await database.drop();
    await world.close();
  });

  it('lets payouts and claims go on only when the lost time was compared with the provider', async () => {
    const restored = { ...world, app, deps: product.deps, browser: () => new Browser(app) };
    const { SUPER_ADMIN: chief } = await signInEverybody(restored);
    const lift = (name: string) =>
      chief.put(`/api/admin/operations/switches/${name}`, { isOn: true, reason: 'Reconciled' });
    for (const name of ['payouts', 'claims']) expect((await lift(name)).body.code).toBe('not_reconciled');
    const run = await reconcile(product.deps)();
    expect(run).toMatchObject({ failure: null, coversFrom: new Date('2026-10-16T02:00:00.000Z') });
    for (const name of ['payouts', 'claims']) expect((await lift(name)).status).toBe(200);
    expect(await auditOf(restored, 'database.restore')).toMatchObject([
      { details: { reason: `restored to ${ASKED}` } },
    ]);
    expect(await verifyAudit(product.deps.db)).toMatchObject({ isWhole: true });
  });

  it('is not marked under a product that is running', async () => {
    await expect(mark()).rejects.toThrow('still running');
  });
});
