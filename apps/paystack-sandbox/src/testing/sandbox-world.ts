import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPaystackClient, type PaystackClient } from '@jara/paystack/client';
import { isSignatureValid } from '@jara/paystack/signature';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts';
import { createTestDatabase } from './database.ts';

export const KEY = 'sk_test_sandbox_0123456789abcdef';

export interface Received {
  event: string;
  data: Record<string, unknown> & { reference?: string; id?: unknown; status?: string };
  raw: string;
  isSigned: boolean;
  forwardedFor: string | undefined;
}

/** A merchant that writes down what it is told, and answers what the test wants. */
export interface Merchant {
  received: Received[];
  approvals: Received['data'][];
  answers: { webhook: number; approval: number };
  hears(event: string, reference: string): Promise<Received>;
}

export interface World {
  url: string;
  sandbox: Sandbox;
  client: PaystackClient;
  merchant: Merchant;
  control(path: string, body?: unknown, method?: string): Promise<{ status: number; body: unknown }>;
  newReference(): string;
  /** Stops the sandbox and starts another on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function createWorld(options: Partial<SandboxOptions> & { withApproval?: boolean } = {}): Promise<World> {
  const { withApproval = false, ...rest } = options;
  const database = await createTestDatabase();
  const merchant = merchantWith();
  const server = createServer((request, response) => merchant.listen(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const merchantUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const start = async () => {
    const sandbox = createSandbox({
      databaseUrl: database.url,
      secretKey: KEY,
      webhookUrl: `${merchantUrl}/webhook`,
      approvalUrl: withApproval ? `${merchantUrl}/approval` : undefined,
      ...rest,
    });
    return { sandbox, url: await sandbox.start() };
  };
  let running = await start();
  const clientOf = (baseUrl: string) =>
    createPaystackClient({ secretKey: KEY, baseUrl, timeoutMs: 1_000, checkoutOrigins: [baseUrl] });
  let made = 0;

  const world: World = {
    ...running,
    client: clientOf(running.url),
    merchant,
    async control(path, body, method = body === undefined ? 'GET' : 'POST') {
      const response = await fetch(`${world.url}/control${path}`, {
        method,
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
    },
    newReference() {
      made += 1;
      return `jara-test-${String(made).padStart(12, '0')}`;
    },
    async restart() {
      await running.sandbox.stop();
      running = await start();
      Object.assign(world, running, { client: clientOf(running.url) });
    },
    async close() {
      await running.sandbox.stop();
      await stopServer(server);
      await database.drop();
    },
  };
  return world;
}

function merchantWith(): Merchant & { listen: Parameters<typeof createServer>[1] & object } {
  const merchant: Merchant = {
    received: [],
    approvals: [],
    answers: { webhook: 200, approval: 200 },
    hears: (event, reference) =>
      eventually(() =>
        merchant.received.find((got) => got.event === event && JSON.stringify(got.data).includes(reference)),
      ),
  };
  return Object.assign(merchant, {
    listen: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const isSigned = isSignatureValid(KEY, raw, request.headers['x-paystack-signature']);
        if (request.url === '/approval') {
          merchant.approvals.push({ ...(JSON.parse(raw) as Received['data']), isSigned });
          response.writeHead(merchant.answers.approval).end();
          return;
        }
        const forwardedFor = request.headers['x-forwarded-for'];
        merchant.received.push({
          ...(JSON.parse(raw) as Pick<Received, 'event' | 'data'>),
          raw,
          isSigned,
          forwardedFor: typeof forwardedFor === 'string' ? forwardedFor : undefined,
        });
        response.writeHead(merchant.answers.webhook).end();
      });
    },
  });
}

/** Waits for what happens by itself, and says so when it never does. */
export async function eventually<Found>(look: () => Found | undefined | Promise<Found | undefined>): Promise<Found> {
  const giveUpAt = Date.now() + 20_000;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > giveUpAt) throw new Error('It never happened');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const stopServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
