import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailKind } from '../outbox/outbox.ts';
import { loadMail } from './load-mail.ts';
import { createMailWorld, NOW } from './testing/mail-world.ts';

let world: Awaited<ReturnType<typeof createMailWorld>>;
beforeAll(async () => {
  world = await createMailWorld();
});
afterAll(() => world.end());

const load = async (kind: MailKind, data: Record<string, unknown>) => {
  const loaded = await loadMail(world.deps)(await world.addMail(kind, data));
  return loaded && { facts: loaded.facts, outdated: loaded.outdated };
};
const factsOf = async (kind: MailKind, data: Record<string, unknown>) => (await load(kind, data))?.facts;

describe('the mail to the recipient', () => {
  it('is told everything about an open gift', async () => {
    const gift = await world.gift();
    expect(await load('gift_for_you', { giftId: gift.id })).toEqual({
      facts: {
        cloth: { theme: 'owambe', seed: 271_828 },
        currency: 'NGN',
        at: NOW,
        quid: gift.quid,
        amount: 5_000_000,
        feeBps: 300,
        message: 'Happy birthday!',
        isProtected: false,
        from: 'Tunde Bello',
        isSecret: false,
        rule: undefined,
        opensAt: null,
        expiresAt: gift.expiresAt,
      },
      outdated: undefined,
    });
  });

  it('is told the fee that the gift was bought with', async () => {
    const gift = await world.gift({ payment: { feeBps: 150 } });
    expect(await factsOf('gift_for_you', { giftId: gift.id })).toMatchObject({ feeBps: 150 });
  });

  it('is not told the name of a sender who asked to stay secret', async () => {
    const gift = await world.gift({ payment: { anonymous: true } });
    expect(await factsOf('gift_for_you', { giftId: gift.id })).toMatchObject({ from: null, isSecret: true });
    expect(JSON.stringify(await load('gift_for_you', { giftId: gift.id }))).not.toContain('Tunde');
  });

  it('is told neither the amount nor the message that a password protects', async () => {
    const gift = await world.gift({ payment: { passwordHash: '$argon2id$secret' } });
    const loaded = await load('gift_for_you', { giftId: gift.id });
    expect(loaded?.facts).toMatchObject({ isProtected: true, amount: null, message: null });
    expect(JSON.stringify(loaded)).not.toMatch(/argon2id|5000000|Happy/);
  });

  it('follows the rule the sender has set by then', async () => {
    const gift = await world.gift();
    const window = { startsAt: new Date('2026-11-22T08:00:00Z'), endsAt: new Date('2026-11-23T08:00:00Z') };
    const none = {
      nthPerson: null,
      totalSplits: null,
      splitBps: null,
      luckyShares: null,
      seed: null,
      commitment: null,
    };
    await world.deps.db
      .insertInto('rules')
      .values({ giftId: gift.id, type: 'TIME', ...none, ...window, createdAt: NOW, updatedAt: NOW })
      .execute();
    const rule = { type: 'TIME', startsAt: window.startsAt.getTime(), endsAt: window.endsAt.getTime() };
    expect(await load('gift_for_you', { giftId: gift.id })).toMatchObject({ facts: { rule }, outdated: undefined });
  });

  it.each(['BLOCKED', 'CONFLICTED', 'EXPIRED'])('is outdated when the gift is %s', async (status) => {
    const gift = await world.gift({ gift: { status } });
    expect(await load('gift_for_you', { giftId: gift.id })).toMatchObject({
      outdated: `The gift is ${status.toLowerCase()}`,
    });
  });

  it('is outdated when the gift was opened before it left', async () => {
    const gift = await world.gift({ gift: { status: 'CLAIMED', claimedAmount: 5_000_000, sharesTaken: 1 } });
    expect(await load('gift_for_you', { giftId: gift.id })).toMatchObject({ outdated: 'The gift is claimed' });
  });

  it('is outdated when the time of the gift is over', async () => {
    const gift = await world.gift({ gift: { expiresAt: NOW } });
    expect(await load('gift_for_you', { giftId: gift.id })).toMatchObject({ outdated: 'The gift has ended' });
  });
});

