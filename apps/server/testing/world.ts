import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClaimCheck } from '@jara/contract/claims';
import type { Payment } from '@jara/contract/payments';
import type { Withdrawal } from '@jara/contract/withdrawals';
import type { PaymentId, WithdrawalId } from '@jara/domain/ids';
import { createSandbox, type Sandbox } from '@jara/paystack-sandbox/sandbox';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { createApp } from '../src/app.ts';
import { checkBooks } from '../src/operations/books/check-books.ts';
import { readConfig } from '../src/platform/config.ts';
import { isInDocument } from '../src/platform/http/api-documents.ts';
import { refusalsOf } from '../src/platform/http/documented-answers.ts';
import { createLog } from '../src/platform/log.ts';
import { type Product, wireUp } from '../src/wire-up.ts';
import { startWorker } from '../src/worker.ts';
import { Browser } from './browser.ts';
import { keepLog, keepMails } from './evidence.ts';
import { createTestDatabase } from './postgres.ts';

export const naira = (amount: number): number => Math.round(amount * 100);

/** Zenith's test account, which the sandbox pays at once; other endings have other fates. */
export const GOOD_ACCOUNT = { accountNumber: '0000000000', bankCode: '057' };

const sumLimits = (value: string): Record<string, string> =>
  Object.fromEntries(
    ['ACCOUNT', 'PAYER', 'SELF'].flatMap((kind) =>
      ['DAY', 'MONTH'].map((window) => [`${kind}_LIMIT_${window}`, value]),
    ),
  );
const NO_SUM_LIMITS = sumLimits('100000000000000');
/** For a world that adds up what goes the same way as the product does when nobody says otherwise. */
export const USUAL_SUM_LIMITS = sumLimits('');

interface WorldOptions {
  /** Run the job worker in this process, as `npm start` does. */
  worker?: boolean;
  env?: Record<string, string>;
  /** Takes the lines of the log, which tests otherwise do not have. */
  onLog?: (line: string) => void;
}

export interface World {
  app: FastifyInstance;
  deps: Product;
  url: string;
  databaseUrl: string;
  sandboxUrl: string;
  env: Record<string, string>;
  browser(): Browser;
  /** From now on the provider sends its webhooks and questions to another process of the product. */
  pointProviderAt(url: () => string): void;
  /** The sandbox's control API. */
  control<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T>;
  paidGift(
    gift?: Record<string, unknown>,
    card?: string,
  ): Promise<{ payment: Payment & { id: PaymentId }; quid: string; sender: Browser }>;
  claimed(
    gift?: Record<string, unknown>,
  ): Promise<{ quid: string; recipient: Browser; claim: ClaimCheck & { accessKey: string; amount: number } }>;
  withdraw(
    claimed: { quid: string; recipient: Browser; claim: { accessKey: string; amount: number } },
    account?: typeof GOOD_ACCOUNT,
  ): Promise<Withdrawal & { id: WithdrawalId }>;
  expectCleanBooks(): Promise<void>;
  close(): Promise<void>;
}

/** The whole product on a database of its own, with the provider played by the sandbox. Nothing is mocked. */
export async function createWorld({ worker: withWorker = false, env = {}, onLog }: WorldOptions = {}): Promise<World> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'jara-world-'));
  const secretKey = `sk_test_${randomBytes(20).toString('hex')}`;
  let serverUrl: string | undefined;
  let providerCalls = () => serverUrl;
  const sandbox: Sandbox = createSandbox({
    databaseUrl: database.url,
    secretKey,
    webhookUrl: () => providerCalls() && `${providerCalls()}/api/paystack/webhook`,
    approvalUrl: () => providerCalls() && `${providerCalls()}/api/paystack/transfer-approval`,
  });
  const sandboxUrl = await sandbox.start();
  const kept = onLog ? undefined : keepLog();
  const settings = {
    LOG_LEVEL: onLog ? 'debug' : kept ? 'info' : 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    PAYSTACK_SECRET_KEY: secretKey,
    PAYSTACK_BASE_URL: sandboxUrl,
    PAYSTACK_TIMEOUT_MS: '1000',
    SECRET_KEY: 'a master secret that is used in tests only',
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    SAMPLE_DATA: 'off',
    // Nearly all tests pay with one card into one account; what is added up is tried where it is meant.
    ...NO_SUM_LIMITS,
    DATA_DIR: dataDir,
    ...env,
  };
  const config = readConfig(settings);
  const { deps, close } = await wireUp(
    config,
    { databaseUrl: database.url, secretKey: settings.SECRET_KEY, paystackSecretKey: secretKey },
    createLog(config.logLevel, 'test', onLog ?? kept?.write),
  );
  const undeclared = new Set<string>();
  const app = await createApp(deps, {
    onRefusal: (code, { routeOptions: { config } }) => {
      const { endpoint } = config;
      if (endpoint && isInDocument(endpoint) && !refusalsOf(endpoint).includes(code))
        undeclared.add(`${endpoint.method} ${endpoint.path}: ${code}`);
    },
  });
  serverUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const worker = withWorker ? await startWorker(deps, database.url) : undefined;

  const control: World['control'] = async (method, path, body) => {
    const answer = await fetch(`${sandboxUrl}/control${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`sandbox control ${path} answered ${answer.status}: ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as never;
  };

  // A bank takes a second and a half, in which whoever waits for it would work on the payout again and again.
  await control('POST', '/settings', { transfer_delay_ms: 0 });

  const world: World = {
    app,
    deps,
    url: serverUrl,
    databaseUrl: database.url,
    sandboxUrl,
    env: settings,
    browser: () => new Browser(app),
    pointProviderAt: (url) => {
      providerCalls = url;
    },
    control,
    paidGift: async (gift = {}, card = 'success') => {
      const sender = world.browser();
      const { body } = await sender.post('/api/transactions', {
        amount: naira(10_000),
        email: 'ada@example.com',
        authorizationUrl: 'http://localhost:3000/payment/callback',
        ...gift,
      });
      await control('POST', '/pay', { reference: body.reference, card });
      const { body: payment } = await sender.get(`/api/transactions/reference/${body.reference}`);
      expect(payment.status).toBe('SUCCESS');
      return { payment, quid: payment.quid, sender };
    },
    claimed: async (gift) => {
      const { quid } = await world.paidGift(gift);
      const recipient = world.browser();
      const { body, status } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
      expect(status).toBe(200);
      return { quid, recipient, claim: body };
    },
    withdraw: async ({ quid, recipient, claim }, account = GOOD_ACCOUNT) => {
      const { body: name, status: found } = await recipient.post('/api/transactions/banks/resolve-name', account);
      expect(found, JSON.stringify(name)).toBe(200);
      const { body, status } = await recipient.post('/api/withdrawal-request', {
        quid,
        accessKey: claim.accessKey,
        amount: claim.amount,
        ...account,
        accountName: name.accountName,
      });
      expect(status, JSON.stringify(body)).toBe(201);
      return body;
    },
    expectCleanBooks: async () => {
      const report = await checkBooks(deps.db, deps.keys);
      expect(report.problems).toEqual([]);
    },
    close: async () => {
      await app.close();
      await worker?.stop();
      await keepMails(deps);
      await sandbox.stop();
      await close();
      await kept?.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      expect([...undeclared], 'refusals that the endpoint does not declare').toEqual([]);
    },
  };
  return world;
}

/** Waits for something that happens in the background, and says what it was when it never does. */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  withinMs = 30_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
