import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@jara/client';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../testing/world.ts';

const CLIENT = new URL('../../../../../packages/client/', import.meta.url);
const LOCAL = { api: 'http://localhost:3000/api', sandbox: 'http://localhost:3001' };

interface Transfer {
  reference: string;
  status: string;
  amount: number;
  accountNumber: string;
}

let world: World;
beforeAll(async () => {
  world = await createWorld({ worker: true });
});
afterAll(() => world.close());

const transfersTo = async (accountNumber: string) =>
  (await world.control<{ transfers: Transfer[] }>('GET', '/sums')).transfers.filter(
    (transfer) => transfer.accountNumber === accountNumber,
  );

it('takes a program from the order to the bank with what the client’s README says, word for word', async () => {
  const readme = await readFile(new URL('README.md', CLIENT), 'utf8');
  const program = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code).join('');
  expect([...program.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual(['@jara/client']);

  const folder = await mkdtemp(join(tmpdir(), 'jara-integrator-'));
  const file = join(folder, 'program.mjs');
  await build({
    stdin: {
      contents: program.replaceAll(LOCAL.api, `${world.url}/api`).replaceAll(LOCAL.sandbox, world.sandboxUrl),
      resolveDir: fileURLToPath(CLIENT),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    target: 'node20',
    outfile: file,
    logLevel: 'warning',
  });
  const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: 60_000 });
  await rm(folder, { recursive: true });
  expect(stdout.trim().split('\n')).toEqual([
    'orders 1',
    'COMPLETED 970000',
    'receipt %PDF',
    'too late',
    'asked once',
    'no such gift',
  ]);
  await world.expectCleanBooks();
}, 90_000);

describe('an integrator on a line that loses the first answer to everything', () => {
  /** The server has acted by then, and nobody hears of it. */
  const losing = (): typeof fetch => {
    const seen = new Set<string>();
    return async (url, request) => {
      const answer = await fetch(url, request);
      const what = `${request?.method} ${String(url)}`;
      if (seen.has(what)) return answer;
      seen.add(what);
      throw new TypeError('the line broke');
    };
  };

  it('orders, opens and withdraws once', async () => {
    const baseUrl = `${world.url}/api`;
    const sender = createClient({ baseUrl, fetch: losing() });
    const recipient = createClient({ baseUrl, fetch: losing() });

    const order = await sender.startPayment({
      body: { amount: 1_000_000, email: 'ada@example.com', authorizationUrl: 'http://localhost:3000/payment/callback' },
    });
    await world.control('POST', '/pay', { reference: order.reference, card: 'success' });
    const { quid } = await sender.verifyPaymentByReference({ params: { reference: order.reference } });
    if (quid === null) throw new Error('it is not paid');

    const { accessKey, amount } = await recipient.claimGift({ query: { quid }, body: {} });
    if (accessKey === null || amount === null) throw new Error('it is not theirs');
    const account = { accountNumber: '0123456700', bankCode: '057' };
    const { accountName } = await recipient.resolveAccountName({ body: account });
    let withdrawal = await recipient.requestWithdrawal({ body: { quid, accessKey, amount, ...account, accountName } });
    while (withdrawal.status === 'PENDING') {
      await new Promise((resolve) => setTimeout(resolve, 200));
      withdrawal = await recipient.findWithdrawal({ params: { id: withdrawal.id }, accessKey });
    }

    expect(withdrawal).toMatchObject({ status: 'COMPLETED', net: 970_000, ...account });
    expect(await sender.listOwnPayments()).toMatchObject({ total: 1, data: [{ reference: order.reference, quid }] });
    expect((await recipient.listWithdrawals({ accessKey })).total).toBe(1);
    expect(await transfersTo(account.accountNumber)).toMatchObject([{ amount: 970_000, status: 'success' }]);
    await world.expectCleanBooks();
  }, 90_000);
});
