import type { DisputeId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { endPayout, resolveDisputeAtBank, wrongCharge } from '../money-back/testing.ts';
import { FIGURES } from '../operations/metrics/figures.ts';
import { workOnDisputeAnswer } from '../provider/work-on-dispute-answer.ts';
import { textOfPdf } from '../receipts/testing/pdf-text.ts';
import { auditOf, passTime, signInEverybody } from '../staff/testing.ts';

describe('disputes in the portal', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterAll(async () => {
    await world.expectCleanBooks();
    await world.close();
  });

  const listed = async (query = '', by = staff.SUPPORT) => (await by.get(`/api/admin/disputes?${query}`)).body;
  const idsOf = async (query = '') => (await listed(query)).data.map(({ id }: { id: string }) => id);

  async function dispute(reference: string, said: object = {}): Promise<{ id: DisputeId; providerId: string }> {
    const opened = await world.control<{ id: string | number }>('POST', '/disputes', { reference, ...said });
    const providerId = String(opened.id);
    await recordDispute(world.deps)({ id: providerId });
    const rows = world.deps.db.selectFrom('disputes').select('id').where('providerId', '=', providerId);
    return { ...(await rows.executeTakeFirstOrThrow()), providerId };
  }
  const paid = async () => {
    const { quid, payment } = await world.paidGift({
      email: 'ada.open@example.com',
      senderEmail: 'chidi.pays@example.com',
    });
    return { quid, reference: payment.reference };
  };
  const dueAt = (id: DisputeId, at: Date | null) =>
    world.deps.db.updateTable('disputes').set({ dueAt: at }).where('id', '=', id).execute();

  it('are listed with the soonest due first, then those that ended last, and found by code, reference or whole address', async () => {
    const now = world.deps.clock.now().getTime();
    const [late, soon, won, lost] = [await paid(), await paid(), await paid(), await paid()];
    const disputes = {
      late: await dispute(late.reference),
      soon: await dispute(soon.reference),
      won: await dispute(won.reference),
      lost: await dispute(lost.reference),
    };
    await dueAt(disputes.late.id, new Date(now + 9 * 3_600_000));
    await dueAt(disputes.soon.id, new Date(now + 2 * 3_600_000));
    for (const [{ providerId }, word] of [
      [disputes.won, 'won'],
      [disputes.lost, 'lost'],
    ] as const) {
      await resolveDisputeAtBank(world, providerId, word);
      await recordDispute(world.deps)({ id: providerId });
    }
    const all = [disputes.soon.id, disputes.late.id, disputes.lost.id, disputes.won.id];
    expect(await idsOf()).toEqual(all);
    expect([...(await idsOf('limit=3')), ...(await idsOf('limit=3&page=2'))]).toEqual(all);
    expect(await idsOf('status=OPEN')).toEqual(all.slice(0, 2));
    expect(await idsOf('status=WON,LOST')).toEqual(all.slice(2));
    expect(await idsOf(`search=${won.quid}`)).toEqual([disputes.won.id]);
    expect(await idsOf(`search=${late.reference}`)).toEqual([disputes.late.id]);
    expect(await idsOf('search=chidi.pays@example.com')).toEqual(all);
    // Letter by letter, Support would spell out what the mask hides.
    expect([await idsOf('search=chidi.pays@'), await idsOf('search=chidi')]).toEqual([[], []]);
    expect((await listed('search=chidi.pays@', staff.ADMIN)).total).toBe(4);
    expect(await idsOf('to=2025-01-01')).toEqual([]);
    const [first, , ended] = (await listed()).data;
    expect(first).toMatchObject({ waitsFor: 'US', amount: naira(10_000), category: 'chargeback', answer: null });
    expect(first.leftMs).toBeGreaterThan(1.9 * 3_600_000);
    expect(first.leftMs).toBeLessThanOrEqual(2 * 3_600_000);
    expect(ended).toMatchObject({ status: 'LOST', waitsFor: null, leftMs: null });
    expect(JSON.stringify(await listed())).not.toContain(soon.quid);
  });

  it('tell what the bank claims and what we have, and nobody’s address to Support', async () => {
    const gift = await world.claimed({ email: 'ada.bank@example.com', senderEmail: 'chidi.bank@example.com' });
    const { body: giftFile } = await staff.ADMIN.get(`/api/admin/quids/${gift.quid}`);
    await endPayout(world, (await world.withdraw(gift)).id);
    const said = { category: 'fraud', message: 'Not me. Ask chidi.bank@example.com' };
    const { id } = await dispute(giftFile.payment.reference, said);
    const { body: file } = await staff.SUPPORT.get(`/api/admin/disputes/${id}`);
    expect(file).toMatchObject({
      category: 'fraud',
      providerStatus: 'awaiting-merchant-feedback',
      messages: [{ body: 'Not me. Ask c•••@example.com' }],
      held: 0,
      evidence: { summary: expect.stringMatching(/It was opened, and ₦9,700.00 of it was paid to a bank/) },
    });
    expect(file.evidence.parts.map(({ title }: { title: string }) => title)).toEqual([
      'What the bank claims',
      'The payment',
      'Mails that we sent',
      'Opening of the gift',
      'Payouts to banks',
      'Refunds to the payer',
    ]);
    expect(JSON.stringify(file)).not.toMatch(/(ada|chidi)\.bank@|0000000000/);
    expect(JSON.stringify(file)).not.toContain(gift.quid);
    // Admins read what the bank wrote; what is passed on to it is masked for them too.
    const { body: whole } = await staff.ADMIN.get(`/api/admin/disputes/${id}`);
    expect(whole.messages[0].body).toContain('chidi.bank@example.com');
    expect(JSON.stringify(whole.evidence)).not.toMatch(/(ada|chidi)\.bank@|0000000000/);

    const { status, headers } = await staff.ADMIN.get(`/api/admin/disputes/${id}/evidence`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
    expect(headers['content-disposition']).toBe(`attachment; filename="evidence-${file.reference}.pdf"`);
    const taken = await auditOf(world, 'dispute.take_evidence');
    expect(taken.map(({ subjectId }) => subjectId)).toEqual([id]);
    const missing = await staff.ADMIN.get('/api/admin/disputes/0199a000-0000-7000-8000-0000000000ff/evidence');
    expect(missing.body.code).toBe('dispute_not_found');
    expect(await auditOf(world, 'dispute.take_evidence')).toHaveLength(1);
  });

  it('can be read back from the document, page by page', async () => {
    const { reference } = await paid();
    const { id } = await dispute(reference, { message: 'I never got it. '.repeat(400) });
    const cookie = [...staff.ADMIN.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const file = await fetch(`${world.url}/api/admin/disputes/${id}/evidence`, { headers: { cookie } });
    const text = textOfPdf(new Uint8Array(await file.arrayBuffer()));
    expect(text).toContain('Evidence about a disputed payment of ₦10,000.00');
    expect(text).toContain('Nobody has opened it yet');
    expect(text).toMatch(/page 2/);
    expect(text).not.toMatch(/ada\.open@|chidi\.pays@/);
  });

  it('of money that never became a gift have a file as well', async () => {
    const { payment } = await wrongCharge(world, { amount: naira(9_000) });
    const { id } = await dispute(payment.reference);
    const { body } = await staff.SUPPORT.get(`/api/admin/disputes/${id}`);
    expect(body).toMatchObject({ giftId: null, quid: null, held: naira(9_000) });
    expect(body.evidence.summary).toMatch(/did not become a gift/);
  });

  it('call for somebody when they are due within four hours and the provider has no answer', async () => {
    const { reference } = await paid();
    const { id } = await dispute(reference);
    const rang = async () => {
      const { body } = await staff.SUPPORT.get('/api/admin/notifications');
      return body.items
        .filter(({ kind }: { kind: string }) => kind === 'DISPUTE_DUE')
        .flatMap(({ examples }: { examples: { link: string }[] }) => examples.map(({ link }) => link));
    };
    const due = async () => {
      const figure = FIGURES.find(({ gauges }) => gauges.some(({ name }) => name === 'jara_disputes_due_soon'));
      const { rows } = await world.deps.db.executeQuery<{ due: number }>({
        sql: figure?.sql ?? '',
        parameters: [world.deps.clock.now()],
      } as never);
      return rows[0]?.due;
    };
    await world.deps.db.updateTable('disputes').set({ dueAt: null }).where('id', '!=', id).execute();
    expect([await rang(), await due()]).toEqual([[], 0]);
    await passTime(world, 12 * 3_600 + 60);
    await world.deps.clock.refresh();
    staff = await signInEverybody(world);
    expect([await rang(), await due()]).toEqual([[`/admin/disputes/${id}`], 1]);
    const contest = { answer: 'CONTEST', reason: 'It was opened' };
    const { body } = await staff.ADMIN.post(`/api/admin/disputes/${id}/answer`, contest);
    // An answer that did not arrive is none.
    expect([await rang(), await due()]).toEqual([[`/admin/disputes/${id}`], 1]);
    await workOnDisputeAnswer(world.deps)(body.answers[0].id);
    expect([await rang(), await due()]).toEqual([[], 0]);
    await passTime(world, 0);
  });
});
