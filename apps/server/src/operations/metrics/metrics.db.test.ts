import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, GOOD_ACCOUNT, naira, type World } from '../../../testing/world.ts';
import { newId } from '../../platform/ids.ts';
import { readNotifications } from '../../portal/figures/notifications.ts';
import { type MetricsServer, startMetricsServer } from './metrics-server.ts';

const DEPLOY = new URL('../../../../../deploy/', import.meta.url);

describe('what a scrape shows', () => {
  let world: World;
  let server: MetricsServer;
  beforeAll(async () => {
    world = await createWorld({ worker: true, env: { RATE_LIMITS: 'on' } });
    server = await startMetricsServer(world.deps, {
      host: '127.0.0.1',
      port: 0,
      databaseUrl: world.databaseUrl,
      keepMs: 0,
    });
  });
  afterAll(async () => {
    await server.stop();
    await world.close();
  });

  const scrape = async () => (await fetch(`${server.url}/metrics`)).text();
  /** The value of one series, whichever order its labels are written in. */
  const figure = (text: string, name: string, labels: Record<string, string> = {}): number | undefined => {
    const line = text.split('\n').find((candidate) => {
      const [, series, inside = ''] = /^([a-z_]+)(?:\{(.*)\})? /.exec(candidate) ?? [];
      return series === name && Object.entries(labels).every(([key, value]) => inside.includes(`${key}="${value}"`));
    });
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };

  it('counts what happened, by route pattern, outcome and state, and names nobody', async () => {
    const { quid, sender } = await world.paidGift({ email: 'ada.metrics@example.com', senderName: 'Chidi Metrics' });
    const [first, second] = [world.browser(), world.browser()];
    const claim = await first.post(`/api/rules/claim?quid=${quid}`, {});
    expect((await second.post(`/api/rules/claim?quid=${quid}`, {})).status).toBe(409);
    const withdrawal = await world.withdraw({ quid, recipient: first, claim: claim.body });
    await eventually('the payout completes', async () => {
      const row = await world.deps.db
        .selectFrom('withdrawals')
        .select('status')
        .where('id', '=', withdrawal.id)
        .executeTakeFirst();
      return row?.status === 'COMPLETED';
    });
    const large = await world.claimed({ amount: naira(50_000) });
    await world.withdraw(large, GOOD_ACCOUNT);
    await fetch(`${world.url}/api/paystack/webhook`, { method: 'POST', body: '{}' });

    const text = await scrape();
    const http = (route: string, method: string, status: string) =>
      figure(text, 'jara_http_request_duration_seconds_count', { route, method, status });
    expect(http('/api/rules/claim', 'POST', '2xx')).toBe(2);
    expect(http('/api/rules/claim', 'POST', '4xx')).toBe(1);
    expect(figure(text, 'jara_claims_total', { outcome: 'granted' })).toBe(2);
    expect(figure(text, 'jara_claims_total', { outcome: 'all_taken' })).toBe(1);
    expect(figure(text, 'jara_claim_batch_size_sum')).toBe(3);
    expect(figure(text, 'jara_refusals_total', { code: 'gift_taken' })).toBe(1);
    expect(figure(text, 'jara_webhooks_total', { outcome: 'bad_signature' })).toBe(1);
    expect(figure(text, 'jara_webhooks_total', { outcome: 'new' })).toBeGreaterThanOrEqual(2);
    expect(
      figure(text, 'jara_provider_call_duration_seconds_count', { operation: 'POST /transfer', outcome: 'ok' }),
    ).toBe(1);
    expect(figure(text, 'jara_payouts_open', { state: 'REQUESTED' })).toBe(1);
    expect(figure(text, 'jara_payouts_open', { state: 'UNKNOWN' })).toBe(0);
    expect(figure(text, 'jara_payouts_finished_last_day', { state: 'COMPLETED' })).toBe(1);
    // The provider's word may come while the job is still at it, and is then looked into by one more.
    const jobsDone = figure(text, 'jara_job_duration_seconds_count', { task: 'work_on_payout', outcome: 'done' });
    expect(jobsDone).toBeGreaterThanOrEqual(1);
    expect(figure(text, 'jara_workers_alive')).toBe(1);
    expect(figure(text, 'jara_switch_on', { switch: 'payouts' })).toBe(1);
    expect(figure(text, 'jara_database_up')).toBe(1);
    expect(figure(text, 'jara_database_connections')).toBeGreaterThan(0);

    const { body: payments } = await sender.get('/api/transactions');
    const secrets = [quid, payments.data[0].reference, payments.data[0].id, withdrawal.id, claim.body.accessKey];
    for (const secret of [...secrets, '@', 'Metrics', GOOD_ACCOUNT.accountNumber]) expect(text).not.toContain(secret);
    for (const [, inside] of text.matchAll(/\{(.*)\}/g)) expect(inside).not.toMatch(/[0-9a-f]{8}-|\d{6}|127\.0/);
  });

  it('counts who was throttled, and live streams while they are open', async () => {
    const { quid } = await world.paidGift();
    const guesser = world.browser();
    for (let i = 0; i < 31; i += 1) await guesser.post('/api/transactions/banks/resolve-name', GOOD_ACCOUNT);
    expect(figure(await scrape(), 'jara_throttled_total', { limit: 'resolve-name' })).toBeGreaterThan(0);

    const payment = await world.deps.db
      .selectFrom('payments')
      .innerJoin('gifts', 'gifts.paymentId', 'payments.id')
      .select('reference')
      .where('gifts.quid', '=', quid as never)
      .executeTakeFirstOrThrow();
    const left = new AbortController();
    await fetch(`${world.url}/api/sse/connect/${payment.reference}`, { signal: left.signal });
    expect(figure(await scrape(), 'jara_sse_connections')).toBe(1);
    left.abort();
    await eventually('the stream is gone', async () => figure(await scrape(), 'jara_sse_connections') === 0);
  });

  it('counts the mails that staff are told of as given up: lately, and not those held back on purpose', async () => {
    const { db, clock } = world.deps;
    const givenUp = (daysAgo: number, failure: string) => ({
      id: newId(),
      kind: 'receipt',
      recipient: 'chidi@example.com',
      data: JSON.stringify({ paymentId: newId() }),
      identity: newId(),
      createdAt: new Date(clock.now().getTime() - daysAgo * 86_400_000),
      nextTryAt: null,
      failure,
    });
    const before = figure(await scrape(), 'jara_mails_given_up');
    const mails = [givenUp(1, '550 no such user'), givenUp(1, 'Held back: The gift is blocked'), givenUp(8, '550')];
    await db
      .insertInto('mails')
      .values(mails as never)
      .execute();
    expect(before).toBe(0);
    expect(figure(await scrape(), 'jara_mails_given_up')).toBe(1);
    const { items } = await readNotifications(world.deps)({ role: 'ADMIN' });
    expect(items.find(({ kind }) => kind === 'MAIL_FAILED')).toMatchObject({
      count: 1,
      examples: [{ id: mails[0]?.id }],
    });
  });

  it('is at one address of its own port, and nowhere on the public one', async () => {
    expect((await fetch(`${world.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
    expect((await fetch(`${server.url}/`)).status).toBe(404);
    expect((await fetch(`${server.url}/live`)).status).toBe(200);
    expect((await fetch(`${server.url}/metrics`, { method: 'POST' })).status).toBe(405);
  });

  it('has every figure that our alerts and our dashboard ask for', async () => {
    world.deps.metrics.watchRuntime();
    const shown = new Set([...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const asked = ['prometheus/alerts.yaml', 'grafana/dashboards/jara.json'].flatMap((file) =>
      [...readFileSync(new URL(file, DEPLOY), 'utf8').matchAll(/\b(jara|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
        name.replace(/_(bucket|sum|count)$/, ''),
      ),
    );
    expect(asked.length).toBeGreaterThan(50);
    expect([...new Set(asked)].filter((name) => !shown.has(name))).toEqual([]);
  });

  it('says that the database is down instead of failing or repeating old figures', async () => {
    const lost = await startMetricsServer(
      { ...world.deps, metrics: (await import('../../platform/metrics.ts')).createMetrics() },
      { host: '127.0.0.1', port: 0, databaseUrl: 'postgres://nobody@127.0.0.1:9/none' },
    );
    const text = await (await fetch(`${lost.url}/metrics`)).text();
    expect(figure(text, 'jara_database_up')).toBe(0);
    expect(figure(text, 'jara_workers_alive')).toBeUndefined();
    expect(figure(text, 'jara_payouts_open', { state: 'UNKNOWN' })).toBeUndefined();
    await lost.stop();
  });
});
