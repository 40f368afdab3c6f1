import type { AnswerId, DisputeId } from '@jara/domain/ids';
import { giftAccount } from '@jara/domain/ledger/accounts';
import type { Role } from '@jara/domain/staff/roles';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { keepClaim } from '../money-back/keep-claim.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { balance, giftOf, openDisputeAtBank, resolveDisputeAtBank, total } from '../money-back/testing.ts';
import { reconcile } from '../operations/reconciliation/reconcile.ts';
import { newId } from '../platform/ids.ts';
import { auditOf, signInEverybody } from '../staff/testing.ts';
import { sweepDisputeAnswers, workOnDisputeAnswer } from './work-on-dispute-answer.ts';

const CONTEST = { answer: 'CONTEST', reason: 'The gift was opened and paid to a bank' };
const ACCEPT = { answer: 'ACCEPT', reason: 'The card was stolen' };

describe('an answer to a dispute', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '800' } });
    staff = await signInEverybody(world);
  });
  afterEach(async () => {
    await world.control('DELETE', '/faults');
    await world.expectCleanBooks();
    // The other judge: no charge gave back more than it took, whoever was told what.
    const { charges } = await world.control<ProviderSums>('GET', '/sums');
    for (const { cameIn, refunded, disputed } of charges) expect(refunded + disputed).toBeLessThanOrEqual(cameIn);
  });
  afterAll(() => world.close());

  const fault = (name: string, route = 'dispute.resolve') =>
    world.control('POST', '/faults', { route, fault: name, times: 1 });
  const give = (by: Browser, id: DisputeId, body: object, headers?: Record<string, string>) =>
    by.post(`/api/admin/disputes/${id}/answer`, body, headers);
  const fileOf = async (id: DisputeId) => (await staff.SUPPORT.get(`/api/admin/disputes/${id}`)).body;
  const answersOf = (id: DisputeId) =>
    world.deps.db.selectFrom('disputeAnswers').selectAll().where('disputeId', '=', id).orderBy('decidedAt').execute();
  const work = (id: AnswerId) => workOnDisputeAnswer(world.deps)(id);
  const takenFrom = async (reference: string) => {
    const { charges } = await world.control<ProviderSums>('GET', '/sums');
    return charges.find((charge) => charge.reference === reference)?.disputed;
  };
  /** The states that the provider has seen it in: being contested twice would show twice. */
  const historyOf = async (providerId: string) =>
    (await world.deps.paystack.fetchDispute(providerId)).history?.map(({ status }) => status);

  /** A paid gift whose payer's bank wants the money back, of which we have heard. */
  async function disputed() {
    const { quid, payment } = await world.paidGift({ senderEmail: 'chidi.payer@example.com' });
    const providerId = await openDisputeAtBank(world, payment.reference);
    await recordDispute(world.deps)({ id: providerId });
    const { id } = await world.deps.db
      .selectFrom('disputes')
      .select('id')
      .where('providerId', '=', providerId)
      .executeTakeFirstOrThrow();
    return { id, providerId, quid, reference: payment.reference, gift: await giftOf(world, quid) };
  }

  /** The same, answered by an Admin; the provider has not been told. */
  async function answered(body: object) {
    const dispute = await disputed();
    const { status, body: file } = await give(staff.ADMIN, dispute.id, body);
    expect([status, file.answers?.[0]?.status]).toEqual([200, 'WAITING']);
    return { ...dispute, answerId: file.answers[0].id as AnswerId };
  }

  it('that accepts moves nothing until the provider has said so, and then takes what was held', async () => {
    const { id, answerId, reference, gift } = await answered(ACCEPT);
    expect([await takenFrom(reference), (await fileOf(id)).status]).toEqual([0, 'OPEN']);
    const lossBefore = await total(world, 'chargeback_loss');
    await work(answerId);
    expect(await fileOf(id)).toMatchObject({
      status: 'LOST',
      waitsFor: null,
      resolution: 'merchant-accepted',
      loss: 0,
      answers: [{ answer: 'ACCEPT', status: 'TAKEN', reason: ACCEPT.reason }],
    });
    expect(await takenFrom(reference)).toBe(naira(10_000));
    expect(await balance(world, giftAccount(gift.id))).toBe(0);
    expect(await total(world, 'chargeback_loss')).toBe(lossBefore);
    expect((await auditOf(world, 'dispute.accept')).filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
  });

  it('that contests goes to the bank with our evidence, and what was held is free when the bank agrees', async () => {
    const { id, answerId, providerId, quid, reference } = await answered(CONTEST);
    await work(answerId);
    expect(await fileOf(id)).toMatchObject({ status: 'OPEN', waitsFor: 'BANK', answers: [{ status: 'TAKEN' }] });
    expect((await giftOf(world, quid)).status).toBe('CONFLICTED');
    const sent = await fetch(`${world.sandboxUrl}/control/disputes/${providerId}/file`);
    expect(new TextDecoder().decode(await sent.arrayBuffer())).toMatch(/^%PDF-1\.7/);
    const { messages } = await world.deps.paystack.fetchDispute(providerId);
    expect(messages?.map(({ body }) => body)).toEqual([CONTEST.reason]);

    await resolveDisputeAtBank(world, providerId, 'won');
    await recordDispute(world.deps)({ id: providerId });
    expect(await fileOf(id)).toMatchObject({ status: 'WON', answers: [{ status: 'TAKEN', overtakenBy: null }] });
    expect((await giftOf(world, quid)).status).toBe('ACTIVE');
    expect(await takenFrom(reference)).toBe(0);
  });

  it('stays taken when the bank decides against us', async () => {
    const { id, answerId, providerId, reference } = await answered(CONTEST);
    await work(answerId);
    await resolveDisputeAtBank(world, providerId, 'lost');
    await recordDispute(world.deps)({ id: providerId });
    await recordDispute(world.deps)({ id: providerId });
    expect(await fileOf(id)).toMatchObject({ status: 'LOST', answers: [{ status: 'TAKEN' }] });
    expect(await takenFrom(reference)).toBe(naira(10_000));
  });

  it.each(['timeout-after-effect', '500-after-effect', 'garbage', 'status-false'])(
    'is found at the provider when its answer was lost (%s), and is not given twice',
    async (lost) => {
      const { id, answerId, providerId } = await answered(CONTEST);
      await fault(lost);
      await work(answerId);
      expect((await answersOf(id))[0]).toMatchObject({ status: 'WAITING', sends: 1 });
      await work(answerId);
      expect((await answersOf(id))[0]).toMatchObject({ status: 'TAKEN', sends: 1, nextCheckAt: null });
      expect(await historyOf(providerId)).toEqual(['awaiting-merchant-feedback', 'awaiting-bank-feedback']);
    },
  );

  it.each([
    ['500', 'dispute.resolve'],
    ['401', 'dispute.resolve'],
    ['timeout-before-effect', 'dispute.resolve'],
    ['500', 'dispute.evidence'],
    ['500', 'dispute.upload_url'],
    ['not-found', 'dispute.upload_url'],
  ])('is given again when it did not get through (%s at %s)', async (broken, route) => {
    const { id, answerId } = await answered(CONTEST);
    await fault(broken, route);
    await work(answerId);
    expect((await answersOf(id))[0]).toMatchObject({ status: 'WAITING', failure: null });
    await work(answerId);
    expect((await answersOf(id))[0]).toMatchObject({ status: 'TAKEN' });
  });

  it('is taken up by the sweep when its job was lost, and waits while the provider says nothing', async () => {
    const { id } = await answered(CONTEST);
    await world.control('POST', '/faults', { route: 'dispute.fetch', fault: '500', times: 3 });
    await sweepDisputeAnswers(world.deps)();
    const [waiting] = await answersOf(id);
    expect(waiting).toMatchObject({ status: 'WAITING', sends: 0, checks: 1, nextCheckAt: expect.any(Date) });
    await world.control('DELETE', '/faults');
    await eventually('the sweep comes by again', async () => {
      await sweepDisputeAnswers(world.deps)();
      return (await answersOf(id))[0]?.status === 'TAKEN';
    });
  });

  it('is given once, however many work on it at the same time', async () => {
    const { id, answerId, providerId } = await answered(CONTEST);
    await Promise.all(Array.from({ length: 6 }, () => work(answerId)));
    await work(answerId);
    expect((await answersOf(id))[0]).toMatchObject({ status: 'TAKEN', sends: 1 });
    expect(await historyOf(providerId)).toEqual(['awaiting-merchant-feedback', 'awaiting-bank-feedback']);
  });

  it('is one person’s when several decide at once', async () => {
    const { id } = await disputed();
    const asked = await Promise.all([
      give(staff.ADMIN, id, ACCEPT),
      give(staff.SUPER_ADMIN, id, CONTEST),
      give(staff.ADMIN, id, CONTEST),
      give(staff.SUPER_ADMIN, id, ACCEPT),
    ]);
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { status, body } of asked) if (status === 409) expect(body.code).toBe('dispute_answered');
    const answers = await answersOf(id);
    expect(answers).toHaveLength(1);
    const trail = [...(await auditOf(world, 'dispute.accept')), ...(await auditOf(world, 'dispute.contest'))];
    expect(trail.filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
    await work((answers[0]?.id ?? '') as AnswerId);
  });

  it('is the same when it is pressed twice', async () => {
    const { id } = await disputed();
    const headers = { 'idempotency-key': newId() };
    expect((await give(staff.ADMIN, id, CONTEST, headers)).status).toBe(200);
    expect((await give(staff.ADMIN, id, CONTEST, headers)).status).toBe(200);
    expect((await give(staff.ADMIN, id, CONTEST)).body.code).toBe('dispute_answered');
    expect(await answersOf(id)).toHaveLength(1);
  });

  it('comes too late when the clock has run out meanwhile, and the file says so', async () => {
    const { id, answerId, providerId, reference } = await answered(CONTEST);
    await world.control('POST', '/webhooks', { mode: 'drop', event: 'charge.dispute.' });
    await world.control('POST', '/clock', { advanceSeconds: 17 * 3_600 });
    await eventually(
      'the provider accepts for us',
      async () => (await world.deps.paystack.fetchDispute(providerId)).status === 'resolved',
    );
    await work(answerId);
    expect(await fileOf(id)).toMatchObject({
      status: 'LOST',
      resolution: 'auto-accepted',
      answers: [{ status: 'OVERTAKEN', overtakenBy: 'CLOCK' }],
    });
    expect(await takenFrom(reference)).toBe(naira(10_000));
    expect((await give(staff.ADMIN, id, CONTEST)).body.code).toBe('dispute_closed');
    await world.control('POST', '/webhooks', { mode: 'normal', event: 'charge.dispute.' });
  });

  it.each([
    ['ACCEPT', 'won', 'WON', 'BANK'],
    ['CONTEST', 'won', 'WON', 'BANK'],
    ['CONTEST', 'lost', 'LOST', 'OTHER_ANSWER'],
  ] as const)('%s is overtaken by a bank that says "%s" first', async (answer, said, became, overtakenBy) => {
    const { id, answerId, providerId, reference } = await answered({ ...CONTEST, answer });
    await resolveDisputeAtBank(world, providerId, said);
    await recordDispute(world.deps)({ id: providerId });
    await work(answerId);
    expect(await fileOf(id)).toMatchObject({ status: became, answers: [{ status: 'OVERTAKEN', overtakenBy }] });
    expect((await answersOf(id))[0]?.sends).toBe(0);
    expect(await takenFrom(reference)).toBe(became === 'WON' ? 0 : naira(10_000));
  });

  it('is overtaken by another one that somebody gave at the provider', async () => {
    const { id, answerId, providerId } = await answered(ACCEPT);
    await contestAtProvider(providerId);
    await work(answerId);
    expect(await fileOf(id)).toMatchObject({
      status: 'OPEN',
      waitsFor: 'BANK',
      answers: [{ status: 'OVERTAKEN', overtakenBy: 'OTHER_ANSWER' }],
    });
    expect((await answersOf(id))[0]?.sends).toBe(0);
  });

  it('is not given again after a restore has forgotten it: the provider still knows', async () => {
    const { id, providerId } = await disputed();
    await contestAtProvider(providerId);
    expect(await fileOf(id)).toMatchObject({ waitsFor: 'US', answers: [] });
    await reconcile(world.deps)();
    expect(await fileOf(id)).toMatchObject({ waitsFor: 'BANK', leftMs: null, answers: [] });
    expect((await give(staff.ADMIN, id, ACCEPT)).body.code).toBe('dispute_answered');
  });

  it('that the provider refuses is shown to staff, who can give another', async () => {
    const { id, answerId, reference } = await answered(ACCEPT);
    // All of it has gone back by hand, so that nothing is left that could be accepted.
    await world.control('POST', '/refunds', { reference, status: 'processed', webhook: false });
    await work(answerId);
    expect(await fileOf(id)).toMatchObject({ status: 'OPEN', waitsFor: 'US', answers: [{ status: 'REFUSED' }] });
    expect((await answersOf(id))[0]?.failure).toMatch(/gone back already/);
    const { body } = await give(staff.ADMIN, id, CONTEST);
    await work(body.answers[0].id);
    expect((await fileOf(id)).answers).toMatchObject([{ status: 'TAKEN' }, { status: 'REFUSED' }]);
  });

  it('is for those who decide; Support reads, writes notes, and is refused', async () => {
    const { id } = await disputed();
    expect(await give(staff.SUPPORT, id, CONTEST)).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
    expect((await staff.SUPPORT.get(`/api/admin/disputes/${id}/evidence`)).body.code).toBe('permission_denied');
    expect((await fileOf(id)).allowed).toEqual({ answer: false, takeEvidence: false });
    expect((await staff.SUPPORT.post(`/api/admin/subjects/dispute/${id}/notes`, { text: 'They called' })).status).toBe(
      201,
    );
    expect((await world.browser().post(`/api/admin/disputes/${id}/answer`, CONTEST)).status).toBe(401);
    expect((await give(staff.ADMIN, newId<DisputeId>(), CONTEST)).body.code).toBe('dispute_not_found');
    expect((await give(staff.ADMIN, id, { ...CONTEST, reason: ' ' })).status).toBe(422);
    expect(await answersOf(id)).toEqual([]);
  });

  it('is about the claim that the provider told last, not the one that arrived last', async () => {
    const { id, providerId } = await disputed();
    const early = await world.deps.paystack.fetchDispute(providerId);
    await contestAtProvider(providerId);
    await recordDispute(world.deps)({ id: providerId });
    await world.deps.db.transaction().execute((trx) => keepClaim(trx, id, early, world.deps.clock.now()));
    expect((await fileOf(id)).providerStatus).toBe('awaiting-bank-feedback');
  });

  it('cannot be changed once it is given, and not even two can wait, in the database itself', async () => {
    const { id, answerId } = await answered(CONTEST);
    const { db } = world.deps;
    const mine = db.updateTable('disputeAnswers').where('id', '=', answerId);
    await expect(mine.set({ answer: 'ACCEPT' }).execute()).rejects.toThrow(/permission denied/);
    await expect(db.deleteFrom('disputeAnswers').execute()).rejects.toThrow(/permission denied/);
    const [row] = await answersOf(id);
    if (!row) throw new Error('there is no answer');
    await expect(
      db
        .insertInto('disputeAnswers')
        .values({ ...row, id: newId<AnswerId>() })
        .execute(),
    ).rejects.toThrow(/dispute_answers_one_waiting/);
    await work(answerId);
    await expect(mine.set({ status: 'WAITING', endedAt: null }).execute()).rejects.toThrow(/cannot move from TAKEN/);
  });

  async function contestAtProvider(providerId: string): Promise<void> {
    const { paystack } = world.deps;
    const { signedUrl, fileName } = await paystack.disputeUploadAddress(providerId, 'by-hand.pdf');
    await paystack.upload(signedUrl, { content: new TextEncoder().encode('%PDF'), type: 'application/pdf' });
    const byHand = { resolution: 'declined', message: 'By hand', refundAmount: 0 } as const;
    await paystack.resolveDispute(providerId, { ...byHand, uploadedFilename: fileName });
  }
});
