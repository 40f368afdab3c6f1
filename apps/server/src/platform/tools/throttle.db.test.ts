import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, ensureDemoStaff } from '../../../sample-data/demo-staff.ts';
import { createWorld, GOOD_ACCOUNT, naira, type World } from '../../../testing/world.ts';

describe('a throttle', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ env: { RATE_LIMITS: 'on' } });
    await ensureDemoStaff(world.deps);
  });
  afterAll(() => world.close());

  it('lets many look at a claim page and still mails them the link to their share', async () => {
    const { quid, recipient, claim } = await world.claimed();
    for (let i = 0; i < 25; i++) expect((await recipient.get(`/claim/${quid}/card.png`)).status).toBe(200);
    const answer = await recipient.post(
      '/api/claims/mail',
      { email: 'ada@example.com' },
      { 'x-access-key': claim.accessKey },
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(202);
  });

  it('that cannot count lets nothing through', async () => {
    const { db } = world.deps;
    const { quid, recipient, claim } = await world.claimed();
    const other = await world.paidGift();
    const stranger = world.browser();
    const asks = {
      'sign in': () => stranger.post('/api/admin/session', { email: 'admin@jara.test', password: DEMO_PASSWORD }),
      claim: () => stranger.post(`/api/rules/claim?quid=${other.quid}`, {}),
      look: () => stranger.get(`/api/transactions/quid/${other.quid}/verify`),
      pay: () =>
        stranger.post('/api/transactions', {
          amount: naira(500),
          email: 'ada@example.com',
          authorizationUrl: 'http://localhost:3000/payment/callback',
        }),
      withdraw: () =>
        recipient.post('/api/withdrawal-request', {
          quid,
          accessKey: claim.accessKey,
          amount: claim.amount,
          ...GOOD_ACCOUNT,
          accountName: 'Anyone',
        }),
    };
    const rows = async () =>
      (
        await sql`select (select count(*) from staff_sessions) as sessions, (select count(*) from claim_attempts) as attempts,
          (select count(*) from payments) as payments, (select count(*) from withdrawals) as withdrawals`.execute(db)
      ).rows[0];
    const before = await rows();

    const owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    await owner.query('alter table throttles rename to throttles_away');
    try {
      for (const [what, ask] of Object.entries(asks)) {
        const { status, body } = await ask();
        expect([500, 503], `${what}: ${JSON.stringify(body)}`).toContain(status);
      }
    } finally {
      await owner.query('alter table throttles_away rename to throttles');
      await owner.end();
    }
    expect(await rows()).toEqual(before);
    expect((await asks.claim()).status).toBe(200);
  });
});
