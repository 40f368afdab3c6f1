import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DrawProof } from '@jara/contract/giveaways';
import { giftAccount } from '@jara/domain/ledger/accounts';
import { firstHead, nextHead, proofProblem } from '@jara/domain/rule/draw';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople } from '../../testing/accounts.ts';
import type { Browser } from '../../testing/browser.ts';
import { verifyDrawApart } from '../../testing/draw-verifier.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { expireGifts } from '../gifts/expire-gifts.ts';
import { readGiveaway } from '../giveaways/read-giveaway.ts';
import { holdGift, liftFromGift } from '../holds/holds.ts';
import { lockGiftOfPayment } from '../money-back/money-back.store.ts';
import { refundEnded } from '../money-back/send-rest-back.ts';
import { balance, claimsOf, endPayout, endRefunds, giftOf, letProviderRefund, mailsOf } from '../money-back/testing.ts';
import { lockPayment } from '../payments/payments.store.ts';
import { newId } from '../platform/ids.ts';
import { sweepRefunds } from '../provider/work-on-refund.ts';
import { findRuleRow } from '../rules/rules.store.ts';
import { signInEverybody } from '../staff/testing.ts';
import { drawWinners } from './draw-winners.ts';
import { closeDraw, sweepDraws } from './sweep-draws.ts';
import { drawGift, drawOf, enter, entrants, HOUR_MS, setHoursAhead } from './testing.ts';

/** What a beacon can have said, which signs everything alike. */
const SIGNATURE = 'ab'.repeat(48);
const TRUE_RANDOMNESS = '2b5194b12b01058a369ef70fdb8b9b3e1fbadf6d08b23c1d602d7b567163cffc';

const dies = (): never => {
  throw new Error('died');
};

