import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, type World } from '../testing/sandbox-world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ withApproval: true });
});
afterAll(() => world.close());

async function send() {
  const { recipient_code } = await world.client.createTransferRecipient({
    name: 'Ada Obi',
    accountNumber: '0123456700',
    bankCode: '058',
    currency: 'NGN',
  });
  const reference = world.newReference();
  return world.client.createTransfer({ amount: 100_000, currency: 'NGN', recipient: recipient_code, reference });
}

const becomes = (reference: string, status: string) =>
  eventually(async () => ((await world.client.verifyTransfer(reference)).status === status ? true : undefined));

describe('the approval of a transfer', () => {
  it('is asked for, signed, before the money moves on', async () => {
    const { reference, status } = await send();
    expect(status).toBe('received');
    await becomes(reference, 'success');
    expect(world.merchant.approvals.find((asked) => asked.reference === reference)).toMatchObject({
      amount: 100_000,
      recipient: { details: { account_number: '0123456700', bank_code: '058' } },
      isSigned: true,
    });
  });

  it('rejects the transfer on 400 and gives the money back', async () => {
    const before = await world.client.balance();
    world.merchant.answers.approval = 400;
    const { reference } = await send();
    await becomes(reference, 'rejected');
    expect(await world.client.balance()).toEqual(before);
  });

  it('blocks the transfer on any other answer', async () => {
    world.merchant.answers.approval = 503;
    const { reference } = await send();
    await becomes(reference, 'blocked');
  });
});
