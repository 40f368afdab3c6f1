import type { Role } from '@jara/domain/staff/roles';
import type { Dispute } from '@jara/paystack/wire';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { reconcile } from '../operations/reconciliation/reconcile.ts';
import { reconciling } from '../operations/reconciliation/testing.ts';
import { workOnPayout } from '../provider/work-on-payout.ts';
import { signInEverybody } from '../staff/testing.ts';
import { backToSender } from './testing/back-to-sender.ts';
import { wordsOfTheBank } from './testing/words-of-the-bank.ts';
import { claimsOf, lapseWhatWaits, loseDispute, openDisputeAtBank, total } from './testing.ts';

const WORD = 'settled-elsewhere';

describe('a dispute of which the provider says something else', { timeout: 60_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterEach(async () => {
    await lapseWhatWaits(world);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const { run, settle, settleByTwo, itemAbout } = reconciling(() => ({ world, staff }));
  const { heard, name, approveLast, cancelled, gotBack } = backToSender(() => ({ world, staff }));
  const loss = () => total(world, 'chargeback_loss');
  /** A comparison to whose list the dispute is too old. */
  const runLate = () => reconcile(world.deps)({ from: new Date() });
  const { disputeOf, says, asSaid, opened, refundTheRest, goesBack, letProviderSay, lostTwice } = wordsOfTheBank(
    () => ({ world, staff }),
  );
  const forgets = (dispute: string) => world.control('POST', `/disputes/${dispute}/forget`, {});
  const remembers = () => world.control('POST', '/remember', {});

  /** Open, heard, ended in a word that is neither, and an item. */
  async function unread(details: { shares?: number; takes: boolean }) {
    const made = await opened({ shares: details.shares ?? 1 });
    const dispute = await openDisputeAtBank(world, made.payment.reference, naira(10_000));
    await heard(dispute);
    await says(dispute, WORD, { takes: details.takes });
    await heard(dispute);
    await run();
    expect(await itemAbout(made.payment.reference)).toMatchObject({ kind: 'DISPUTE_UNCLEAR' });
    return { ...made, dispute, reference: made.payment.reference };
  }

  describe('a word is read for one ending', () => {
    it('lost in a read word, given back in the same word: somebody is asked', async () => {
      const made = await unread({ shares: 2, takes: true });
      await settle(made.reference, 'DISPUTE_LOST');
      expect(await disputeOf(made.dispute)).toMatchObject({ status: 'LOST', amount: naira(10_000) });
      await says(made.dispute, WORD, { takes: false });
      expect(await gotBack(made)).toEqual({ card: 0, bank: 0, account: 0 });
      await heard(made.dispute);
      await run();
      expect(await itemAbout(made.reference)).toMatchObject({ kind: 'DISPUTE_UNCLEAR' });
      await settleByTwo(made.reference, 'DISPUTE_WON');
      expect(await claimsOf(world, made.giftId)).toMatchObject([{ status: 'GRANTED' }, { status: 'GRANTED' }]);
    });

    it('lost for less than was asked in a read word, given back in it: nothing more is taken unread', async () => {
      const made = await lostTwice(WORD);
      await says(made.second, WORD, { takes: false });
      expect((await gotBack(made)).bank).toBe(0);
      await heard(made.second);
      await run();
      const item = await itemAbout(made.payment.reference);
      const { status, amount } = await disputeOf(made.second);
      expect({ kind: item?.kind, status, amount }).toEqual({
        kind: 'DISPUTE_UNCLEAR',
        status: 'LOST',
        amount: naira(6_000),
      });
    });

    it('two people say that we keep the money, one of them of an ending before', async () => {
      const made = await unread({ takes: false });
      expect((await settle(made.reference, 'DISPUTE_WON')).body).toMatchObject({ closedAt: null });
      await says(made.dispute, WORD, { takes: true });
      await heard(made.dispute);
      await run();
      const { body } = await settle(made.reference, 'DISPUTE_WON', staff.SUPER_ADMIN);
      const { status } = await disputeOf(made.dispute);
      expect({ closedAt: body.closedAt, status }).toEqual({ closedAt: null, status: 'OPEN' });
    });

    it('read before migration 0087, which left no time of it', async () => {
      const made = await unread({ takes: false });
      await settleByTwo(made.reference, 'DISPUTE_WON');
      await world.deps.db
        .updateTable('disputes')
        .set({ decidedAt: null })
        .where('providerId', '=', made.dispute)
        .execute();
      await says(made.dispute, WORD, { takes: true });
      await heard(made.dispute);
      await run();
      const item = await itemAbout(made.reference);
      const { status } = await disputeOf(made.dispute);
      expect({ status, kind: item?.kind }).toEqual({ status: 'OPEN', kind: 'DISPUTE_UNCLEAR' });
    });

    it('the provider does not say when it was', async () => {
      const made = await opened({ shares: 1 });
      const { reference } = made.payment;
      const dispute = await openDisputeAtBank(world, reference, naira(10_000));
      await asSaid(
        dispute,
        (said) => ({ ...said, resolvedAt: null }),
        async () => {
          await heard(dispute);
          await says(dispute, WORD, { takes: false });
          await run();
          await settleByTwo(reference, 'DISPUTE_WON');
          await says(dispute, WORD, { takes: true });
          await heard(dispute);
          await run();
        },
      );
      expect((await disputeOf(dispute)).status).toBe('OPEN');
    });

    it('forgotten, kept by two people, and remembered as ended without any word', async () => {
      const made = await opened({ shares: 1 });
      const { reference } = made.payment;
      const dispute = await openDisputeAtBank(world, reference, naira(10_000));
      await heard(dispute);
      await forgets(dispute);
      await run();
      await settleByTwo(reference, 'DISPUTE_WON');
      await says(dispute, 'some-word', { takes: true });
      await remembers();
      await asSaid(
        dispute,
        (said) => ({ ...said, resolution: null }),
        async () => {
          await heard(dispute);
          await run();
        },
      );
      const item = await itemAbout(reference);
      expect({ status: (await disputeOf(dispute)).status, kind: item?.kind }).toEqual({
        status: 'OPEN',
        kind: 'DISPUTE_UNCLEAR',
      });
    });

    it('two people say that we keep the money, one of them of an ending before, and the provider does not say when', async () => {
      const timeless = (said: Dispute) => ({ ...said, resolvedAt: null });
      const made = await opened({ shares: 1 });
      const { reference } = made.payment;
      const dispute = await openDisputeAtBank(world, reference, naira(10_000));
      await asSaid(dispute, timeless, async () => {
        await says(dispute, WORD, { takes: false });
        await run();
        expect((await settle(reference, 'DISPUTE_WON')).body).toMatchObject({ closedAt: null });
        await says(dispute, WORD, { takes: true });
        await run();
        const { body } = await settle(reference, 'DISPUTE_WON', staff.SUPER_ADMIN);
        expect([body.closedAt, (await disputeOf(dispute)).status]).toEqual([null, 'OPEN']);
      });
    });

    it('WON, LOST, WON, each read truly in one word', async () => {
      const before = await loss();
      const made = await unread({ shares: 2, takes: false });
      await settleByTwo(made.reference, 'DISPUTE_WON');
      await says(made.dispute, WORD, { takes: true });
      await heard(made.dispute);
      await run();
      await settle(made.reference, 'DISPUTE_LOST');
      expect(await disputeOf(made.dispute)).toMatchObject({ status: 'LOST', amount: naira(10_000) });
      await says(made.dispute, WORD, { takes: false });
      await run();
      await heard(made.dispute);
      expect((await itemAbout(made.reference))?.kind).toBe('DISPUTE_UNCLEAR');
      await settleByTwo(made.reference, 'DISPUTE_WON');
      expect(await loss()).toBe(before);
    });
  });

  describe('a word that comes while somebody decides', () => {
    /** The bank has taken the money, and we have heard of it, after whoever decides has asked, and before they write. */
    async function decidedMeanwhile(dispute: string, word: string, work: () => Promise<unknown>) {
      const { paystack } = world.deps;
      const { fetchDispute } = paystack;
      let isFirst = true;
      Object.assign(paystack, {
        fetchDispute: async (id: string) => {
          const said = await fetchDispute(id);
          if (isFirst && id === dispute) {
            isFirst = false;
            await says(dispute, word);
            await heard(dispute);
          }
          return said;
        },
      });
      try {
        return await work();
      } finally {
        Object.assign(paystack, { fetchDispute });
      }
    }

    it('that the bank took it is not undone by staff who asked before', async () => {
      const made = await unread({ takes: false });
      expect((await settle(made.reference, 'DISPUTE_WON')).body).toMatchObject({ closedAt: null });
      await decidedMeanwhile(made.dispute, 'lost', () => settle(made.reference, 'DISPUTE_WON', staff.SUPER_ADMIN));
      await runLate();
      expect(await gotBack(made)).toMatchObject({ bank: naira(10_000) });
      expect((await disputeOf(made.dispute)).status).toBe('LOST');
    });

    it('that the bank gave it up is not undone by staff who asked before', async () => {
      const made = await unread({ takes: true });
      await decidedMeanwhile(made.dispute, 'won', () => settle(made.reference, 'DISPUTE_LOST'));
      await runLate();
      expect(await gotBack(made)).toMatchObject({ bank: 0 });
      expect((await disputeOf(made.dispute)).status).toBe('WON');
    });
  });

  describe('is asked for, or is an item', () => {
    it('a payout to its sender that waits for the word of an old dispute', async () => {
      const made = await goesBack();
      await letProviderSay(made.id, 'failed');
      expect((await name(made.sender, made.payment.id)).status).toBe(200);
      const payout = await approveLast(made.giftId);
      if (!payout) throw new Error('no payout was asked for');
      await says(made.dispute, WORD, { takes: true });
      await workOnPayout(world.deps)(payout);
      expect(await gotBack(made)).toEqual({ card: 0, bank: naira(6_000), account: 0 });
      await runLate();
      expect(await itemAbout(made.payment.reference)).toMatchObject({ kind: 'DISPUTE_UNCLEAR' });
    });

    it('an old dispute that was lost, and given back in a word we heard and do not know: a share waits for it', async () => {
      const made = await opened();
      const dispute = await loseDispute(world, made.payment.reference, naira(10_000));
      await says(dispute, WORD, { takes: false });
      await heard(dispute);
      await runLate();
      expect(await itemAbout(made.payment.reference)).toMatchObject({ kind: 'DISPUTE_UNCLEAR' });
    });

    it('an unread word is not forgotten with the dispute: no account is paid', async () => {
      const made = await lostTwice('lost');
      const { id } = await refundTheRest(made.giftId);
      await letProviderSay(id, 'failed');
      expect((await name(made.sender, made.payment.id)).status).toBe(200);
      const payout = await approveLast(made.giftId);
      if (!payout) throw new Error('no payout was asked for');
      await says(made.second, WORD, { takes: true });
      await workOnPayout(world.deps)(payout);
      await run();
      expect(await itemAbout(made.payment.reference)).toMatchObject({ kind: 'DISPUTE_UNCLEAR' });
      await forgets(made.second);
      try {
        await run();
        await workOnPayout(world.deps)(payout);
        await workOnPayout(world.deps)(payout);
        expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
      } finally {
        await remembers();
      }
    });

    it('forgotten, called lost by staff and remembered as given up, long after it was opened', async () => {
      const made = await opened();
      const dispute = await openDisputeAtBank(world, made.payment.reference, naira(10_000));
      await heard(dispute);
      await forgets(dispute);
      await run();
      expect((await settle(made.payment.reference, 'DISPUTE_LOST')).body.closedAt).not.toBeNull();
      await says(dispute, 'won');
      await remembers();
      await runLate();
      expect((await disputeOf(dispute)).status).toBe('WON');
    });

    it('forgotten, kept by two people and remembered as lost, long after it was opened', async () => {
      const made = await opened();
      const dispute = await openDisputeAtBank(world, made.payment.reference, naira(10_000));
      await heard(dispute);
      await forgets(dispute);
      await run();
      await settleByTwo(made.payment.reference, 'DISPUTE_WON');
      await says(dispute, 'lost');
      await remembers();
      await runLate();
      expect((await disputeOf(dispute)).status).toBe('LOST');
    });

    it('in a state that nobody here knows ("archived" stands in the documentation of the provider)', async () => {
      const made = await opened();
      const dispute = await openDisputeAtBank(world, made.payment.reference, naira(10_000));
      await heard(dispute);
      await asSaid(dispute, (said) => ({ ...said, status: 'archived', resolution: null }), run);
      const item = await itemAbout(made.payment.reference);
      await says(dispute, 'won');
      await heard(dispute);
      expect(item).toMatchObject({ kind: 'DISPUTE_UNCLEAR' });
    });
  });

  describe('put away by the provider', () => {
    it('after it was won: its gift is not held for ever without an item', async () => {
      const made = await opened();
      const dispute = await openDisputeAtBank(world, made.payment.reference, naira(10_000));
      await heard(dispute);
      await says(dispute, 'won');
      await heard(dispute);
      await asSaid(dispute, (said) => ({ ...said, status: 'archived' }), run);
      const item = await itemAbout(made.payment.reference);
      const { status } = await disputeOf(dispute);
      await heard(dispute);
      expect([status, item?.kind]).not.toEqual(['OPEN', undefined]);
    });
  });

  describe('the clock of the provider went back', () => {
    const ahead = (dispute: string) =>
      asSaid(
        dispute,
        (said) => {
          const at = new Date(Date.now() + 86_400_000).toISOString();
          return { ...said, updated_at: at, updatedAt: at };
        },
        () => heard(dispute),
      );

    it('what its bank has is not paid to an account as well', async () => {
      const made = await cancelled();
      const dispute = await openDisputeAtBank(world, made.payment.reference);
      await says(dispute, 'won');
      await ahead(dispute);
      expect((await disputeOf(dispute)).status).toBe('WON');
      expect((await name(made.sender, made.payment.id)).status).toBe(200);
      const payout = await approveLast(made.giftId);
      if (!payout) throw new Error('no payout was asked for');
      await says(dispute, 'lost');
      for (let turn = 0; turn < 3; turn += 1) await workOnPayout(world.deps)(payout);
      expect(await gotBack(made)).toEqual({ card: 0, bank: naira(10_000), account: 0 });
    });

    it('a dispute that is over holds its gift no longer, or is an item', async () => {
      const made = await opened();
      const dispute = await openDisputeAtBank(world, made.payment.reference, naira(10_000));
      await ahead(dispute);
      await says(dispute, 'won');
      await heard(dispute);
      await run();
      const item = await itemAbout(made.payment.reference);
      expect([(await disputeOf(dispute)).status, item?.kind]).not.toEqual(['OPEN', undefined]);
    });
  });

  describe('the provider does not say how much', () => {
    const silent = (said: Dispute) => ({ ...said, refund_amount: null });
    /** As somebody changes it in the provider's dashboard. */
    const wants = (dispute: string, amount: number) =>
      fetch(`${world.sandboxUrl}/dispute/${dispute}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${world.deps.config.paystack.secretKey}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ refund_amount: amount }),
      });

    it('of a dispute that was lost for a part', async () => {
      const made = await opened();
      const dispute = await loseDispute(world, made.payment.reference, naira(6_000));
      await asSaid(dispute, silent, () => heard(dispute));
      expect(await gotBack(made)).toMatchObject({ bank: naira(6_000) });
      expect(await disputeOf(dispute)).toMatchObject({ status: 'LOST', amount: naira(6_000) });
    });

    it('of a dispute that wanted more while it was open, once it is lost', async () => {
      const made = await opened();
      const dispute = await openDisputeAtBank(world, made.payment.reference, naira(6_000));
      await heard(dispute);
      await wants(dispute, naira(10_000));
      await heard(dispute);
      await says(dispute, 'lost');
      await asSaid(dispute, silent, () => heard(dispute));
      expect(await gotBack(made)).toMatchObject({ bank: naira(10_000) });
      expect(await disputeOf(dispute)).toMatchObject({ status: 'LOST', amount: naira(10_000) });
    });

    it('of a dispute that was open for a part, once it is lost', async () => {
      const made = await opened();
      const dispute = await openDisputeAtBank(world, made.payment.reference, naira(6_000));
      await heard(dispute);
      await says(dispute, 'lost');
      await asSaid(dispute, silent, () => heard(dispute));
      expect(await gotBack(made)).toMatchObject({ bank: naira(6_000) });
      expect(await disputeOf(dispute)).toMatchObject({ status: 'LOST', amount: naira(6_000) });
    });
  });
});

describe('a dispute of what is nobody’s gift', { timeout: 60_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());
  const { run, settle, settleByTwo, itemAbout } = reconciling(() => ({ world, staff }));
  const { heard } = backToSender(() => ({ world, staff }));
  const differs = async () => (await itemAbout('balance'))?.amount ?? 0;

  it('a charge that never came, came all the same, and was lost in part: what the bank took is counted once', async () => {
    const { payment } = await world.paidGift();
    await run();
    expect(await differs()).toBe(0);
    await world.control('POST', `/transactions/${payment.reference}/forget`, {});
    await run();
    await settleByTwo(payment.reference, 'CHARGE_NEVER_CAME');
    await world.control('POST', '/remember', {});
    const dispute = await openDisputeAtBank(world, payment.reference, naira(4_000));
    await heard(dispute);
    await world.control('POST', `/disputes/${dispute}`, { resolution: 'lost', webhook: false });
    await heard(dispute);
    await run();
    expect(await itemAbout(payment.reference)).toMatchObject({ kind: 'CHARGE_NOT_RECORDED' });
    expect((await settle(payment.reference, 'OWN_MONEY')).status).toBe(200);
    await run();
    expect(await differs()).toBe(0);
  });

  it.each([true, false])(
    'money that is no gift, of which a bank may have a part: it says so in a word that nobody knows, and has it (%s)',
    async (takes) => {
      const reference = `another-shop-${takes}`;
      await world.deps.paystack.initializeTransaction({
        email: 'ada@example.com',
        amount: naira(3_000),
        currency: 'NGN',
        reference,
        callbackUrl: 'http://localhost:3000/payment/callback',
      });
      await world.control('POST', '/pay', { reference, card: 'success' });
      const dispute = await openDisputeAtBank(world, reference, naira(1_000));
      await world.control('POST', `/disputes/${dispute}`, { resolution: WORD, takes, webhook: false });
      const before = await differs();
      await run();
      // It is settled, or a restored database would wait for it for ever.
      expect((await settle(reference, 'OWN_MONEY')).status).toBe(200);
      await run();
      // What the bank has not taken after all is seen in the balance.
      expect(await differs()).toBe(before + (takes ? 0 : naira(1_000)));
      if (!takes) await settleByTwo('balance', 'OWN_MONEY');
      await run();
      expect(await differs()).toBe(before);
    },
  );
});
