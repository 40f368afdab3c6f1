import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, type World } from '../testing/sandbox-world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.control('/settings', { transfer_delay_ms: 50 });
});
afterAll(() => world.close());

const recipientOf = (accountNumber: string, bankCode = '058') =>
  world.client.createTransferRecipient({ name: 'Ada Obi', accountNumber, bankCode, currency: 'NGN' });

async function send(suffix: string, { reference = world.newReference(), amount = 970_000 } = {}) {
  const { recipient_code } = await recipientOf(`01234567${suffix}`);
  const transfer = await world.client.createTransfer({ amount, currency: 'NGN', recipient: recipient_code, reference });
  return { ...transfer, reference, recipient_code };
}

const ngnBalance = async () => (await world.client.balance()).find((row) => row.currency === 'NGN')?.balance ?? 0;

const becomes = (reference: string, status: string) =>
  eventually(async () => {
    const transfer = await world.client.verifyTransfer(reference);
    return transfer.status === status ? transfer : undefined;
  });

describe('a transfer recipient', () => {
  it('is the same for the same account', async () => {
    const first = await recipientOf('0123456789');
    expect(first.recipient_code).toMatch(/^RCP_/);
    expect((await recipientOf('0123456789')).recipient_code).toBe(first.recipient_code);
    expect((await recipientOf('0123456789', '057')).recipient_code).not.toBe(first.recipient_code);
  });
});

describe('the last two digits of the account', () => {
  it('00 succeeds at once', async () => {
    const { reference, status } = await send('00');
    expect(status).toBe('success');
    expect((await world.merchant.hears('transfer.success', reference)).isSigned).toBe(true);
  });

  it('11 stays pending for a while, then succeeds', async () => {
    const { reference, status } = await send('11');
    expect(status).toBe('pending');
    expect((await world.client.verifyTransfer(reference)).status).toBe('pending');
    await world.control('/clock', { advanceSeconds: 10 });
    expect((await becomes(reference, 'success')).fee_charged).toBe(2_500);
    await world.merchant.hears('transfer.success', reference);
  });

  it('22 fails and gives amount and fee back', async () => {
    const before = await ngnBalance();
    const { reference } = await send('22');
    await becomes(reference, 'failed');
    expect(await ngnBalance()).toBe(before);
    const told = await world.merchant.hears('transfer.failed', reference);
    expect(told.data).toHaveProperty('created_at');
  });

  it('33 succeeds and is reversed later, which gives back the amount but not the fee', async () => {
    const before = await ngnBalance();
    const { reference } = await send('33');
    await world.merchant.hears('transfer.success', reference);
    expect(await ngnBalance()).toBe(before - 970_000 - 2_500);
    await world.control('/clock', { advanceSeconds: 10 });
    await becomes(reference, 'reversed');
    await world.merchant.hears('transfer.reversed', reference);
    expect(await ngnBalance()).toBe(before - 2_500);
  });

  it('44 stays pending until somebody decides', async () => {
    const { reference } = await send('44');
    await world.control('/clock', { advanceSeconds: 86_400 });
    expect((await world.client.verifyTransfer(reference)).status).toBe('pending');
    await world.control(`/transfers/${reference}`, { status: 'success' });
    await becomes(reference, 'success');
    await world.merchant.hears('transfer.success', reference);
  });

  it('55 asks for an OTP, which may be right, wrong or never given', async () => {
    const finalize = (transfer_code: string, otp: string) =>
      fetch(`${world.url}/transfer/finalize_transfer`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_sandbox_0123456789abcdef', 'content-type': 'application/json' },
        body: JSON.stringify({ transfer_code, otp }),
      });
    const [right, wrong, never] = [await send('55'), await send('55'), await send('55')];
    expect(right.status).toBe('otp');
    await finalize(right.transfer_code, '123456');
    await finalize(wrong.transfer_code, '999999');
    await becomes(right.reference, 'success');
    await becomes(wrong.reference, 'failed');
    await world.control('/clock', { advanceSeconds: 31 * 60 });
    await becomes(never.reference, 'abandoned');
  });

  it('66 is refused because the account is closed, and costs nothing', async () => {
    const before = await ngnBalance();
    await expect(send('66')).rejects.toMatchObject({ kind: 'refused', providerMessage: 'Account closed' });
    expect(await ngnBalance()).toBe(before);
  });

  it('anything else is pending for a moment, then succeeds', async () => {
    const { reference, status } = await send('89');
    expect(status).toBe('pending');
    await becomes(reference, 'success');
    await world.merchant.hears('transfer.success', reference);
  });
});

describe('a reference', () => {
  it('pays once, however often it is sent at the same time', async () => {
    const before = await ngnBalance();
    const reference = world.newReference();
    const { recipient_code } = await recipientOf('0123456700');
    const ask = { amount: 100_000, currency: 'NGN', recipient: recipient_code, reference };
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => world.client.createTransfer(ask)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'duplicate_transfer_reference' });
    }
    expect(await ngnBalance()).toBe(before - 100_000 - 1_000);
  });

  it('is refused when it has capitals or is too short', async () => {
    const raw = (reference: string) =>
      fetch(`${world.url}/transfer`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_sandbox_0123456789abcdef', 'content-type': 'application/json' },
        body: JSON.stringify({ source: 'balance', amount: 100, recipient: 'RCP_x', reference }),
      });
    expect(await (await raw('Has-Capital-Letters')).json()).toMatchObject({
      message: 'Your reference contains illegal special characters',
    });
    expect((await raw('short')).status).toBe(400);
  });
});

describe('the balance', () => {
  it('must cover amount and fee, even when many ask at once', async () => {
    const available = await ngnBalance();
    const half = Math.floor(available / 2);
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => send('00', { amount: half })));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(await ngnBalance()).toBeGreaterThanOrEqual(0);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'insufficient_balance' });
    }
  });

  it('does not matter to a starter business, which cannot send at all', async () => {
    await world.control('/settings', { starter_business: true });
    await expect(send('00')).rejects.toMatchObject({ code: 'starter_business' });
    await world.control('/settings', { starter_business: false });
  });
});
