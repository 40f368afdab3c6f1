import { createPaystackClient } from '@jara/paystack/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, KEY, type World } from './testing/sandbox-world.ts';

/*
 * The same claims about the sandbox and, when PAYSTACK_CONTRACT_KEY holds a test key, about the provider itself.
 * A claim that stops being true there is a claim the sandbox must stop making.
 */
const REAL_URL = 'https://api.paystack.co';
const realKey = process.env.PAYSTACK_CONTRACT_KEY;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const sandbox = { name: 'the sandbox', key: () => KEY, url: () => world.url };
const real = { name: 'the provider', key: () => realKey ?? '', url: () => REAL_URL };

describe.each(realKey ? [sandbox, real] : [sandbox])('$name', ({ key, url }) => {
  const client = (secretKey = key()) =>
    createPaystackClient({ secretKey, baseUrl: url(), checkoutOrigins: url() === REAL_URL ? undefined : [url()] });
  const fresh = () => `jara-contract-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  const ask = (reference: string) => ({
    email: 'contract@example.com',
    amount: 500_000,
    currency: 'NGN',
    reference,
    callbackUrl: 'https://example.com/payment/callback',
  });

  it('starts a charge that reads abandoned until somebody pays', async () => {
    const reference = fresh();
    const started = await client().initializeTransaction(ask(reference));
    expect(started.reference).toBe(reference);
    expect(started.authorization_url).toContain(started.access_code);
    const charge = await client().verifyTransaction(reference);
    expect(charge).toMatchObject({ status: 'abandoned', reference, amount: 500_000, currency: 'NGN' });
    expect(charge.id).toMatch(/^\d+$/);
  });

  it('refuses a second charge with the same reference', async () => {
    const reference = fresh();
    await client().initializeTransaction(ask(reference));
    await expect(client().initializeTransaction(ask(reference))).rejects.toMatchObject({
      kind: 'refused',
      code: 'duplicate_reference',
    });
  });

  it('refuses an address that is no e-mail address', async () => {
    await expect(client().initializeTransaction({ ...ask(fresh()), email: 'nobody' })).rejects.toMatchObject({
      kind: 'refused',
      status: 400,
      code: 'invalid_email_address',
    });
  });

  it('does not know a reference nobody used', async () => {
    await expect(client().verifyTransaction(fresh())).rejects.toMatchObject({ kind: 'not_found' });
    await expect(client().verifyTransfer(fresh())).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('refuses a wrong key', async () => {
    await expect(client('sk_test_0000000000000000000000000000000000000000').balance()).rejects.toMatchObject({
      kind: 'refused',
      status: 401,
      code: 'invalid_Key',
    });
  });

  it('lists the banks of Nigeria with codes that are text', async () => {
    const banks = await client().listBanks();
    expect(banks.length).toBeGreaterThan(100);
    expect(banks.find((bank) => bank.code === '058')?.name).toContain('Guaranty Trust');
  });

  it('resolves an account at the test bank and refuses an unknown bank', async () => {
    const resolved = await client().resolveAccount({ accountNumber: '0123456789', bankCode: '001' });
    expect(resolved.account_name).not.toBe('');
    await expect(client().resolveAccount({ accountNumber: '0123456789', bankCode: '99999999' })).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  it('gives the same recipient for the same account', async () => {
    const account = { name: 'Contract Test', accountNumber: '0000000000', bankCode: '057', currency: 'NGN' };
    const first = await client().createTransferRecipient(account);
    expect(first.recipient_code).toMatch(/^RCP_/);
    expect((await client().createTransferRecipient(account)).recipient_code).toBe(first.recipient_code);
  });

  it('refuses a transfer to a recipient that does not exist', async () => {
    const transfer = { amount: 100_000, currency: 'NGN', recipient: 'RCP_doesnotexist', reference: fresh() };
    await expect(client().createTransfer(transfer)).rejects.toMatchObject({ kind: 'refused', status: 400 });
  });

  it('knows its balance', async () => {
    expect(await client().balance()).toEqual(expect.arrayContaining([expect.objectContaining({ currency: 'NGN' })]));
  });
});
