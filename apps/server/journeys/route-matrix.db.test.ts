import type { Endpoint } from '@jara/contract/endpoint';
import type { StaffId } from '@jara/domain/ids';
import { may } from '@jara/domain/staff/permissions';
import { ROLES, type Role } from '@jara/domain/staff/roles';
import { HOUR_MS, MINUTE_MS } from '@jara/domain/time/lagos';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { newId } from '../src/platform/ids.ts';
import { insertSession } from '../src/staff/sessions.store.ts';
import { addStaff } from '../src/staff/testing.ts';
import { createWorld, type World } from '../testing/world.ts';

/** Pages and files that describe the API, and the site itself: not part of the API. */
const NOT_API = /^\/(?!api\/)|^\/api\/(docs(\/.*)?|openapi(\/\w+)?\.json)$/;

const isForStaff = ({ access }: Endpoint) => access !== 'public' && access !== 'provider' && access !== 'sandbox';

describe('the route table', () => {
  let world: World;
  let app: FastifyInstance;
  const routes: RouteOptions[] = [];
  const staffIds = {} as Record<Role, StaffId>;

  beforeAll(async () => {
    world = await createWorld();
    app = await createApp(world.deps, { onRoute: (route) => routes.push(route) });
    await app.ready();
    for (const role of ROLES) staffIds[role] = (await addStaff(world, role)).id;
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  const staffRoutes = () => endpoints().filter(isForStaff);
  const endpoints = (): Endpoint[] => [...new Set(routes.flatMap(({ config }) => config?.endpoint ?? []))];

  /** A session of its own for every request, so that signing out in one leaves the others alone. */
  const openSession = (staffId: StaffId, change: Partial<{ totpPending: boolean; now: Date }> = {}): Promise<string> =>
    world.deps.db.transaction().execute(async (trx) => {
      const session = {
        staffId,
        totpPending: false,
        ip: '127.0.0.1',
        userAgent: 'test',
        now: world.deps.clock.now(),
        ...change,
      };
      return (await insertSession(trx, session)).token;
    });

  const request = ({ method, path }: Endpoint, token?: string, headers: Record<string, string> = {}) =>
    app.inject({
      method,
      url: `/api${path.replace(/:(\w+)/g, (_, name) => (name === 'what' ? 'quids' : newId()))}${method === 'GET' ? '?q=somebody' : ''}`,
      headers: { ...headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' || method === 'DELETE' ? {} : { payload: '{}' }),
      ...(token ? { cookies: { jara_staff: token } } : {}),
    });

  it('has a row for every route of the API', () => {
    const without = routes.filter(({ url, config }) => !NOT_API.test(url) && !config?.endpoint);
    expect(without.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
    expect(staffRoutes().length).toBeGreaterThan(40);
  });

  it('has one row for one route, and each is where its row says', () => {
    for (const { url, config, method } of routes) {
      if (!config?.endpoint || method === 'HEAD') continue;
      expect([method, url]).toEqual([config.endpoint.method, expect.stringContaining(config.endpoint.path)]);
    }
  });

  it('keeps everything under /admin for staff, but for signing in and accepting an invitation', () => {
    const open = endpoints().filter(({ path, access }) => path.startsWith('/admin') && access === 'public');
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'POST /admin/invitations/accept',
      'POST /admin/invitations/look',
      'POST /admin/session',
    ]);
  });

  const expectEach = async (look: (endpoint: Endpoint) => Promise<string | undefined>) => {
    const wrong: string[] = [];
    for (const endpoint of staffRoutes()) {
      const problem = await look(endpoint);
      if (problem) wrong.push(`${endpoint.method} ${endpoint.path}: ${problem}`);
    }
    expect(wrong).toEqual([]);
  };
  const unless = (isRight: boolean, answer: { statusCode: number; body: string }) =>
    isRight ? undefined : `${answer.statusCode} ${answer.body.slice(0, 100)}`;

  it.each([
    ['nobody', async (): Promise<string | undefined> => undefined],
    ['a made-up session', async () => 'x'.repeat(43)],
    ['somebody deactivated', deactivated],
    ['a session that has lasted twelve hours', () => openSession(staffIds.SUPER_ADMIN, { now: ago(12 * HOUR_MS) })],
    ['a session idle for half an hour', () => openSession(staffIds.SUPER_ADMIN, { now: ago(30 * MINUTE_MS) })],
  ] as const)('sends %s away with 401', async (_who, token) => {
    await expectEach(async (endpoint) => {
      const answer = await request(endpoint, await token());
      return unless(answer.statusCode === 401 && answer.json().code === 'sign_in_required', answer);
    });
  });

  it('lets somebody whose code is missing do nothing but give it, look who they are, and leave', async () => {
    await expectEach(async (endpoint) => {
      const answer = await request(endpoint, await openSession(staffIds.SUPER_ADMIN, { totpPending: true }));
      const isStopped = answer.statusCode === 401 && answer.json().code === 'code_required';
      return unless(isStopped === (endpoint.access !== 'signing_in'), answer);
    });
    const allowed = staffRoutes().filter(({ access }) => access === 'signing_in');
    expect(allowed.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /admin/session',
      'GET /admin/session',
      'POST /admin/session/totp',
    ]);
  });

  it('takes no change from a page of another site, whoever is signed in', async () => {
    await expectEach(async (endpoint) => {
      if (endpoint.method === 'GET') return undefined;
      const answer = await request(endpoint, await openSession(staffIds.SUPER_ADMIN), {
        origin: 'https://evil.example',
      });
      return unless(answer.statusCode === 403 && answer.json().code === 'foreign_origin', answer);
    });
  });

  it.each(ROLES)('gives %s exactly what the permissions say', async (role) => {
    await expectEach(async (endpoint) => {
      const answer = await request(endpoint, await openSession(staffIds[role]));
      const code = String(answer.headers['content-type']).includes('json') ? answer.json().code : undefined;
      const isStopped = code === 'sign_in_required' || code === 'code_required' || code === 'permission_denied';
      const { access } = endpoint;
      const isAllowed = typeof access === 'object' ? may(role, access.permission) : true;
      if (!isAllowed) return unless(answer.statusCode === 403 && code === 'permission_denied', answer);
      return unless(!isStopped && answer.statusCode < 500, answer);
    });
  });

  it('asks everybody but demonstration accounts for a code before money moves, data leave or people change', async () => {
    await world.deps.db.updateTable('staff').set({ isDemo: false }).where('id', '=', staffIds.SUPER_ADMIN).execute();
    const asked: string[] = [];
    for (const endpoint of staffRoutes()) {
      const answer = await request(endpoint, await openSession(staffIds.SUPER_ADMIN));
      if (answer.body.includes('totp_not_set_up') && endpoint.stepUp) asked.push(`${endpoint.method} ${endpoint.path}`);
    }
    await world.deps.db.updateTable('staff').set({ isDemo: true }).where('id', '=', staffIds.SUPER_ADMIN).execute();
    expect(asked.sort()).toEqual([
      'DELETE /admin/users/:id/totp',
      'GET /admin/disputes/:id/evidence',
      'GET /admin/exports/:what',
      'PATCH /admin/users/:id',
      'POST /admin/charges/:id/refund',
      'POST /admin/charges/:id/release',
      'POST /admin/disputes/:id/answer',
      'POST /admin/invitations',
      'POST /admin/quids/:quid/refund',
      'POST /admin/quids/:quid/revive',
      'POST /admin/quids/status',
      'POST /admin/reconciliation/items/:id/resolve',
      'POST /admin/withdrawals/decisions',
      'PUT /admin/operations/switches/:name',
      'PUT /quid/:quid/status',
      'PUT /quid/:quid/status/activate',
      'PUT /withdrawal-request',
    ]);
  });

  const ago = (ms: number): Date => new Date(world.deps.clock.now().getTime() - ms);

  async function deactivated(): Promise<string> {
    const { id } = await addStaff(world, 'SUPER_ADMIN');
    const token = await openSession(id);
    await world.deps.db.updateTable('staff').set({ isActive: false }).where('id', '=', id).execute();
    return token;
  }
});
