import type { Minor } from '@jara/domain/money/money';
import { commitmentOf, luckyShares } from '@jara/domain/rule/lucky';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';

describe('rules', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const claim = (quid: string) => world.browser().post(`/api/rules/claim?quid=${quid}`, {});

  it('is saved by the sender’s browser, or from any device with the manage key', async () => {
    const { quid, sender, payment } = await world.paidGift();
    const made = await sender.post('/api/rules', { quid, nthPerson: 2 });
    expect(made.body).toMatchObject({ ruleType: 'NTH_PERSON', nthPerson: 2, version: 1, frozen: false });
    const elsewhere = await world.browser().post('/api/rules', { quid, manageKey: payment.manageKey, totalSplits: 2 });
    expect(elsewhere.body).toMatchObject({
      ruleType: 'SPLIT',
      totalSplits: 2,
      splits: [],
      version: 2,
      nthPerson: null,
    });
    const versions = await world.deps.db
      .selectFrom('ruleVersions')
      .select(['version', 'rule'])
      .orderBy('version')
      .execute();
    expect(versions.map(({ rule }) => (rule as unknown as { type: string }).type)).toEqual(['NTH_PERSON', 'SPLIT']);
  });

  it('is frozen at the first attempt, also one that came too early', async () => {
    const first = await world.paidGift();
    await first.sender.post('/api/rules', { quid: first.quid, nthPerson: 5 });
    await claim(first.quid);
    expect((await first.sender.post('/api/rules', { quid: first.quid, nthPerson: 1 })).body.code).toBe('rule_frozen');
    expect((await first.sender.get(`/api/rules/${first.quid}`)).body).toMatchObject({ nthPerson: 5, frozen: true });

    const later = await world.paidGift();
    const window = {
      startTime: new Date(Date.now() + 3_600_000).toISOString(),
      endTime: new Date(Date.now() + 7_200_000).toISOString(),
    };
    await later.sender.post('/api/rules', { quid: later.quid, ...window });
    expect((await claim(later.quid)).body.code).toBe('gift_not_open_yet');
    expect((await later.sender.post('/api/rules', { quid: later.quid, nthPerson: 1 })).status).toBe(409);
  });

  it('cannot be slipped in beside a claim: one of the two comes first, 30 times', async () => {
    for (let round = 0; round < 30; round += 1) {
      const { quid, sender } = await world.paidGift({ amount: naira(100) });
      const [saved, claimed] = await Promise.all([sender.post('/api/rules', { quid, nthPerson: 3 }), claim(quid)]);
      if (saved.status === 200) expect(claimed.body.state).toBe('NOT_THIS_TIME');
      else
        expect([saved.body.code, claimed.body.state]).toEqual([
          expect.stringMatching(/rule_frozen|gift_blocked/),
          'YOURS',
        ]);
    }
    await world.expectCleanBooks();
  });

  it.each([
    [{ nthPerson: 0 }, /1 or higher/],
    [{ nthPerson: -1 }, /1 or higher/],
    [{ totalSplits: 0 }, /between 1 and 5/],
    [{ totalSplits: 6 }, /between 1 and 5/],
    [{ splits: [{ percentage: 50 }, { percentage: 49.99 }] }, 'Must total exactly 100%'],
    [{ splits: [{ percentage: 100 }, { percentage: 0 }] }, 'Each percentage must be above 0'],
    [{ splits: [] }, /split/],
    [{ totalSplits: 3, splits: [{ percentage: 50 }, { percentage: 50 }] }, /totalSplits is 3.* 2$/],
    [{ splits: [{ percentage: 99.99 }, { percentage: 0.01 }] }, /at least ₦10/],
    [{ equalShares: 1 }, /between 2 and 1,000/],
    [{ equalShares: 1_001 }, /between 2 and 1,000/],
    [{ equalShares: 3, luckyShares: 3 }, 'Choose one kind of rule'],
    [{ draw: { winners: 0, closesAt: '2030-01-01T00:00:00Z' } }, /between 1 and 1,000/],
    [{ draw: { winners: 2, closesAt: '2020-01-01T00:00:00Z' } }, 'The closing time must be in the future'],
    [{ draw: { winners: 2, closesAt: '2999-01-01T00:00:00Z' } }, 'Entries must close before the gift ends'],
    [{ luckyShares: 1 }, /between 2 and 1,000/],
    [{ luckyShares: 1_001 }, /between 2 and 1,000/],
    [{ startTime: '2030-01-02T00:00:00Z' }, 'Choose when the gift closes'],
    [{ startTime: '2030-01-02T00:00:00Z', endTime: '2030-01-01T00:00:00Z' }, 'The start must be before the end'],
    [{ startTime: '2020-01-01T00:00:00Z', endTime: '2020-01-02T00:00:00Z' }, 'The end must be in the future'],
    [{ nthPerson: 1, totalSplits: 2 }, 'Choose one kind of rule'],
    [{}, 'Choose a rule'],
  ])('refuses %j on the server too', async (rule, message) => {
    const { quid, sender } = await world.paidGift({ amount: naira(1_000) });
    const { status, body } = await sender.post('/api/rules', { quid, ...rule });
    expect(status).toBe(422);
    expect(body.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect((await sender.get(`/api/rules/${quid}`)).status).toBe(404);
  });

  it('moves a gift from ACTIVE over SPLIT to CLAIMED', async () => {
    const { quid, sender } = await world.paidGift();
    await sender.post('/api/rules', { quid, totalSplits: 2 });
    const status = async () => (await sender.get(`/api/quid/${quid}`)).body.status;
    expect(await status()).toBe('ACTIVE');
    await claim(quid);
    expect(await status()).toBe('SPLIT');
    await claim(quid);
    expect(await status()).toBe('CLAIMED');
    expect((await claim(quid)).body.code).toBe('gift_taken');
  });

  it('counts a browser once, and gives its repeat the first answer again', async () => {
    const { quid, sender } = await world.paidGift();
    await sender.post('/api/rules', { quid, nthPerson: 2 });
    const first = world.browser();
    for (let i = 0; i < 5; i += 1)
      expect((await first.post(`/api/rules/claim?quid=${quid}`, {})).body.state).toBe('NOT_THIS_TIME');
    expect((await claim(quid)).body.state).toBe('YOURS');
    expect((await first.post(`/api/rules/claim?quid=${quid}`, {})).body.state).toBe('NOT_THIS_TIME');
  });

  it('opens and closes by business time, which the sandbox can move', async () => {
    const day = 86_400;
    const { quid, sender } = await world.paidGift();
    await sender.post('/api/rules', {
      quid,
      startTime: new Date(Date.now() + 2 * day * 1000).toISOString(),
      endTime: new Date(Date.now() + 3 * day * 1000).toISOString(),
    });
    const state = async () => (await world.browser().get(`/api/transactions/quid/${quid}/verify`)).body.state;
    const moveTo = (offsetSeconds: number) => sender.put('/api/dev/clock', { offsetSeconds });
    expect(await state()).toBe('NOT_OPEN_YET');
    await moveTo(2.5 * day);
    expect(await state()).toBe('OPEN');
    await moveTo(3 * day);
    expect(await state()).toBe('ENDED');
    expect((await claim(quid)).body.code).toBe('gift_expired');
    await moveTo(0);
  });

  it('gives the first so many people the same, and the next one nothing', async () => {
    const { quid, sender } = await world.paidGift({ amount: naira(2_450) });
    const saved = await sender.post('/api/rules', { quid, equalShares: 7 });
    expect(saved.body).toMatchObject({ ruleType: 'EQUAL', equalShares: 7, luckyShares: null, commitment: null });
    const opened: number[] = [];
    for (let person = 0; person < 7; person++) opened.push((await claim(quid)).body.amount);
    expect(opened).toEqual(Array(7).fill(naira(350)));
    expect((await claim(quid)).body.code).toBe('gift_taken');
    await world.expectCleanBooks();

    const small = await world.paidGift({ amount: naira(2_449) });
    const refused = await small.sender.post('/api/rules', { quid: small.quid, equalShares: 7 });
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringMatching(/enough for 6$/)]);
  });

  it('keeps a draw as it was written, and seals its chance', async () => {
    const { quid, sender } = await world.paidGift({ amount: naira(3_000) });
    const closesAt = new Date(world.deps.clock.now().getTime() + 3_600_000).toISOString();
    const draw = { winners: 2, closesAt, shares: [naira(2_000), naira(1_000)] };
    const saved = await sender.post('/api/rules', { quid, draw });
    expect(saved.body).toMatchObject({ ruleType: 'DRAW', draw, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const equal = await sender.post('/api/rules', { quid, draw: { winners: 2, closesAt } });
    expect(equal.body.draw).toEqual({ winners: 2, closesAt, shares: null });
    const wrong = await sender.post('/api/rules', { quid, draw: { ...draw, shares: [naira(2_000), naira(999)] } });
    expect([wrong.status, wrong.body.message]).toEqual([
      422,
      'The amounts come to ₦2,999.00, and ₦3,000.00 is in the gift',
    ]);
  });

  it('does not draw a gift among so many that a payout costs more than it brings, and seals the least of each share', async () => {
    const small = await world.paidGift({ amount: naira(200) });
    const refused = await small.sender.post('/api/rules', { quid: small.quid, luckyShares: 20 });
    expect([refused.status, refused.body.code]).toEqual([422, 'rule_invalid']);
    expect(refused.body.message).toBe('Among more than 5 people each gets at least ₦350.00: this gift is enough for 5');
    expect((await small.sender.post('/api/rules', { quid: small.quid, luckyShares: 5 })).body).toMatchObject({
      luckyShares: 5,
      luckyMinShare: null,
    });

    const { quid, sender } = await world.paidGift({ amount: naira(2_400) });
    expect((await sender.post('/api/rules', { quid, luckyShares: 6 })).body.luckyMinShare).toBe(naira(350));
    const shares: number[] = [];
    for (let i = 0; i < 6; i++)
      shares.push((await world.browser().post(`/api/rules/claim?quid=${quid}`, {})).body.amount);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(naira(350));
    const { proof, commitment } = (await world.browser().get(`/api/rules/${quid}`)).body;
    expect(proof.canonicalRule).toBe(`LUCKY:6:${naira(350)}`);
    const rule = { type: 'LUCKY', totalShares: 6, minShare: naira(350) } as const;
    expect(commitmentOf({ seed: proof.seed, giftId: proof.giftId, rule })).toBe(commitment);
    expect(proof.shares).toEqual(shares);
  });

  it('publishes a commitment with a lucky rule and reveals a matching seed when the gift has closed', async () => {
    const { quid, sender } = await world.paidGift({ amount: naira(300) });
    const { body: saved } = await sender.post('/api/rules', { quid, luckyShares: 3 });
    expect(saved.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(saved.proof).toBeNull();
    const amounts = [];
    for (let i = 0; i < 3; i += 1) amounts.push((await claim(quid)).body.amount);
    const { proof, commitment } = (await world.browser().get(`/api/rules/${quid}`)).body;
    expect(commitment).toBe(saved.commitment);
    expect(commitmentOf({ seed: proof.seed, giftId: proof.giftId, rule: { type: 'LUCKY', totalShares: 3 } })).toBe(
      commitment,
    );
    expect(luckyShares({ seed: proof.seed, giftId: proof.giftId, amount: naira(300) as Minor, shares: 3 })).toEqual(
      amounts,
    );
  });

  it('keeps the amount of a gift with a password out of the proof for everybody but its sender', async () => {
    const { quid, sender } = await world.paidGift({ amount: naira(300), password: 'open sesame' });
    await sender.post('/api/rules', { quid, luckyShares: 2 });
    for (let i = 0; i < 2; i += 1)
      await world.browser().post(`/api/rules/claim?quid=${quid}`, { password: 'open sesame' });
    expect((await sender.get(`/api/rules/${quid}`)).body.proof).toMatchObject({ amount: naira(300) });
    expect((await world.browser().get(`/api/rules/${quid}`)).body).toMatchObject({ luckyShares: 2, proof: null });
  });

  it('keeps the prizes of a draw, which add up to the amount, behind the password as well', async () => {
    const { quid, sender } = await world.paidGift({ amount: naira(300), password: 'open sesame' });
    const closesAt = new Date(Date.now() + 86_400_000).toISOString();
    const draw = { winners: 2, closesAt, shares: [naira(200), naira(100)] };
    expect((await sender.post('/api/rules', { quid, draw })).status).toBe(200);
    expect((await sender.get(`/api/rules/${quid}`)).body.draw).toMatchObject({ shares: draw.shares });
    expect((await world.browser().get(`/api/rules/${quid}`)).body.draw).toMatchObject({ winners: 2, shares: null });
  });

  it('commits to the number of an NTH_PERSON rule and tells it to everybody only at the end', async () => {
    const { quid, sender } = await world.paidGift();
    await sender.post('/api/rules', { quid, nthPerson: 1 });
    expect((await world.browser().get(`/api/rules/${quid}`)).body).toMatchObject({ nthPerson: null, proof: null });
    await claim(quid);
    const { body } = await world.browser().get(`/api/rules/${quid}`);
    expect(body.nthPerson).toBe(1);
    expect(
      commitmentOf({ seed: body.proof.seed, giftId: body.proof.giftId, rule: { type: 'NTH_PERSON', nthPerson: 1 } }),
    ).toBe(body.commitment);
  });
});
