import { DEMO_PASSWORD } from '@jara/domain/staff/demo-staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureDemoStaff } from '../../../sample-data/demo-staff.ts';
import { createWorld, type World } from '../../../testing/world.ts';

const PROXY = '10.7.0.1';
const STRANGER = '203.0.113.9';
const VISITOR = '198.51.100.23';

describe('behind a proxy', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ env: { TRUSTED_PROXIES: '10.7.0.0/16', PUBLIC_URL: 'https://jara.test' } });
    await ensureDemoStaff(world.deps);
  });
  afterAll(() => world.close());

  /** Signs in, since a session remembers the address it was opened from. */
  const addressSeen = async (remoteAddress: string, forwardedFor: string) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/admin/session',
      remoteAddress,
      headers: { 'x-forwarded-for': forwardedFor },
      payload: { email: 'super@jara.test', password: DEMO_PASSWORD },
    });
    expect(answer.statusCode).toBe(200);
    const session = await world.deps.db
      .selectFrom('staffSessions')
      .select('ip')
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { ip: session.ip, cookie: String(answer.headers['set-cookie']) };
  };

  it('believes the address that a proxy of ours forwards, and only the last one we did not trust', async () => {
    expect((await addressSeen(PROXY, VISITOR)).ip).toBe(VISITOR);
    expect((await addressSeen(PROXY, `1.2.3.4, ${VISITOR}`)).ip).toBe(VISITOR);
    expect((await addressSeen(PROXY, `${VISITOR}, 10.7.3.3`)).ip).toBe(VISITOR);
  });

  it('believes nothing of the kind from anybody else', async () => {
    expect((await addressSeen(STRANGER, VISITOR)).ip).toBe(STRANGER);
  });

  it('gives cookies that only https may carry, whatever the proxy speaks to us', async () => {
    const { cookie } = await addressSeen(PROXY, VISITOR);
    expect(cookie).toMatch(/^__Host-[^;]+;.*HttpOnly.*Secure/);
    const paid = await world.browser().post('/api/transactions', {
      amount: 500_000,
      email: 'ada@example.com',
      authorizationUrl: 'https://jara.test/payment/callback',
    });
    expect(String(paid.headers['set-cookie'])).toMatch(/^__Host-jara_browser=[^;]+;.*HttpOnly.*Secure/);
  });

  const requestIdFor = async (remoteAddress: string, given: string) => {
    const { headers } = await world.app.inject({
      url: '/api/health/live',
      remoteAddress,
      headers: { 'x-request-id': given },
    });
    return headers['x-request-id'];
  };

  it('takes over the proxy’s request id when it has the shape of one', async () => {
    expect(await requestIdFor(PROXY, 'edge-42.7f3a9c01')).toBe('edge-42.7f3a9c01');
    for (const odd of [
      'short',
      'has space in it',
      'a'.repeat(101),
      '{"level":60}xx',
      '../../etc/passwd',
      'newline%0a1',
    ]) {
      expect(await requestIdFor(PROXY, odd)).toMatch(/^[0-9a-f]{8}-/);
    }
  });

  it('makes its own request id for everybody else', async () => {
    expect(await requestIdFor(STRANGER, 'edge-42.7f3a9c01')).toMatch(/^[0-9a-f]{8}-/);
  });

  it('is not started with a list of proxies that cannot be read', async () => {
    await expect(createWorld({ env: { TRUSTED_PROXIES: '10.7.0.0/99' } })).rejects.toThrow(
      /TRUSTED_PROXIES.*10\.7\.0\.0\/99/,
    );
  });
});