describe('the receipt', () => {
  it('is outdated when the payment was taken back', async () => {
    const { paymentId } = await world.gift({ payment: { status: 'REVERSED' } });
    expect(await load('receipt', { paymentId })).toMatchObject({ outdated: 'The payment is reversed' });
  });

  it('knows that the recipient sees no name', async () => {
    const { paymentId, reference } = await world.gift({ payment: { anonymous: true } });
    expect(await load('receipt', { paymentId })).toMatchObject({
      facts: { shownAs: null, isSecret: true, reference },
      outdated: undefined,
    });
  });
});

it('adds up the shares opened so far, and not the later ones', async () => {
  const gift = await world.gift();
  await world.claim(gift.id, { slot: 0, share: 2_000_000 });
  const second = await world.claim(gift.id, { slot: 1, share: 1_000_000 });
  await world.claim(gift.id, { slot: 2, share: 500_000 });
  expect(await factsOf('gift_claimed', { claimId: second.id })).toMatchObject({
    share: 1_000_000,
    claimed: 3_000_000,
    amount: 5_000_000,
  });
});

describe('a mail about a payout', () => {
  const payout = async (withdrawal: object, claimStatus = 'PAID', held: { status?: 'BLOCKED' | 'CONFLICTED' } = {}) => {
    const gift = await world.gift({ gift: held });
    const claim = await world.claim(gift.id, { status: claimStatus });
    const { id: withdrawalId } = await world.withdrawal(claim.id, withdrawal);
    return { withdrawalId };
  };

  it('tells what was sent where', async () => {
    const facts = await factsOf('payout_sent', await payout({}));
    expect(facts).toMatchObject({ gross: 5_000_000, fee: 150_000, net: 4_850_000, bankName: 'Zenith Bank' });
    expect(JSON.stringify(facts)).not.toContain('ADA OKAFOR');
  });

  it('promises only money that is still under way', async () => {
    const asked = await payout({ status: 'REQUESTED', approvalsNeeded: 1 }, 'WITHDRAWING');
    expect(await load('payout_requested', asked)).toMatchObject({
      facts: { needsApproval: true },
      outdated: undefined,
    });
    const approved = await payout({ status: 'APPROVED' }, 'WITHDRAWING');
    expect(await load('payout_requested', approved)).toMatchObject({ facts: { needsApproval: false } });
    for (const status of ['COMPLETED', 'FAILED', 'REJECTED'])
      expect(await load('payout_requested', await payout({ status }))).toMatchObject({
        outdated: `The withdrawal is ${status.toLowerCase()}`,
      });
  });

  it('says that it takes longer only while the bank has it', async () => {
    const sentAt = new Date('2026-11-19T08:00:00Z');
    for (const status of ['SUBMITTED', 'UNKNOWN'])
      expect(await load('payout_delayed', await payout({ status, sentAt }, 'WITHDRAWING'))).toMatchObject({
        facts: { at: sentAt },
        outdated: undefined,
      });
    for (const status of ['COMPLETED', 'FAILED'])
      expect(await load('payout_delayed', await payout({ status, sentAt }))).toMatchObject({
        outdated: `The withdrawal is ${status.toLowerCase()}`,
      });
  });

  it('does not say "sent" of money the bank has sent back meanwhile', async () => {
    expect(await load('payout_sent', await payout({ status: 'REVERSED' }))).toMatchObject({
      outdated: 'The withdrawal is reversed',
    });
  });

  it('does not say "failed" to someone who has asked again meanwhile', async () => {
    const data = await payout({ status: 'FAILED', reason: 'No such account' }, 'WITHDRAWING');
    expect(await load('payout_failed', data)).toMatchObject({ outdated: 'The share is being withdrawn again' });
  });

  it('masks numbers that somebody wrote into the reason', async () => {
    const data = await payout({ status: 'REJECTED', reason: 'The account 0123456789 is closed' }, 'GRANTED');
    expect(await load('payout_failed', data)).toMatchObject({ facts: { reason: 'The account ••••••6789 is closed' } });
  });

  it('promises no second try while the gift is on hold', async () => {
    for (const status of ['BLOCKED', 'CONFLICTED'] as const) {
      const held = await payout({ status: 'REJECTED', reason: 'Name does not match' }, 'GRANTED', { status });
      expect(await load('payout_failed', held)).toMatchObject({ facts: { isHeld: true } });
    }
  });

  it('gives the reason, and knows when the gift is disputed', async () => {
    const rejected = await payout({ status: 'REJECTED', reason: 'Name does not match' }, 'GRANTED');
    expect(await load('payout_failed', rejected)).toMatchObject({
      facts: { reason: 'Name does not match', isHeld: false },
      outdated: undefined,
    });
    const disputed = await payout({ status: 'FAILED', reason: 'No such account' }, 'FROZEN');
    expect(await load('payout_failed', disputed)).toMatchObject({ facts: { isHeld: true }, outdated: undefined });
  });
});

