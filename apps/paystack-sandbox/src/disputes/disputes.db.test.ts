import { isProviderError } from '@jara/paystack/provider-error';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, type World } from '../testing/sandbox-world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function disputed(message?: string) {
  const reference = world.newReference();
  await world.client.initializeTransaction({
    email: 'sender@example.com',
    amount: 500_000,
    currency: 'NGN',
    reference,
    callbackUrl: 'http://localhost:3000/payment/callback',
  });
  await world.control('/pay', { reference });
  const { body } = await world.control('/disputes', { reference, message });
  return { reference, id: String((body as { id: number }).id) };
}

const CONTEST = { resolution: 'declined', message: 'The gift was opened', refundAmount: 0 } as const;

async function upload(id: string): Promise<string> {
  const { signedUrl, fileName } = await world.client.disputeUploadAddress(id, 'evidence.pdf');
  await world.client.upload(signedUrl, { content: new TextEncoder().encode('a file'), type: 'application/pdf' });
  return fileName;
}

const balance = async () => (await world.client.balance())[0]?.balance ?? 0;

describe('a dispute', () => {
  it('is announced with its charge and can be read', async () => {
    const { reference, id } = await disputed();
    const told = await world.merchant.hears('charge.dispute.create', reference);
    expect(told.data).toMatchObject({ status: 'awaiting-merchant-feedback', transaction: { reference } });
    expect(await world.client.fetchDispute(id)).toMatchObject({ id, refund_amount: 500_000, resolution: null });
    expect((await world.control('/disputes', { reference })).status).toBe(409);
  });

  it('that is lost takes the whole amount and reverses the charge', async () => {
    const { reference, id } = await disputed();
    const before = await balance();
    await world.control(`/disputes/${id}`, { resolution: 'lost' });
    expect(await balance()).toBe(before - 500_000);
    const told = await world.merchant.hears('charge.dispute.resolve', reference);
    expect(told.data).toMatchObject({ resolution: 'merchant-accepted', transaction: { status: 'reversed' } });
    expect((await world.control(`/disputes/${id}`, { resolution: 'won' })).status).toBe(400);
  });

  it('that is won changes nothing', async () => {
    const { reference, id } = await disputed();
    const before = await balance();
    await world.control(`/disputes/${id}`, { resolution: 'won' });
    expect(await balance()).toBe(before);
    const told = await world.merchant.hears('charge.dispute.resolve', reference);
    expect(told.data).toMatchObject({ resolution: 'declined', transaction: { status: 'success' } });
  });

  it('reminds the merchant and is accepted for them after 16 hours of silence', async () => {
    const { reference, id } = await disputed();
    await world.control('/clock', { advanceSeconds: 4 * 3_600 + 1 });
    await world.merchant.hears('charge.dispute.remind', reference);
    await world.control('/clock', { advanceSeconds: 12 * 3_600 });
    await eventually(async () =>
      (await world.client.fetchDispute(id)).resolution === 'auto-accepted' ? true : undefined,
    );
  });

  it('that the merchant contests waits for the bank instead, with the file that was sent', async () => {
    const { id } = await disputed();
    const answer = await world.client.resolveDispute(id, { ...CONTEST, uploadedFilename: await upload(id) });
    expect(answer).toMatchObject({ status: 'awaiting-bank-feedback', resolution: null });
    await world.control('/clock', { advanceSeconds: 17 * 3_600 });
    expect(await world.client.fetchDispute(id)).toMatchObject({ status: 'awaiting-bank-feedback', resolution: null });
    const file = await fetch(`${world.url}/control/disputes/${id}/file`);
    expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/pdf', 'a file']);
  });

  it('that the merchant accepts takes the money and says so', async () => {
    const { reference, id } = await disputed();
    const before = await balance();
    const accept = { ...CONTEST, resolution: 'merchant-accepted' as const, refundAmount: 500_000 };
    await world.client.resolveDispute(id, { ...accept, uploadedFilename: await upload(id) });
    expect(await balance()).toBe(before - 500_000);
    expect(await world.merchant.hears('charge.dispute.resolve', reference)).toMatchObject({
      data: { resolution: 'merchant-accepted' },
    });
  });

  it('is answered once, and not without a file that has come', async () => {
    const { id } = await disputed();
    const { fileName } = await world.client.disputeUploadAddress(id, 'evidence.pdf');
    const refused = (answer: Promise<unknown>) =>
      answer.then(
        () => 'taken',
        (error: unknown) => (isProviderError(error) ? error.providerMessage : error),
      );
    const named = (uploadedFilename: string) =>
      refused(world.client.resolveDispute(id, { ...CONTEST, uploadedFilename }));
    expect(await named(fileName)).toBe('The uploaded file was not found');
    const other = await disputed();
    expect(await named(await upload(other.id))).toBe('The uploaded file was not found');
    const file = await upload(id);
    const both = await Promise.all([named(file), named(file)]);
    expect(both.sort()).toEqual(['The dispute is not awaiting your feedback', 'taken']);
  });

  it('tells what the payer told their bank, and keeps what the merchant adds', async () => {
    const { id } = await disputed('I never ordered this');
    expect((await world.client.fetchDispute(id)).messages).toMatchObject([{ body: 'I never ordered this' }]);
    const evidence = await world.client.addDisputeEvidence(id, {
      customerEmail: 'sender@example.com',
      customerName: 'Sender',
      customerPhone: 'Not asked for',
      serviceDetails: 'A gift that was opened',
    });
    expect(evidence.id).toMatch(/^\d+$/);
  });
});
