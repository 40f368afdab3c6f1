import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, type World } from '../testing/sandbox-world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const CALLBACK = 'http://localhost:3000/payment/callback';

async function start(extra: { metadata?: Record<string, unknown>; email?: string } = {}) {
  const reference = world.newReference();
  const { authorization_url } = await world.client.initializeTransaction({
    email: 'sender@example.com',
    amount: 500_000,
    currency: 'NGN',
    reference,
    callbackUrl: CALLBACK,
    ...extra,
  });
  return { reference, url: authorization_url, ...browser(authorization_url) };
}

/** What a browser without any script does. */
function browser(url: string) {
  const get = async (suffix = '') => (await fetch(`${url}${suffix}`)).text();
  const post = async (path: string, fields: Record<string, string> = {}) => {
    const response = await fetch(`${url}/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return { status: response.status, location: response.headers.get('location'), text: await response.text() };
  };
  const card = (number: string, cvv: string, expiry = '12 / 30') => post('card', { number, cvv, expiry });
  return { get, post, card };
}

const statusOf = async (reference: string) => (await world.client.verifyTransaction(reference)).status;

describe('the checkout page', () => {
  it('shows the amount, the payer and the band, and forbids everything foreign or inline', async () => {
    const { url } = await start();
    const response = await fetch(url);
    const text = await response.text();
    expect(text).toContain('₦5,000.00');
    expect(text).toContain('Sandbox: no real money.');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|\son[a-z]+=|\sstyle=/);
  });

  it('pays with a plain form and leads back with the reference in both parameters', async () => {
    const { reference, card, get } = await start();
    expect((await card('4084 0840 8408 4081', '408')).status).toBe(303);
    expect(await statusOf(reference)).toBe('success');
    const page = await get();
    expect(page).toContain('Payment successful');
    expect(page).toContain(`${CALLBACK}?trxref=${reference}&amp;reference=${reference}`);
  });

  it('walks through PIN, phone and OTP', async () => {
    const { reference, card, post, get } = await start();
    await card('507850785078507804', '884');
    expect(await statusOf(reference)).toBe('ongoing');
    expect(await get()).toContain('Card PIN');
    await post('step', { answer: '0000' });
    expect(await get()).toContain('Phone number');
    expect((await post('step', { answer: 'call me' })).status).toBe(422);
    await post('step', { answer: '0810 000 0000' });
    expect(await get()).toContain('One-time code');
    await post('step', { answer: '123456' });
    expect(await statusOf(reference)).toBe('success');
  });

  it('lets the bank be asked, and refuse', async () => {
    const { reference, card, post, get } = await start();
    await card('5192602720584796', '123');
    expect(await get()).toContain('Confirm with your bank');
    await post('step', { answer: 'decline' });
    expect(await statusOf(reference)).toBe('failed');
    expect(await get()).toContain('Bank authentication failed');
    await card('5192602720584796', '123');
    await post('step', { answer: 'approve' });
    expect(await statusOf(reference)).toBe('success');
  });

  it('declines a wrong PIN and lets the payer try again on the same page', async () => {
    const { reference, card, post, get } = await start();
    await card('507850785078507812', '081');
    await post('step', { answer: '9999' });
    expect(await get()).toContain('Incorrect PIN');
    await card('507850785078507812', '081');
    await post('step', { answer: '1111' });
    expect(await statusOf(reference)).toBe('success');
  });

  it('points at what is wrong on the form without asking the bank', async () => {
    const { reference, card } = await start();
    expect((await card('4111 1111 1111 1111', '123')).text).toContain('Only the test cards');
    expect((await card('4084084084084081', '999')).text).toContain('The CVV of this test card is 408');
    expect((await card('4084084084084081', '408', '01 / 20')).text).toContain('expired');
    expect((await card('success', '408')).status).toBe(422);
    expect(await statusOf(reference)).toBe('abandoned');
  });

  it('keeps nothing of a card but its first six and last four digits', async () => {
    const { reference, card } = await start();
    await card('4084084084084081', '408');
    const seen = JSON.stringify([await world.control('/transactions'), await world.control('/webhooks')]);
    expect(seen).toContain(reference);
    expect(seen).not.toContain('4084084084084081');
  });

  it('charges once when two tabs press at the same time', async () => {
    const { reference, card } = await start();
    await Promise.all(Array.from({ length: 5 }, () => card('4084084084084081', '408')));
    await world.merchant.hears('charge.success', reference);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(world.merchant.received.filter((got) => got.data.reference === reference)).toHaveLength(1);
  });

  it('waits for a bank transfer, which reads ongoing until it arrives', async () => {
    const { reference, post, get } = await start();
    expect(await get('?channel=bank_transfer')).toContain('Show the account number');
    await post('bank-transfer');
    expect(await statusOf(reference)).toBe('ongoing');
    expect(await get()).toContain('Sandbox Bank');
    await post('bank-transfer/sent');
    expect(await get()).toContain('Waiting for your transfer');
    await world.control('/clock', { advanceSeconds: 4 });
    await eventually(async () => ((await statusOf(reference)) === 'success' ? true : undefined));
    expect((await world.client.verifyTransaction(reference)).channel).toBe('bank_transfer');
  });

  it('cancels to where the merchant asked for, and nowhere dangerous', async () => {
    const polite = await start({ metadata: { cancel_action: 'http://localhost:3000/create' } });
    expect((await polite.post('cancel')).location).toBe('http://localhost:3000/create');
    expect(await statusOf(polite.reference)).toBe('abandoned');
    const rude = await start({ metadata: { cancel_action: 'javascript:alert(1)' } });
    expect((await rude.post('cancel')).text).toContain('Payment cancelled');
  });

  it('expires when the session timeout has passed', async () => {
    await world.control('/settings', { payment_session_timeout: 600 });
    const { reference, card, get } = await start();
    await world.control('/clock', { advanceSeconds: 601 });
    expect(await get()).toContain('This page has expired');
    await card('4084084084084081', '408');
    expect(await statusOf(reference)).toBe('abandoned');
    await world.control('/settings', { payment_session_timeout: 0 });
  });

  it('tells the merchant before it leads back, or some time after, when asked to', async () => {
    await world.control('/webhooks', { mode: 'normal', timing: 'before-redirect' });
    const early = await start();
    await early.card('4084084084084081', '408');
    expect(world.merchant.received.some((got) => got.data.reference === early.reference)).toBe(true);
    await world.control('/webhooks', { mode: 'normal', timing: 'after-redirect' });
    const late = await start();
    await late.card('4084084084084081', '408');
    expect(world.merchant.received.some((got) => got.data.reference === late.reference)).toBe(false);
    await world.merchant.hears('charge.success', late.reference);
    await world.control('/webhooks', { mode: 'normal', timing: 'at-once' });
  });

  it('shows what it is given as text, never as markup', async () => {
    const { get } = await start({ email: '"><script>alert(1)</script>@example.com' });
    expect(await get()).not.toContain('<script>alert');
  });

  it('says so when there is no such payment', async () => {
    const response = await fetch(`${world.url}/checkout/doesnotexist000`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Payment page not found');
  });
});
