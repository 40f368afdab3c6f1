import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, eventually, GOOD_ACCOUNT, naira, type World } from '../../testing/world.ts';
import type { MailKind } from '../outbox/outbox.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ worker: true });
});
afterAll(() => world.close());

interface Read {
  kind: string;
  subject: string;
  html: string;
}

/** A mail as its reader finds it in the box. */
const mailTo = (to: string, kind: MailKind): Promise<Read> =>
  eventually(`${kind} to ${to}`, async () => {
    const { data } = (await world.app.inject(`/dev/inbox.json?to=${to}`)).json<{ data: Read[] }>();
    return data.find((mail) => mail.kind === kind);
  });
const reading = (language: string) => ({ 'accept-language': language });

/** Ordered by a sender who reads Yoruba, for a recipient who reads Hausa. */
async function hausaGift(to: string, senderEmail: string): Promise<string> {
  const sender = world.browser();
  const order = {
    amount: naira(10_000),
    email: to,
    senderEmail,
    senderName: 'Tunde',
    language: 'ha',
    authorizationUrl: 'http://localhost:3000/payment/callback',
  };
  const { body } = await sender.post('/api/transactions', order, reading('yo-NG,yo;q=0.9'));
  await world.control('POST', '/pay', { reference: body.reference, card: 'success' });
  const { body: payment } = await sender.get(`/api/transactions/reference/${body.reference}`);
  return payment.quid;
}

it('writes to the recipient in the language of the gift and to its sender in theirs', async () => {
  const quid = await hausaGift('binta@example.com', 'tunde@example.com');
  const gift = await mailTo('binta@example.com', 'gift_for_you');
  expect(gift.subject).toBe('Tunde ya aiko muku da kyautar kuɗi');
  expect(gift.html).toContain('<html lang="ha">');
  const receipt = await mailTo('tunde@example.com', 'receipt');
  expect(receipt.subject).toBe('Rìsíìtì: o ti sanwó ẹ̀bùn ₦10,000 rẹ');
  expect(receipt.html).toContain('<html lang="yo">');

  await world.browser().post(`/api/rules/claim?quid=${quid}`, {}, reading('ig'));
  expect((await mailTo('tunde@example.com', 'gift_claimed')).subject).toBe('A ti ṣí ẹ̀bùn rẹ');
});

it('writes to whoever takes the money in what their own browser reads', async () => {
  const quid = await hausaGift('garba@example.com', 'tola@example.com');
  const recipient = world.browser();
  const { body: claim } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
  const key = { 'x-access-key': claim.accessKey };
  await recipient.post('/api/claims/mail', { email: 'chidi@example.com' }, { ...key, ...reading('pcm') });
  expect((await mailTo('chidi@example.com', 'claim_link')).html).toContain('<html lang="pcm">');

  const { body: name } = await recipient.post('/api/transactions/banks/resolve-name', GOOD_ACCOUNT);
  const ask = { quid, accessKey: claim.accessKey, amount: claim.amount, ...GOOD_ACCOUNT, ...name };
  expect((await recipient.post('/api/withdrawal-request', ask, reading('ig-NG'))).status).toBe(201);
  const asked = await mailTo('chidi@example.com', 'payout_requested');
  expect(asked.subject).toBe('Ị rịọrọ ₦9,700: anyị na-eziga ya n’ụlọ akụ gị');
  expect((await mailTo('chidi@example.com', 'payout_sent')).html).toContain('<html lang="ig">');
});

it('mails the list of gifts in what the browser reads that asked for it', async () => {
  await hausaGift('ladi@example.com', 'sade@example.com');
  await world.browser().post('/api/transactions/list-link', { email: 'sade@example.com' }, reading('pcm'));
  expect((await mailTo('sade@example.com', 'list_link')).subject).toBe('The link of your gift for Jara');
});
