import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { textOfPdf } from './testing/pdf-text.ts';

describe('receipts', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ worker: true });
  });
  afterAll(() => world.close());

  const fetchPdf = async (browser: Browser, url: string, headers: Record<string, string> = {}) => {
    const cookies = Object.fromEntries(browser.cookies);
    const answer = await world.app.inject({ method: 'GET', url, headers, cookies });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      pdf: answer.rawPayload,
      text: () => textOfPdf(answer.rawPayload),
    };
  };

  const paidOut = async (gift: Record<string, unknown> = {}) => {
    const claimed = await world.claimed({ amount: naira(10_000), senderName: 'Chidi Okafor', ...gift });
    const { id, reference } = await world.withdraw(claimed);
    const key = { 'x-access-key': claimed.claim.accessKey };
    const withdrawal = await eventually('the withdrawal is completed', async () => {
      const { body } = await claimed.recipient.get(`/api/withdrawal-request/${id}`, key);
      return body.status === 'COMPLETED' && body;
    });
    return { ...claimed, id, reference, key, withdrawal, url: `/api/withdrawal-request/${id}/receipt.pdf` };
  };

  it('show a completed withdrawal: what it was, what it cost, what arrived and where', async () => {
    const { recipient, url, key, withdrawal, reference, quid } = await paidOut();
    const { status, headers, pdf, text } = await fetchPdf(recipient, url, key);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toBe(`attachment; filename="receipt-${reference}.pdf"`);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const said = text();
    for (const words of [
      'Transfer complete',
      'Gift₦10,000.00',
      '−₦300.00',
      'Paid out₦9,700.00',
      withdrawal.bank,
      withdrawal.accountName,
      reference,
      'Chidi Okafor',
    ])
      expect(said).toContain(words);
    expect(said).toContain('••••••0000');
    for (const secret of ['0000000000', quid, key['x-access-key'], '@example.com']) expect(said).not.toContain(secret);
  });

  it('keep an anonymous sender anonymous', async () => {
    const { recipient, url, key } = await paidOut({ anonymous: true });
    expect((await fetchPdf(recipient, url, key)).text()).not.toMatch(/Chidi|Okafor/);
  });

  it('open to the browser that opened the gift, which a file without a script comes by', async () => {
    const { recipient, url, reference } = await paidOut();
    const { status, headers, text } = await fetchPdf(recipient, url);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(text()).toContain(reference);
  });

  it('open to nobody else without the access key of their own claim', async () => {
    const { url } = await paidOut();
    const other = await world.claimed();
    const refusals = [
      [{}, 401, 'access_key_required'],
      [{ 'x-access-key': 'x'.repeat(43) }, 403, 'access_key_rejected'],
      [{ 'x-access-key': other.claim.accessKey }, 404, 'withdrawal_not_found'],
    ] as const;
    for (const [headers, status, code] of refusals) {
      const answer = await other.recipient.get(url, { ...headers });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(answer.headers['content-disposition']).toBeUndefined();
    }
  });

  it('of a withdrawal are refused until the money has arrived', async () => {
    const claimed = await world.claimed({ amount: naira(60_000) });
    const { id, status } = await world.withdraw(claimed);
    expect(status).toBe('PENDING');
    const key = { 'x-access-key': claimed.claim.accessKey };
    const {
      status: refused,
      body,
      headers,
    } = await claimed.recipient.get(`/api/withdrawal-request/${id}/receipt.pdf`, key);
    expect([refused, body.code, body.message]).toEqual([
      409,
      'no_receipt',
      'The receipt is ready once the money has arrived',
    ]);
    expect(headers['content-disposition']).toBeUndefined();
  });

  it('show the sender what they paid, without the code and with addresses masked', async () => {
    const { sender, payment, quid } = await world.paidGift({
      amount: naira(25_000.5),
      email: 'ada.okafor@example.com',
      senderEmail: 'chidi@example.com',
      senderName: 'Chidi',
    });
    const { status, headers, text } = await fetchPdf(sender, `/api/transactions/${payment.id}/receipt.pdf`);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const said = text();
    for (const words of [
      'Payment received',
      'Gift₦25,000.50',
      'Fee charged to you₦0.00',
      'Paid₦25,000.50',
      'a•••@example.com',
      'c•••@example.com',
      payment.reference,
    ])
      expect(said).toContain(words);
    for (const secret of [quid, 'ada.okafor', 'chidi@', String(payment.manageKey)]) expect(said).not.toContain(secret);
  });

  it('are in the language of whoever asks for them', async () => {
    const { sender, payment } = await world.paidGift({ email: 'ada.okafor@example.com' });
    const url = `/api/transactions/${payment.id}/receipt.pdf`;
    const { text } = await fetchPdf(sender, url, { 'accept-language': 'ig' });
    const said = text().normalize('NFC');
    for (const words of ['A natara ego ahụ', 'Ụgwọ ọrụ ị kwụrụ₦0.00', 'E deghị aha']) expect(said).toContain(words);
    expect(said).not.toContain('Payment received');
  });

  it('of a payment are not there for any other browser', async () => {
    const { payment } = await world.paidGift();
    for (const url of [payment.id, crypto.randomUUID(), 'not-an-id'].map(
      (id) => `/api/transactions/${id}/receipt.pdf`,
    )) {
      const { status, body } = await world.browser().get(url);
      expect([status, body.code]).toEqual([404, 'payment_not_found']);
    }
  });

  it('of a payment are refused until it has arrived', async () => {
    const sender = world.browser();
    const { body: started } = await sender.post('/api/transactions', {
      amount: naira(5_000),
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    const { status, body } = await sender.get(`/api/transactions/${started.transaction.id}/receipt.pdf`);
    expect([status, body.code]).toEqual([409, 'no_receipt']);
  });

  it('are described as files in the document of the API', async () => {
    const { body } = await world.browser().get('/api/openapi.json');
    for (const path of ['/withdrawal-request/{id}/receipt.pdf', '/transactions/{id}/receipt.pdf']) {
      const answers = body.paths[path].get.responses;
      expect(Object.keys(answers['200'].content)).toEqual(['application/pdf']);
      expect(answers['200'].content['application/pdf'].schema).toMatchObject({ type: 'string', format: 'binary' });
      expect(answers['409'].$ref).toMatch(/^#\/components\/responses\//);
    }
  });
});
