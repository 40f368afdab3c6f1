import { DEMO_PASSWORD } from '@jara/domain/staff/demo-staff';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureDemoStaff } from '../../../sample-data/demo-staff.ts';
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

  const standing = ({ headers }: { headers: Record<string, unknown> }) =>
    ['limit', 'remaining', 'reset'].map((name) => Number(headers[`ratelimit-${name}`]));

  it('tells how many requests are left and when there are new ones, and says so when there are none', async () => {
    const stranger = world.browser();
    const ask = () => stranger.get('/api/check/nothing-of-ours');
    const [limit = 0, left = 0, reset] = standing(await ask());
    expect(limit).toBeGreaterThan(1);
    expect(left).toBe(limit - 1);
    expect(reset).toBeGreaterThan(0);
    expect(standing(await ask())[1]).toBe(limit - 2);
    for (let i = 2; i < limit; i++) await ask();
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(standing(refused)).toEqual([limit, 0, Number(refused.headers['retry-after'])]);
  });

  it('tells of several limits the one that is nearest', async () => {
    const { recipient, claim } = await world.claimed();
    const answer = await recipient.post(
      '/api/claims/mail',
      { email: 'ada@example.com' },
      { 'x-access-key': claim.accessKey },
    );
    // Five for this share, in an hour, and twenty for the network.
    expect(standing(answer).slice(0, 2)).toEqual([5, 4]);
  });

  it('tells nothing of what it does not count', async () => {
    expect(standing(await world.browser().get('/api/limits'))).toEqual([Number.NaN, Number.NaN, Number.NaN]);
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
