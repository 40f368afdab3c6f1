import { claimAccount, giftAccount } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { madePublic } from '../claims/testing.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import { failNext } from '../provider/testing.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { signInEverybody } from '../staff/testing.ts';
import { refundEnded } from './send-rest-back.ts';
import { backToSender } from './testing/back-to-sender.ts';
import { wordsOfTheBank } from './testing/words-of-the-bank.ts';
import {
  balance,
  claimShare,
  claimsOf,
  lapseWhatWaits,
  loseDispute,
  openDisputeAtBank,
  receivedOf,
  sendShare,
  total,
} from './testing.ts';

type Share = Awaited<ReturnType<typeof claimShare>>;

describe('a share that a bank took while money of its gift was on its way to the sender', { timeout: 60_000 }, () => {
  let world: World;
  let owner: pg.Client;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    staff = await signInEverybody(world);
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterEach(async () => {
    await lapseWhatWaits(world);
    await world.expectCleanBooks();
  });
  afterAll(async () => {
    await owner.end();
    await world.close();
  });

  const { run, settle } = reconciling(() => ({ world, staff }));
  const { heard, givesBack, name, gotBack } = backToSender(() => ({ world, staff }));
  const { refundById, refundOf, refundTheRest, says, letProviderSay, whileProvider } = wordsOfTheBank(() => ({
    world,
    staff,
  }));
  const loss = () => total(world, 'chargeback_loss');

  /** A gift of so many shares, some of which are opened before its sender cancels the rest. */
  async function cancelled({ shares = 2, opened = 1, amount = naira(20_000) } = {}) {
    const wishes = { amount, claimDays: 10, senderEmail: 'host@example.com' };
    const made = await madePublic(world, { equalShares: shares }, wishes);
    const taken: Share[] = [];
    for (let nth = 0; nth < opened; nth += 1) taken.push(await claimShare(world, made.quid));
    expect((await made.sender.post(`/api/sent/${made.payment.id}/cancel`, {})).status).toBe(200);
    const { id } = await refundOf(made.giftId);
    const sharesHere = async () => {
      const claims = await claimsOf(world, made.giftId);
      return Promise.all(claims.map((claim) => balance(world, claimAccount(claim.id))));
    };
    return { ...made, id, taken, sharesHere, rest: () => balance(world, giftAccount(made.giftId)) };
  }

  it('is its owner’s again once the card does not take that, and is paid once', async () => {
    const made = await cancelled();
    await workOnRefund(world.deps)(made.id);
    await loseDispute(world, made.payment.reference, naira(10_000));
    expect(await made.sharesHere()).toEqual([0]);
    await letProviderSay(made.id, 'failed');
    expect(await made.sharesHere()).toEqual([naira(10_000)]);
    await run();
    // Their bank has given them what their card did not take.
    expect((await name(made.sender, made.payment.id)).status).toBe(409);
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
    for (const share of made.taken) await sendShare(world, share);
    expect(await receivedOf(world, made.giftId)).toMatchObject([{ bankReceived: naira(9_700) }]);
  });

  it('is its owner’s again once that comes back which had arrived', async () => {
    const made = await cancelled();
    await letProviderSay(made.id, 'processed');
    await loseDispute(world, made.payment.reference, naira(10_000));
    const { providerId } = await refundById(made.id);
    await world.control('POST', `/refunds/${providerId}`, { status: 'failed', webhook: false });
    await run();
    expect(await made.sharesHere()).toEqual([naira(10_000)]);
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
  });

  it('is its owner’s again beside one that the bank had left, and what is more than that is the sender’s', async () => {
    const made = await cancelled({ shares: 4, opened: 2 });
    await workOnRefund(world.deps)(made.id);
    await loseDispute(world, made.payment.reference, naira(5_000));
    expect((await made.sharesHere()).sort()).toEqual([0, naira(5_000)]);
    await letProviderSay(made.id, 'failed');
    expect(await made.sharesHere()).toEqual([naira(5_000), naira(5_000)]);
    expect(await claimsOf(world, made.giftId)).toMatchObject([{ status: 'GRANTED' }, { status: 'GRANTED' }]);
    expect(await made.rest()).toBe(naira(5_000));
  });

  it('is its owner’s again after what more the bank had taken than was there', async () => {
    const before = await loss();
    const made = await cancelled({ shares: 3, amount: naira(30_000) });
    await workOnRefund(world.deps)(made.id);
    const { kept } = await refundById(made.id);
    // As much as the refund has left of the payment.
    await loseDispute(world, made.payment.reference, naira(15_000));
    expect((await loss()) - before).toBe(kept);
    await letProviderSay(made.id, 'failed');
    await run();
    expect((await loss()) - before).toBe(0);
    expect(await made.sharesHere()).toEqual([naira(10_000)]);
    expect(await made.rest()).toBe(naira(10_000) - kept);
  });

  it('is its owner’s again after what had gone back by hand is made up for', async () => {
    const before = await loss();
    const made = await cancelled({ shares: 4, opened: 2 });
    const { reference } = made.payment;
    await workOnRefund(world.deps)(made.id);
    await loseDispute(world, reference, naira(5_000));
    const byHand = { reference, amount: naira(2_000), status: 'processed', webhook: false };
    await world.control('POST', '/refunds', byHand);
    await run();
    expect((await settle(reference, 'REFUND_HAPPENED')).body.closedAt).not.toBeNull();
    expect((await loss()) - before).toBe(naira(2_000));
    await letProviderSay(made.id, 'failed');
    expect((await made.sharesHere()).sort()).toEqual([0, naira(5_000)]);
    await run();
    expect(await loss()).toBe(before);
    expect(await made.sharesHere()).toEqual([naira(5_000), naira(5_000)]);
    expect(await made.rest()).toBe(naira(3_000));
  });

  it('is its owner’s again once a list that was late about an earlier refund has caught up', async () => {
    const made = await cancelled();
    await letProviderSay(made.id, 'failed');
    const { providerId: first } = await refundById(made.id);
    const next = await refundTheRest(made.giftId);
    await workOnRefund(world.deps)(next.id);
    await loseDispute(world, made.payment.reference, naira(10_000));
    await whileProvider(
      ({ listRefunds }) => ({
        listRefunds: async (of) => {
          const page = await listRefunds(of);
          const isLate = ({ id }: { id: string }) => id === first;
          return { ...page, data: page.data.map((each) => (isLate(each) ? { ...each, status: 'processing' } : each)) };
        },
      }),
      async () => {
        await run();
        await letProviderSay(next.id, 'failed');
      },
    );
    expect(await made.sharesHere()).toEqual([0]);
    await run();
    expect(await made.sharesHere()).toEqual([naira(10_000)]);
    expect(await made.rest()).toBe(0);
  });

  it('stays with the bank where an earlier refund has arrived after all, and what comes back of the next pays for that', async () => {
    const before = await loss();
    const made = await cancelled();
    const { reference } = made.payment;
    await letProviderSay(made.id, 'failed');
    const next = await refundTheRest(made.giftId);
    await failNext(world, 'refund.create', '500');
    await workOnRefund(world.deps)(next.id);
    await loseDispute(world, reference, naira(10_000));
    expect(await made.sharesHere()).toEqual([0]);
    const { providerId, amount } = await refundById(made.id);
    await world.control('POST', `/refunds/${providerId}`, { status: 'processed', webhook: false });
    for (let turn = 0; turn < 3; turn += 1) await workOnRefund(world.deps)(next.id);
    expect(await refundById(next.id)).toMatchObject({ status: 'FAILED', sends: 1 });
    expect(await made.sharesHere()).toEqual([0]);
    await run();
    expect((await settle(reference, 'REFUND_HAPPENED')).body.closedAt).not.toBeNull();
    await run();
    expect(await loss()).toBe(before);
    expect(await gotBack(made)).toEqual({ card: amount, bank: naira(10_000), account: 0 });
  });

  it('is that of the dispute that was lost last, which gives back what it took and costs us nothing', async () => {
    const before = await loss();
    const wishes = { amount: naira(30_000), claimDays: 10, senderEmail: 'host@example.com' };
    const made = await madePublic(world, { equalShares: 3 }, wishes);
    for (let nth = 0; nth < 3; nth += 1) await claimShare(world, made.quid);
    const { reference } = made.payment;
    await loseDispute(world, reference, naira(12_000));
    const { id } = await refundTheRest(made.giftId);
    await workOnRefund(world.deps)(id);
    const second = await loseDispute(world, reference, naira(5_000));
    await letProviderSay(id, 'failed');
    await givesBack(second);
    expect(await loss()).toBe(before);
    const claims = await claimsOf(world, made.giftId);
    const shares = await Promise.all(claims.map((claim) => balance(world, claimAccount(claim.id))));
    expect(shares.sort()).toEqual([0, 0, naira(10_000)]);
    expect(await balance(world, giftAccount(made.giftId))).toBe(naira(8_000));
  });

  it('stays its owner’s when the bank gives back what it took, which is the sender’s then', async () => {
    const before = await loss();
    const made = await cancelled();
    await workOnRefund(world.deps)(made.id);
    const dispute = await loseDispute(world, made.payment.reference, naira(10_000));
    await letProviderSay(made.id, 'failed');
    await givesBack(dispute);
    expect({ shares: await made.sharesHere(), rest: await made.rest() }).toEqual({
      shares: [naira(10_000)],
      rest: naira(10_000),
    });
    expect(await loss()).toBe(before);
  });

  it('is its owner’s once, where the bank gives back what it took before that has left', async () => {
    const before = await loss();
    const made = await cancelled();
    await owner.query(
      'insert into restores (id, backup_taken_at, restored_at) values (gen_random_uuid(), now(), now())',
    );
    const dispute = await loseDispute(world, made.payment.reference, naira(10_000));
    expect(await made.sharesHere()).toEqual([0]);
    await givesBack(dispute);
    await owner.query('update restores set released_at = now()');
    expect({ shares: await made.sharesHere(), rest: await made.rest() }).toEqual({
      shares: [naira(10_000)],
      rest: naira(10_000),
    });
    expect(await loss()).toBe(before);
  });

  it('is its owner’s again where that had not left when the database was restored', async () => {
    const made = await cancelled();
    await owner.query(
      'insert into restores (id, backup_taken_at, restored_at) values (gen_random_uuid(), now(), now())',
    );
    const dispute = await openDisputeAtBank(world, made.payment.reference, naira(10_000));
    await says(dispute, 'lost');
    await heard(dispute);
    await owner.query('update restores set released_at = now()');
    await workOnRefund(world.deps)(made.id);
    await run();
    await refundEnded(world.deps)();
    expect(await refundOf(made.giftId)).toMatchObject({ id: made.id, status: 'FAILED', sends: 0 });
    expect(await made.sharesHere()).toEqual([naira(10_000)]);
    expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
  });
});
