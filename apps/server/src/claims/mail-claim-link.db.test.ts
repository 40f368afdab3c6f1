import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, type World } from '../../testing/world.ts';

let world: World;
const lines: string[] = [];
beforeAll(async () => {
  world = await createWorld({ worker: true, onLog: (line) => lines.push(line) });
});
afterAll(() => world.close());

const mailsTo = (email: string) =>
  world.deps.db
    .selectFrom('mails')
    .select(['kind', 'data', 'identity'])
    .where('recipient', '=', email)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
const leave = (accessKey: string, email: string) =>
  world.browser().post('/api/claims/mail', { email }, { 'x-access-key': accessKey });

describe('an address left with a share', () => {
  it('gets a link that holds the key, behind the #', async () => {
    const { claim, quid } = await world.claimed();
    expect(await leave(claim.accessKey, 'kemi@example.com')).toMatchObject({ status: 202 });
    const [mail] = await mailsTo('kemi@example.com');
    expect(mail).toMatchObject({ kind: 'claim_link' });
    const url = new URL(String(mail?.data.url));
    expect(url.pathname).toBe(`/claim/${quid}`);
    expect(url.hash).toBe(`#key=${claim.accessKey}`);
  });

  it('is told of each step of the payout, of a shared gift too, and the gift’s own address is not', async () => {
    const { quid, sender } = await world.paidGift({ email: 'party@example.com' });
    await sender.post('/api/rules', { quid, totalSplits: 2 });
    const recipient = world.browser();
    const { body: claim } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
    await leave(claim.accessKey, 'lara@example.com');
    await world.withdraw({ quid, recipient, claim });
    await eventually('the money arrives', async () => (await kindsTo('lara@example.com')).includes('payout_sent'));
    expect(await kindsTo('lara@example.com')).toEqual(['claim_link', 'payout_requested', 'payout_sent']);
    expect(await kindsTo('party@example.com')).toEqual(['gift_for_you']);
  });

  it('is the last one that was left', async () => {
    const claimed = await world.claimed({ email: 'musa@example.com' });
    await leave(claimed.claim.accessKey, 'typo@example.com');
    await leave(claimed.claim.accessKey, 'ngozi@example.com');
    await world.withdraw(claimed);
    expect(await kindsTo('typo@example.com')).toEqual(['claim_link']);
    expect((await kindsTo('ngozi@example.com')).slice(0, 2)).toEqual(['claim_link', 'payout_requested']);
  });

  it('needs the key of a claim', async () => {
    expect(await leave('A'.repeat(43), 'x@example.com')).toMatchObject({
      status: 403,
      body: { code: 'access_key_rejected' },
    });
    expect((await world.browser().post('/api/claims/mail', { email: 'x@example.com' })).status).toBe(401);
    expect(await kindsTo('x@example.com')).toEqual([]);
  });

  it('stays out of the log, as the key does', async () => {
    const { claim } = await world.claimed();
    await leave(claim.accessKey, 'ola@example.com');
    const log = lines.join('');
    expect(log).toContain('/api/claims/mail');
    expect(log).not.toContain('ola@example.com');
    expect(log).not.toContain(claim.accessKey);
  });
});

describe('without one', () => {
  it('the address the gift was sent to hears of the request once, however often it is asked', async () => {
    const claimed = await world.claimed({ email: 'pelumi@example.com' });
    const first = await world.withdraw(claimed);
    expect((await world.withdraw(claimed)).id).toBe(first.id);
    expect((await kindsTo('pelumi@example.com')).filter((kind) => kind === 'payout_requested')).toHaveLength(1);
  });

  it('nobody hears of a share of a gift that many share', async () => {
    const { quid, sender } = await world.paidGift({ email: 'many@example.com' });
    await sender.post('/api/rules', { quid, totalSplits: 2 });
    const recipient = world.browser();
    const { body: claim } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
    await world.withdraw({ quid, recipient, claim });
    expect(await kindsTo('many@example.com')).toEqual(['gift_for_you']);
  });
});

it('lets nobody fill a stranger’s box with one claim', async () => {
  const limited = await createWorld({ env: { RATE_LIMITS: 'on' } });
  try {
    const { claim } = await limited.claimed();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const answer = await limited
        .browser()
        .post('/api/claims/mail', { email: 'ada@example.com' }, { 'x-access-key': claim.accessKey });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  } finally {
    await limited.close();
  }
});