describe('a mail about a refund', () => {
  it('tells what comes back of what was paid', async () => {
    const gift = await world.gift();
    const { id } = await world.refund(gift, { amount: 1_200_000 });
    expect(await load('refund_sent', { refundId: id })).toMatchObject({
      facts: { refunded: 1_200_000, paid: 5_000_000, wasGift: true, reference: gift.reference },
      outdated: undefined,
    });
  });

  it('knows a payment that never became a gift', async () => {
    const { paymentId, reference } = await world.gift();
    const { id } = await world.refund({ id: null, paymentId, reference });
    expect(await load('refund_sent', { refundId: id })).toMatchObject({
      facts: { wasGift: false },
      outdated: undefined,
    });
  });

  it('is outdated when the refund failed after all', async () => {
    const { id } = await world.refund(await world.gift(), { status: 'FAILED', failure: 'The bank did not take it' });
    expect(await load('refund_sent', { refundId: id })).toMatchObject({ outdated: 'The refund failed' });
  });
});

describe('an invitation', () => {
  const data = { url: 'https://jara.example/admin/accept-invitation#k', role: 'Admin', invitedBy: 'Ngozi Eze' };

  it('is outdated once it has ended', async () => {
    expect(await load('staff_invitation', { ...data, expiresAt: '2026-11-21T08:00:00.000Z' })).toMatchObject({
      outdated: undefined,
    });
    expect(await load('staff_invitation', { ...data, expiresAt: NOW.toISOString() })).toMatchObject({
      outdated: 'The invitation has ended',
    });
  });

  it('never links to anything but a web page', async () => {
    await expect(
      load('staff_invitation', { ...data, url: 'javascript:alert(1)', expiresAt: NOW.toISOString() }),
    ).rejects.toThrow();
  });
});

describe('a link that is a key', () => {
  const list = { url: 'https://jara.example/transactions#t.s', gifts: 2 };

  it('to a list is outdated once it has ended', async () => {
    expect(await load('list_link', { ...list, expiresAt: '2026-11-20T08:30:00.000Z' })).toMatchObject({
      facts: { gifts: 2, url: list.url },
      outdated: undefined,
    });
    expect(await load('list_link', { ...list, expiresAt: NOW.toISOString() })).toMatchObject({
      outdated: 'The link has ended',
    });
  });

  it('to a share tells how much it is', async () => {
    const claim = await world.claim((await world.gift()).id, { share: 700_000 });
    const data = { claimId: claim.id, url: 'https://jara.example/claim/X#key=k' };
    expect(await factsOf('claim_link', data)).toMatchObject({ share: 700_000, url: data.url });
  });

  it('has nothing to show once it was sent and forgotten', async () => {
    expect(await load('list_link', { gifts: 2, expiresAt: '2026-11-20T08:30:00.000Z' })).toBeUndefined();
    expect(await load('claim_link', { claimId: randomUUID() })).toBeUndefined();
  });
});

it('finds nothing to say about what is not there', async () => {
  const id = randomUUID();
  expect(await load('gift_for_you', { giftId: id })).toBeUndefined();
  expect(await load('receipt', { paymentId: id })).toBeUndefined();
  expect(await load('gift_claimed', { claimId: id })).toBeUndefined();
  expect(await load('payout_sent', { withdrawalId: id })).toBeUndefined();
  expect(await load('refund_sent', { refundId: id })).toBeUndefined();
});
