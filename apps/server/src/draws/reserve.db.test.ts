import type { DrawProof } from '@jara/contract/giveaways';
import { proofProblem } from '@jara/domain/rule/draw';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople, type TestAccount } from '../../testing/accounts.ts';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { lapseClaims } from '../claims/lapse-claims.ts';
import { publish } from '../giveaways/testing.ts';
import { refundEnded } from '../money-back/send-rest-back.ts';
import { claimsOf, endPayout, giftOf, letProviderRefund, setDaysAhead } from '../money-back/testing.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';
import { sweepDraws } from './sweep-draws.ts';
import { drawGift, enter, entrants, setHoursAhead } from './testing.ts';

const WORDS = { title: 'December love', host: 'Grace Chapel', claimDays: 1 };
const [ONE, OTHER] = accountsOfDifferentPeople(2) as [TestAccount, TestAccount];

describe('a share of a draw that its winner lets lapse', { timeout: 60_000 }, () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
    await world.browser().get('/api/transactions/banks');
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const drawn = async (people: number) => {
    await setHoursAhead(world, 0);
    const made = await drawGift(world, { winners: 2 });
    const { status } = await publish(made.sender, made.payment.id, WORDS);
    expect(status).toBe(200);
    const crowd = await entrants(world, made.quid, people);
    await setHoursAhead(world, 2);
    for (let step = 0; step < 3; step += 1) await sweepDraws(world.deps)();
    expect((await giftOf(world, made.quid)).status).toBe('CLAIMED');
    return { ...made, crowd };
  };
  const lookOf = async (browser: Browser, quid: string) =>
    (await browser.get(`/api/transactions/quid/${quid}/verify`)).body;
  const proofOf = async (quid: string): Promise<DrawProof> =>
    (await world.browser().get(`/api/giveaways/${quid}/proof`)).body;
  const lapse = () => lapseClaims(world.deps)();
  /** They read so wherever they ask, and are not told that they are in. */
  const expectMissed = async (browser: Browser, quid: string) => {
    const message = expect.stringContaining('has passed');
    const told = { state: 'LAPSED', accessKey: null, entry: { number: expect.any(Number) }, message };
    expect(await lookOf(browser, quid)).toMatchObject(told);
    expect((await browser.post(`/api/rules/claim?quid=${quid}`, {})).body).toMatchObject(told);
    expect(await enter(browser, quid)).toMatchObject({ status: 410, body: { code: 'claim_lapsed', message } });
  };
  const at = (crowd: Browser[], number: number | undefined) => crowd[(number ?? 0) - 1] as Browser;

  it('goes to the next in line, in a new place, as often as it lapses, and the proof tells of it', async () => {
    const { quid, giftId, crowd } = await drawn(5);
    const { winners, ...before } = await proofOf(quid);
    const [first, second] = winners;
    const held = await lookOf(at(crowd, first?.number), quid);
    expect(held).toMatchObject({ state: 'YOURS', sendBy: expect.any(String) });
    const sent = { quid, recipient: at(crowd, first?.number), claim: held };
    await endPayout(world, (await world.withdraw(sent, ONE)).id);

    await setDaysAhead(world, 1.2);
    expect(await Promise.all([lapse(), lapse()]).then((each) => each.sort())).toEqual([0, 1]);
    await setDaysAhead(world, 2.4);
    expect(await lapse()).toBe(1);
    const proof = await proofOf(quid);
    expect(proofProblem(proof)).toBeUndefined();
    expect({ ...proof, passedOn: [] }).toEqual({ ...before, winners, passedOn: [] });
    const [next, last] = proof.passedOn;
    expect(proof.passedOn).toMatchObject([
      { slot: 1, from: second?.number, share: second?.share },
      { slot: 1, from: next?.number, share: second?.share },
    ]);
    for (const number of [second?.number, next?.number]) await expectMissed(at(crowd, number), quid);
    // Who has won nothing yet is still in, and who has won is not in anew.
    const receipts = await Promise.all([first, last].map((each) => enter(at(crowd, each?.number), quid)));
    expect(receipts.map(({ status, body }) => [status, body.number])).toEqual([
      [200, first?.number],
      [200, last?.number],
    ]);
    const taken = await lookOf(at(crowd, last?.number), quid);
    expect(taken).toMatchObject({ state: 'YOURS', amount: second?.share });
    await endPayout(
      world,
      (await world.withdraw({ quid, recipient: at(crowd, last?.number), claim: taken }, OTHER)).id,
    );

    expect((await claimsOf(world, giftId)).map(({ slot, status }) => [slot, status]).sort()).toEqual([
      [0, 'PAID'],
      [1, 'LAPSED'],
      [2, 'LAPSED'],
      [3, 'PAID'],
    ]);
    const { transfers } = await world.control<ProviderSums>('GET', '/sums');
    const received = transfers.filter(
      ({ reference, bankReceived }) => bankReceived > 0 && reference.includes(giftId.replaceAll('-', '')),
    );
    expect(received.map(({ accountNumber }) => accountNumber).sort()).toEqual(
      [ONE.accountNumber, OTHER.accountNumber].sort(),
    );
    expect(await giftOf(world, quid)).toMatchObject({ status: 'CLAIMED', sharesTaken: 4, sharesLapsed: 2 });
  });

  it('goes back to the sender when nobody is left in line', async () => {
    const { quid, giftId, payment, crowd } = await drawn(3);
    await setDaysAhead(world, 1.2);
    expect(await lapse()).toBe(2);
    // One went on, the other found nobody.
    expect(await giftOf(world, quid)).toMatchObject({ status: 'EXPIRED', sharesTaken: 3, sharesLapsed: 2 });
    const proof = await proofOf(quid);
    expect(proof.passedOn).toHaveLength(1);
    expect(proofProblem(proof)).toBeUndefined();
    const refund = async () => {
      await refundEnded(world.deps)();
      const refunds = await world.deps.db.selectFrom('refunds').selectAll().where('giftId', '=', giftId).execute();
      for (const { id } of refunds) await workOnRefund(world.deps)(id);
      await letProviderRefund(world, payment.id);
      for (const { id } of refunds) await workOnRefund(world.deps)(id);
      return (await world.control<ProviderSums>('GET', '/sums')).charges.find(
        ({ reference }) => reference === payment.reference,
      )?.refunded;
    };
    expect(await refund()).toBeGreaterThan(naira(1_400));
    const [on] = proof.passedOn;
    expect((await lookOf(at(crowd, on?.number), quid)).state).toBe('YOURS');
    await setDaysAhead(world, 3);
    expect(await lapse()).toBe(1);
    expect(await refund()).toBeGreaterThanOrEqual(payment.quote.refundIfCancelled);
    for (const { number } of [...proof.winners, ...proof.passedOn]) await expectMissed(at(crowd, number), quid);
  });

  it('is not its sender’s to take back while somebody is left in line', async () => {
    const { quid, giftId, payment, sender } = await drawn(4);
    await setDaysAhead(world, 1.2);
    expect(await lapse()).toBe(2);
    const cancelled = await sender.post(`/api/sent/${payment.id}/cancel`, {});
    expect([cancelled.status, cancelled.body.code]).toEqual([409, 'not_possible_now']);
    expect((await giftOf(world, quid)).status).toBe('CLAIMED');
    const statuses = (await claimsOf(world, giftId)).map(({ status }) => status);
    expect(statuses).toEqual(['LAPSED', 'LAPSED', 'GRANTED', 'GRANTED']);
  });
});