describe('a draw', () => {
  let world: World;
  let sweep: () => Promise<void>;
  beforeAll(async () => {
    world = await createWorld();
    sweep = sweepDraws(world.deps);
  });
  afterEach(async () => {
    await setHoursAhead(world, 0);
    await world.control('DELETE', '/faults');
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const claim = (browser: Browser, quid: string) => browser.post(`/api/rules/claim?quid=${quid}`, {});
  const look = async (browser: Browser, quid: string) =>
    (await browser.get(`/api/transactions/quid/${quid}/verify`)).body;
  const proofOf = async (quid: string) => world.browser().get(`/api/giveaways/${quid}/proof`);
  const drawn = async (quid: string) => {
    await setHoursAhead(world, 1.1);
    await sweep();
    expect((await drawOf(world, quid)).drawnAt).toBeInstanceOf(Date);
  };

  describe('while people enter', () => {
    it('gives each a number and the head of the chain with them in it, the same whenever they ask', async () => {
      const { quid, giftId } = await drawGift(world);
      const people = [world.browser(), world.browser(), world.browser()];
      const receipts = [];
      for (const person of people) receipts.push((await enter(person, quid)).body);
      expect(receipts.map(({ number }) => number)).toEqual([1, 2, 3]);
      expect(new Set(receipts.map(({ ticket }) => ticket)).size).toBe(3);

      const rule = await findRuleRow(world.deps.db, giftId);
      const draw = await drawOf(world, quid);
      let head = firstHead({
        giftId,
        commitment: rule?.commitment ?? '',
        beacon: { chain: draw.beaconChain ?? '', round: draw.beaconRound ?? 0 },
      });
      for (const receipt of receipts) {
        expect(receipt.ticket).toMatch(/^[0-9a-f]{32}$/);
        head = nextHead(head, receipt);
        expect(receipt).toEqual({ entered: true, number: receipt.number, ticket: receipt.ticket, head });
      }
      expect(draw.head.toString('hex')).toBe(head);
      for (const [index, person] of people.entries()) expect((await enter(person, quid)).body).toEqual(receipts[index]);
      expect((await drawOf(world, quid)).entries).toBe(3);
    });

    it('lets people in by the claim page as well, and tells them where they are', async () => {
      const { quid } = await drawGift(world);
      await entrants(world, quid, 11);
      const person = world.browser();
      const { body, status } = await claim(person, quid);
      expect([status, body.state, body.accessKey, body.amount]).toEqual([200, 'ENTERED', null, null]);
      expect(body.message).toMatch(
        /^You are in\. Number 12\. The winners are drawn .+\. Come back then, in this browser\.$/,
      );
      expect(body.entry.number).toBe(12);
      expect(await look(person, quid)).toMatchObject({ state: 'ENTERED', entry: body.entry, message: body.message });
      expect((await enter(person, quid)).body).toEqual({ entered: true, ...body.entry });
      expect(await look(world.browser(), quid)).toMatchObject({ state: 'OPEN', entry: null });
    });

    it('opens nothing that is no draw', async () => {
      const { quid } = await world.paidGift();
      const { status, body } = await enter(world.browser(), quid);
      expect([status, body.code]).toEqual([409, 'not_a_draw']);
      expect((await giftOf(world, quid)).firstTriedAt).toBeNull();
      expect((await proofOf(quid)).body.code).toBe('not_a_draw');
    });

    it('asks for the password, and stops for pauses, holds and switches as every claim does', async () => {
      const secret = await drawGift(world, {}, { password: 'open sesame' });
      expect((await enter(world.browser(), secret.quid)).body.code).toBe('password_required');
      const knows = await world.browser().post(`/api/giveaways/${secret.quid}/entries`, { password: 'open sesame' });
      expect(knows.body).toMatchObject({ entered: true, number: 1 });

      const { quid, giftId, payment, sender } = await drawGift(world);
      await sender.post(`/api/sent/${payment.id}/pause`, {});
      expect((await enter(world.browser(), quid)).body.code).toBe('gift_paused');
      await sender.post(`/api/sent/${payment.id}/resume`, {});
      const ground = { cause: 'STAFF' as const, causeId: newId(), reason: 'A look' };
      await hold(giftId, ground);
      expect((await enter(world.browser(), quid)).body.code).toBe('gift_blocked');
      await lift(giftId, ground);
      await setSwitch(false);
      expect((await enter(world.browser(), quid)).body.code).toBe('switched_off');
      await setSwitch(true);
      expect((await enter(world.browser(), quid)).body.number).toBe(1);
    });

    it('lets nobody in before the gift opens, and tells them when', async () => {
      const opensAt = new Date(world.deps.clock.now().getTime() + HOUR_MS / 2).toISOString();
      const { quid } = await drawGift(world, {}, { opensAt });
      expect((await enter(world.browser(), quid)).body.code).toBe('gift_not_open_yet');
      expect((await drawOf(world, quid)).entries).toBe(0);
    });

    it('keeps the code that people hold', async () => {
      const { quid, payment, sender } = await drawGift(world);
      await entrants(world, quid, 1);
      const { status, body } = await sender.post(`/api/sent/${payment.id}/address`, { email: 'eve@example.com' });
      expect([status, body.message]).toEqual([409, expect.stringMatching(/comes back with the code they have/)]);
    });
  });

  describe('when it closes', () => {
    it('lets in whoever came before, and tells everybody else', async () => {
      const { quid } = await drawGift(world);
      const [person] = await entrants(world, quid, 1);
      await setHoursAhead(world, 1);
      const late = world.browser();
      const { status, body } = await enter(late, quid);
      expect([status, body.code, body.message]).toEqual([410, 'gift_expired', 'Entries have closed.']);
      expect(await look(late, quid)).toMatchObject({ state: 'ENDED', message: 'Entries have closed.' });
      expect(person && (await look(person, quid))).toMatchObject({
        state: 'ENTERED',
        message: 'You are in. Number 1. Entries have closed, and the winners are drawn in a moment.',
      });
      expect((await proofOf(quid)).body.code).toBe('not_drawn_yet');
    });

    it('is closed for a process whose clock is behind', async () => {
      const { quid, giftId } = await drawGift(world);
      await setHoursAhead(world, 1);
      await closeDraw(world.deps)(giftId);
      await setHoursAhead(world, 0.9);
      expect((await enter(world.browser(), quid)).body.code).toBe('gift_expired');
      expect((await drawOf(world, quid)).entries).toBe(0);
    });

    it('has each of a crowd in the chain or told that it was late, and nobody both', async () => {
      for (let round = 0; round < 8; round += 1) {
        const { quid, giftId } = await drawGift(world);
        const people = Array.from({ length: 60 }, () => world.browser());
        // By the clock of those who answer everybody is in time; the worker's is ahead. What decides is the gift's lock alone.
        const ahead = { ...world.deps.clock, now: () => new Date(Date.now() + 2 * HOUR_MS) };
        const closing = (async () => {
          await new Promise((resolve) => setTimeout(resolve, round * 4));
          await closeDraw({ ...world.deps, clock: ahead })(giftId);
          return drawOf(world, quid);
        })();
        const answers = await Promise.all(
          people.map(async (person) => {
            await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
            return enter(person, quid);
          }),
        );
        const closed = await closing;
        const draw = await drawOf(world, quid);
        expect(draw).toEqual(closed);
        const entered = answers.filter(({ status }) => status === 200).map(({ body }) => body);
        const late = answers.filter(({ body }) => body.code === 'gift_expired');
        expect(entered.length + late.length).toBe(60);
        expect(draw.entries).toBe(entered.length);
        const rows = await world.deps.db
          .selectFrom('drawEntries')
          .selectAll()
          .where('giftId', '=', giftId)
          .orderBy('number')
          .execute();
        expect(rows.map(({ ticket }) => ticket.toString('hex'))).toEqual(
          entered.sort((a, b) => a.number - b.number).map(({ ticket }) => ticket),
        );
        expect(draw.head.toString('hex')).toBe(rows.at(-1)?.head.toString('hex') ?? draw.head.toString('hex'));
        await world.expectCleanBooks();
      }
    });

    it('cannot be bent by its sender any more', async () => {
      const { quid, payment, sender } = await drawGift(world);
      await entrants(world, quid, 1);
      await setHoursAhead(world, 1);
      for (const [deed, body] of [
        ['cancel', {}],
        ['pause', {}],
        ['prolong', { lifetimeDays: 365 }],
      ] as const) {
        const answer = await sender.post(`/api/sent/${payment.id}/${deed}`, body);
        expect([deed, answer.status, answer.body.message]).toEqual([
          deed,
          409,
          'Entries have closed, and the winners are being drawn. Nothing can be changed until that is done.',
        ]);
      }
      const { status } = await sender.request({
        method: 'PATCH',
        url: `/api/sent/${payment.id}`,
        payload: JSON.stringify({ message: 'Other words' }),
        headers: { 'content-type': 'application/json' },
      });
      expect(status).toBe(409);
      expect((await sender.get(`/api/sent/${payment.id}`)).body.may).not.toContain('cancel');
    });

    it('keeps its rule also where nobody has entered', async () => {
      const { quid, giftId, sender } = await drawGift(world);
      await setHoursAhead(world, 1);
      await closeDraw(world.deps)(giftId);
      const { status, body } = await sender.post('/api/rules', { quid, totalSplits: 2 });
      expect([status, body.code]).toEqual([409, 'rule_frozen']);
      expect((await drawOf(world, quid)).closedAt).toBeInstanceOf(Date);
    });

    it('is replaced with its rule before anybody has tried', async () => {
      const { quid, giftId, sender } = await drawGift(world);
      const before = await drawOf(world, quid);
      const closesAt = new Date(before.closesAt.getTime() + HOUR_MS).toISOString();
      await sender.post('/api/rules', { quid, draw: { winners: 1, closesAt } });
      const after = await drawOf(world, quid);
      expect(after.closesAt.toISOString()).toBe(closesAt);
      expect(after.beaconRound).toBe((before.beaconRound ?? 0) + 1_200);
      expect(after.head).not.toEqual(before.head);
      await sender.post('/api/rules', { quid, totalSplits: 2 });
      expect(await world.deps.db.selectFrom('draws').selectAll().where('giftId', '=', giftId).execute()).toEqual([]);
    });

    it('may be cancelled by its sender until then, and everybody who is in is told that it ended', async () => {
      const { quid, payment, sender } = await drawGift(world);
      const [person] = await entrants(world, quid, 1);
      expect((await sender.post(`/api/sent/${payment.id}/cancel`, {})).status).toBe(200);
      expect(person && (await look(person, quid)).state).toBe('SENT_BACK');
      await setHoursAhead(world, 1.1);
      await sweep();
      expect((await drawOf(world, quid)).closedAt).toBeNull();
    });
  });

  describe('when it is drawn', () => {
    it('gives each winner a share, and everybody else a kind word', async () => {
      const shares = [naira(1_500), naira(1_000), naira(500)];
      const { quid, giftId } = await drawGift(world, { shares }, { senderEmail: 'bisi@example.com' });
      const people = await entrants(world, quid, 8);
      await drawn(quid);

      const claims = await claimsOf(world, giftId);
      expect(claims.map(({ slot, share }) => [slot, share])).toEqual([
        [0, naira(1_500)],
        [1, naira(1_000)],
        [2, naira(500)],
      ]);
      expect(await giftOf(world, quid)).toMatchObject({ status: 'CLAIMED', sharesTaken: 3, attempts: 8 });
      const { body: proof } = await proofOf(quid);
      expect(proofProblem(proof)).toBeUndefined();
      expect(proof.beacon).not.toBeNull();

      const states = [];
      for (const [index, person] of people.entries()) {
        const won = proof.winners.find(({ number }: { number: number }) => number === index + 1);
        const seen = await look(person, quid);
        states.push(seen.state);
        expect(seen.entry.number).toBe(index + 1);
        expect([seen.state, seen.amount]).toEqual(won ? ['YOURS', won.share] : ['NOT_THIS_TIME', null]);
        const { body } = await claim(person, quid);
        expect([body.state, body.accessKey !== null]).toEqual(won ? ['YOURS', true] : ['NOT_THIS_TIME', false]);
        expect(body.message).toMatch(won ? /^You have won/ : /^Not this time\. The winners have been drawn/);
        // The receipt stays, for whoever wants to compare it with the proof.
        const again = await enter(person, quid);
        expect(again.body).toMatchObject({ number: index + 1, ticket: proof.entries[index] });
      }
      expect(states.filter((state) => state === 'YOURS')).toHaveLength(3);
      const stranger = world.browser();
      expect(await look(stranger, quid)).toMatchObject({ state: 'ENDED', message: 'Entries have closed.' });
      expect((await claim(stranger, quid)).body.code).toBe('gift_expired');
      expect((await mailsOf(world, 'bisi@example.com')).filter(({ kind }) => kind === 'gift_claimed').length).toBe(3);
    });

    it('pays each winner once, into the account they name, by the provider’s own books', async () => {
      const { quid } = await drawGift(world, { winners: 2 });
      const people = await entrants(world, quid, 4);
      await drawn(quid);
      const accounts = accountsOfDifferentPeople(2);
      const before = (await world.control<ProviderSums>('GET', '/sums')).transfers.length;
      let paid = 0;
      for (const person of people) {
        const { body } = await claim(person, quid);
        const account = accounts[paid];
        if (body.state !== 'YOURS' || !account) continue;
        paid += 1;
        const withdrawal = await world.withdraw({ quid, recipient: person, claim: body }, account);
        await endPayout(world, withdrawal.id);
      }
      const transfers = (await world.control<ProviderSums>('GET', '/sums')).transfers.slice(before);
      expect(paid).toBe(2);
      expect(transfers.map(({ accountNumber }) => accountNumber).sort()).toEqual(
        accounts.map(({ accountNumber }) => accountNumber).sort(),
      );
      for (const { bankReceived } of transfers) expect(bankReceived).toBe(naira(1_500) * 0.97);
    });

    it('is drawn once by workers that come at the same moment', async () => {
      const { quid, giftId } = await drawGift(world);
      await entrants(world, quid, 6);
      await setHoursAhead(world, 1.1);
      const failing = { ...world.deps, keys: { ...world.deps.keys, accessKeyOf: dies } };
      await Promise.all([sweepDraws(failing)(), sweepDraws(failing)()]);
      expect(await claimsOf(world, giftId)).toEqual([]);
      // Each waits for the one before it and finds it done; none of them fails.
      const draws = await Promise.all(Array.from({ length: 4 }, () => drawWinners(world.deps)(giftId)));
      expect(draws.filter((each) => each !== undefined)).toEqual([{ winners: 3, entries: 6 }]);
      await Promise.all([sweepDraws(world.deps)(), sweepDraws(world.deps)()]);
      expect(await claimsOf(world, giftId)).toHaveLength(3);
      expect(proofProblem((await proofOf(quid)).body)).toBeUndefined();
    });

    it('goes to winners or back to its sender, never both, when staff stop and refund it while it is drawn', async () => {
      const made = [];
      for (let turn = 0; turn < 8; turn += 1) {
        const gift = await drawGift(world);
        await entrants(world, gift.quid, 4);
        made.push(gift);
      }
      await setHoursAhead(world, 1.1);
      const { ADMIN } = await signInEverybody(world);
      // Closed, and its public value known; only the drawing itself is left to do.
      await sweepDraws({ ...world.deps, keys: { ...world.deps.keys, accessKeyOf: dies } })();
      const stop = async (quid: string) => {
        const blocked = await ADMIN.put(`/api/quid/${quid}/status`, { status: 'BLOCKED', reason: 'Odd' });
        if (blocked.status !== 200) return false;
        return (await ADMIN.post(`/api/admin/quids/${quid}/refund`, { reason: 'Not as it was said' })).status === 200;
      };
      const last = made.length - 1;
      const stopped = await Promise.all(
        made.map(async ({ quid, giftId }, turn) => {
          // The first is drawn before anybody stops it, the last is stopped before anybody draws it; those between meet.
          const draw = () => drawWinners(world.deps)(giftId);
          if (turn === 0) await draw();
          const stopping = stop(quid);
          if (turn === last) await stopping;
          await new Promise((resolve) => setTimeout(resolve, turn * 3));
          await draw();
          return stopping;
        }),
      );
      expect([stopped[0], stopped[last]]).toEqual([false, true]);
      for (const [turn, { quid, giftId }] of made.entries()) {
        const claims = await claimsOf(world, giftId);
        const { paymentId } = await giftOf(world, quid);
        const refunds = await world.deps.db.selectFrom('refunds').selectAll().where('giftId', '=', giftId).execute();
        if (stopped[turn]) expect([claims.length, refunds.length], `turn ${turn}`).toEqual([0, 1]);
        else expect([claims.length, refunds.length], `turn ${turn}`).toEqual([3, 0]);
        if (refunds.length > 0) await endRefunds(world, giftId, paymentId);
        expect(await drawWinners(world.deps)(giftId), 'it is drawn no more').toBeUndefined();
        expect(await claimsOf(world, giftId)).toHaveLength(claims.length);
      }
    });

    it('goes on where a worker died between the steps', async () => {
      const { quid, giftId } = await drawGift(world);
      await entrants(world, quid, 5);
      await setHoursAhead(world, 1);
      // Died after closing: the round has not been yet, and the next worker waits for it.
      await closeDraw(world.deps)(giftId);
      await sweep();
      expect(await drawOf(world, quid)).toMatchObject({ randomness: null, drawnAt: null, entries: 5 });
      await setHoursAhead(world, 1.1);
      // Died after it had heard the value: drawing itself fails.
      const failing = { ...world.deps, keys: { ...world.deps.keys, accessKeyOf: dies } };
      await sweepDraws(failing)();
      const heard = await drawOf(world, quid);
      expect([heard.randomness !== null, heard.drawnAt]).toEqual([true, null]);
      expect(await claimsOf(world, giftId)).toEqual([]);
      await sweep();
      expect((await drawOf(world, quid)).randomness).toEqual(heard.randomness);
      expect(await claimsOf(world, giftId)).toHaveLength(3);
    });

    it('lets everybody win where fewer came than can, and sends the rest back', async () => {
      const { quid, giftId, payment } = await drawGift(world, { winners: 5 });
      const people = await entrants(world, quid, 2);
      await drawn(quid);
      for (const person of people) expect((await look(person, quid)).state).toBe('YOURS');
      expect(await giftOf(world, quid)).toMatchObject({
        status: 'EXPIRED',
        sharesTaken: 2,
        refundDueAt: expect.any(Date),
      });
      expect(await balance(world, giftAccount(giftId))).toBe(naira(1_800));
      expect(proofProblem((await proofOf(quid)).body)).toBeUndefined();
      await refundEnded(world.deps)();
      await sweepRefunds(world.deps)();
      await letProviderRefund(world, payment.id);
      expect(await balance(world, giftAccount(giftId))).toBe(0);
      const [refund] = await world.deps.db.selectFrom('refunds').selectAll().where('giftId', '=', giftId).execute();
      expect(refund?.cause).toBe('EXPIRY');
      expect((refund?.amount ?? 0) + (refund?.kept ?? 0)).toBe(naira(1_800));
    });

    it('gets in nobody’s way who holds the payment and then asks for the gift', async () => {
      const { quid, giftId, payment } = await drawGift(world, { winners: 5 });
      await entrants(world, quid, 2);
      await setHoursAhead(world, 1);
      await closeDraw(world.deps)(giftId);
      await setHoursAhead(world, 1.1);
      // Everything is known, and nothing drawn.
      await sweepDraws({ ...world.deps, keys: { ...world.deps.keys, accessKeyOf: dies } })();
      const { db } = world.deps;
      let drawing: Promise<unknown> = Promise.resolve();
      await db.transaction().execute(async (trx) => {
        await lockPayment(trx, payment.id);
        drawing = drawWinners(world.deps)(giftId);
        await eventually('the draw waits', async () => {
          const { rows } = await sql`select from pg_locks where not granted`.execute(db);
          return rows.length > 0;
        });
        await lockGiftOfPayment(trx, payment.id);
      });
      expect(await drawing).toEqual({ winners: 2, entries: 2 });
    });

    it('ends where nobody came, and everything goes back', async () => {
      const { quid, giftId } = await drawGift(world);
      await drawn(quid);
      expect(await giftOf(world, quid)).toMatchObject({
        status: 'EXPIRED',
        sharesTaken: 0,
        refundDueAt: expect.any(Date),
      });
      expect(await claimsOf(world, giftId)).toEqual([]);
      const { body: proof } = await proofOf(quid);
      expect([proofProblem(proof), proof.winners, proof.entries]).toEqual([undefined, [], []]);
    });

    it('waits while the gift is held or claims are paused, and does not run out meanwhile', async () => {
      const { quid, giftId } = await drawGift(world, {}, { lifetimeDays: 7 });
      const [person] = await entrants(world, quid, 4);
      const ground = { cause: 'STAFF' as const, causeId: newId(), reason: 'A look' };
      await hold(giftId, ground);
      await setHoursAhead(world, 1.1);
      await sweep();
      expect(await claimsOf(world, giftId)).toEqual([]);
      expect((await drawOf(world, quid)).closedAt).toBeInstanceOf(Date);
      expect(person && (await look(person, quid)).message).toMatch(/Number 1\. The draw is on hold for now/);
      await setHoursAhead(world, 8 * 24);
      await lift(giftId, ground);
      await setSwitch(false);
      await sweep();
      await expireGifts(world.deps)();
      expect(await giftOf(world, quid)).toMatchObject({ status: 'ACTIVE', sharesTaken: 0 });
      await setSwitch(true);
      await sweep();
      expect(await giftOf(world, quid)).toMatchObject({ status: 'CLAIMED', sharesTaken: 3 });
    });

    it('draws nothing on a database that was brought back and not compared yet', async () => {
      const { quid } = await drawGift(world);
      await entrants(world, quid, 4);
      await setHoursAhead(world, 1.1);
      const owner = new pg.Client({ connectionString: world.databaseUrl });
      await owner.connect();
      await owner.query(
        `insert into restores (id, backup_taken_at, restored_at) values (gen_random_uuid(), now() - interval '1 hour', now())`,
      );
      await sweep();
      expect((await drawOf(world, quid)).closedAt).toBeNull();
      await owner.query('update restores set released_at = now()');
      await owner.end();
      await sweep();
      expect((await giftOf(world, quid)).status).toBe('CLAIMED');
    });

    it('tells everybody which round will decide, and the head of the chain as soon as entries have closed', async () => {
      const { quid, giftId, payment, sender } = await drawGift(world);
      await sender.request({
        method: 'PATCH',
        url: `/api/sent/${payment.id}`,
        payload: JSON.stringify({ giveaway: { title: 'A draw', host: 'Chidi' } }),
        headers: { 'content-type': 'application/json' },
      });
      await entrants(world, quid, 4);
      const seen = async () => (await readGiveaway(world.deps, quid))?.giveaway.draw;
      const { beaconChain, beaconRound, beaconAt } = await drawOf(world, quid);
      const beacon = {
        chain: beaconChain,
        round: beaconRound,
        at: beaconAt?.toISOString(),
        url: `${world.sandboxUrl}/beacon/${beaconChain}/public/${beaconRound}`,
      };
      expect(await seen()).toEqual({ entries: 4, beacon, head: null, drawnAt: null });
      await setHoursAhead(world, 1);
      await closeDraw(world.deps)(giftId);
      const head = (await drawOf(world, quid)).head.toString('hex');
      expect(await seen()).toEqual({ entries: 4, beacon, head, drawnAt: null });
      await drawn(quid);
      expect((await proofOf(quid)).body.head).toBe(head);
      expect(await seen()).toMatchObject({ head, drawnAt: expect.any(String) });
    });

    it('is believed by a program that knows nothing of ours, as it was published and not when anything is changed', async () => {
      const { quid } = await drawGift(world, { winners: 2 });
      const people = await entrants(world, quid, 6);
      await drawn(quid);
      const answer = await fetch(`${world.url}/api/giveaways/${quid}/proof`);
      const published = await answer.text();
      const receipts = await Promise.all(people.map(async (person) => (await enter(person, quid)).body));
      for (const receipt of receipts) expect(verifyDrawApart(published, receipt)).toMatchObject({ status: 0 });

      const proof: DrawProof = JSON.parse(published);
      const [first = '', second = '', ...others] = proof.entries;
      const otherHex = (hex: string) => hex.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
      const changes: [string, Partial<DrawProof>][] = [
        ['an entry', { entries: [otherHex(first), second, ...others] }],
        ['an entry less', { entries: proof.entries.slice(0, -1) }],
        ['the order', { entries: [second, first, ...others] }],
        ['the seed', { seed: otherHex(proof.seed) }],
        ['a share', { shares: proof.shares.map((share, slot) => (slot === 0 ? share - 1 : share + 1)) }],
        ['the share of a winner', { winners: proof.winners.map((won) => ({ ...won, share: won.share + 1 })) }],
        ['the winners', { winners: proof.winners.map((won) => ({ ...won, slot: 1 - won.slot })) }],
      ];
      for (const [what, change] of changes) {
        const { status, said } = verifyDrawApart(JSON.stringify({ ...proof, ...change }));
        expect([what, status, said.includes('FAILED')]).toEqual([what, 1, true]);
      }
      const [receipt] = receipts;
      expect(verifyDrawApart(published, { ...receipt, ticket: otherHex(receipt.ticket) }).status).toBe(1);
    });

    it('publishes a proof that a reader need not fetch twice', async () => {
      const { quid } = await drawGift(world);
      await entrants(world, quid, 4);
      await drawn(quid);
      const url = `${world.url}/api/giveaways/${quid}/proof`;
      const first = await fetch(url);
      const etag = first.headers.get('etag') ?? '';
      const again = await fetch(url, { headers: { 'if-none-match': etag } });
      expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
    });
  });

  describe('and its beacon', () => {
    it.each(['500', 'not-found', 'garbage', 'timeout-before-effect'])(
      'is asked until it answers, after it went wrong with %s',
      async (fault) => {
        const { quid, giftId } = await drawGift(world);
        await entrants(world, quid, 4);
        await setHoursAhead(world, 1.1);
        await world.control('POST', '/faults', { route: 'beacon.round', fault, times: 1 });
        await sweep();
        expect(await drawOf(world, quid)).toMatchObject({
          closedAt: expect.any(Date),
          randomness: null,
          drawnAt: null,
        });
        expect(await claimsOf(world, giftId)).toEqual([]);
        await sweep();
        expect((await drawOf(world, quid)).drawnAt).toBeInstanceOf(Date);
      },
    );

    it('has no value before its time', async () => {
      const { quid } = await drawGift(world);
      const { beaconChain, beaconRound, beaconAt, closesAt } = await drawOf(world, quid);
      expect((beaconAt?.getTime() ?? 0) - closesAt.getTime()).toBeGreaterThanOrEqual(30_000);
      expect((beaconAt?.getTime() ?? 0) - closesAt.getTime()).toBeLessThan(33_000);
      const ahead = await fetch(`${world.sandboxUrl}/beacon/${beaconChain}/public/${(beaconRound ?? 0) + 10_000_000}`);
      expect(ahead.status).toBe(404);
    });

    describe('that lies', () => {
      let server: Server;
      let answer: (round: number) => unknown;
      let lied: World;
      beforeAll(async () => {
        server = createServer((request, response) => {
          response.end(JSON.stringify(answer(Number(request.url?.split('/').at(-1)))));
        });
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
        const { port } = server.address() as AddressInfo;
        lied = await createWorld({ env: { BEACON_URL: `http://127.0.0.1:${port}` } });
      });
      afterAll(async () => {
        await lied.close();
        server.close();
      });

      it.each([
        ['another round', (round: number) => ({ round: round + 1, randomness: TRUE_RANDOMNESS, signature: SIGNATURE })],
        ['a value without its signature', (round: number) => ({ round, randomness: TRUE_RANDOMNESS })],
        ['a value of its own', (round: number) => ({ round, randomness: '00'.repeat(32), signature: SIGNATURE })],
        [
          'less than a value',
          (round: number) => ({ round, randomness: TRUE_RANDOMNESS.slice(2), signature: SIGNATURE }),
        ],
        ['nothing', () => null],
      ])('with %s is not believed, and the draw waits for the truth', async (_what, lie) => {
        const { quid } = await drawGift(lied);
        await entrants(lied, quid, 4);
        await setHoursAhead(lied, 1.1);
        answer = lie;
        await sweepDraws(lied.deps)();
        expect(await drawOf(lied, quid)).toMatchObject({ randomness: null, drawnAt: null });
        answer = (round) => ({ round, randomness: TRUE_RANDOMNESS, signature: SIGNATURE });
        await sweepDraws(lied.deps)();
        expect((await drawOf(lied, quid)).drawnAt).toBeInstanceOf(Date);
        const { body } = await lied.browser().get(`/api/giveaways/${quid}/proof`);
        expect(proofProblem(body)).toBeUndefined();
        await setHoursAhead(lied, 0);
        await lied.expectCleanBooks();
      });
    });

    it('may be missing, and the draw is proved without it', async () => {
      const alone = await createWorld({ env: { BEACON_URL: 'none', BROWSERS_PER_NETWORK: '4' } });
      try {
        const { quid } = await drawGift(alone);
        await entrants(alone, quid, 4);
        // The ceiling of a network is that of every claim.
        expect((await enter(alone.browser(), quid)).body.code).toBe('network_full');
        await setHoursAhead(alone, 1);
        await sweepDraws(alone.deps)();
        const { body } = await alone.browser().get(`/api/giveaways/${quid}/proof`);
        expect([body.beacon, proofProblem(body)]).toEqual([null, undefined]);
        await alone.expectCleanBooks();
      } finally {
        await alone.close();
      }
    });
  });

  const hold = (giftId: Parameters<typeof holdGift>[1], ground: Parameters<typeof holdGift>[2]) =>
    world.deps.db.transaction().execute((trx) => holdGift(trx, giftId, ground, world.deps.clock.now()));
  const lift = (giftId: Parameters<typeof holdGift>[1], ground: Parameters<typeof holdGift>[2]) =>
    world.deps.db.transaction().execute((trx) => liftFromGift(trx, giftId, ground, { now: world.deps.clock.now() }));
  const setSwitch = (isOn: boolean) =>
    world.deps.db
      .updateTable('switches')
      .set({ isOn, reason: isOn ? null : 'A look' })
      .where('name', '=', 'claims')
      .execute();
});
