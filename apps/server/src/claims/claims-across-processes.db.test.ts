import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Crowd } from '../../testing/crowd.ts';
import { expectOneOrder } from '../../testing/rush.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';

const PEOPLE = 5_000;

describe('a city at one gift, over two server processes', { timeout: 120_000 }, () => {
  let world: World;
  let servers: ServerProcess[];
  let crowd: Crowd;
  beforeAll(async () => {
    world = await createWorld();
    servers = await Promise.all([startServerProcess(world, 'web'), startServerProcess(world, 'web')]);
    crowd = new Crowd(200);
  });
  afterAll(async () => {
    crowd.goHome();
    await Promise.all(servers.map((server) => server.kill()));
    await world.close();
  });

  const rush = async (quid: string, people = PEOPLE) => {
    const answers = await Promise.all(
      Array.from({ length: people }, (_, i) => crowd.claim(servers[i % 2]?.url ?? '', quid)),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    return { answers, ...(await expectOneOrder(world, quid, answers)) };
  };
  const giftWith = async (rule: Record<string, unknown> | undefined, amount = naira(10_000)) => {
    const { quid, sender } = await world.paidGift({ amount });
    if (rule) expect((await sender.post('/api/rules', { quid, ...rule })).status).toBe(200);
    return quid;
  };
  const total = (claims: { share: number }[]) => claims.reduce((sum, { share }) => sum + share, 0);

  it('no rule: the first takes all', async () => {
    const { claims, gift, attempts } = await rush(await giftWith(undefined));
    expect(claims.map(({ share }) => share)).toEqual([naira(10_000)]);
    expect(gift.status).toBe('CLAIMED');
    expect(attempts[0]?.outcome).toBe('granted');
  });

  it('NTH_PERSON: exactly the 2,500th takes all, and everybody before is told kindly', async () => {
    const { attempts, claims, answers } = await rush(await giftWith({ nthPerson: 2_500 }));
    expect(claims).toHaveLength(1);
    expect(attempts.find(({ outcome }) => outcome === 'granted')?.number).toBe(2_500);
    expect(attempts.filter(({ outcome }) => outcome === 'not_this_time')).toHaveLength(2_499);
    expect(answers.filter(({ body }) => body.state === 'NOT_THIS_TIME')).toHaveLength(2_499);
    expect(
      JSON.stringify(answers.filter(({ body }) => body.state === 'NOT_THIS_TIME').map(({ body }) => body)),
    ).not.toMatch(/2,?500|nthPerson|attempts/);
  });

  it('SPLIT in fixed shares: five winners, the left-over kobo to the first slots', async () => {
    const { claims, gift } = await rush(await giftWith({ totalSplits: 5 }, 1_000_003));
    expect(claims.map(({ share }) => share)).toEqual([200_001, 200_001, 200_001, 200_000, 200_000]);
    expect(gift.status).toBe('CLAIMED');
  });

  it('SPLIT in percentages: shares in slot order that add back to the gift', async () => {
    const { claims } = await rush(
      await giftWith({ splits: [{ percentage: 50 }, { percentage: 33.33 }, { percentage: 16.67 }] }, 999_999),
    );
    expect(claims).toHaveLength(3);
    expect(claims.map(({ share }) => share)).toEqual([499_999, 333_300, 166_700]);
    expect(total(claims)).toBe(999_999);
  });

  it('EQUAL: 1,000 winners with the same each, the left-over kobo to the first slots', async () => {
    const { claims, gift } = await rush(await giftWith({ equalShares: 1_000 }, naira(500_000) + 7));
    expect(claims.map(({ share }) => share)).toEqual([
      ...Array(7).fill(naira(500) + 1),
      ...Array(993).fill(naira(500)),
    ]);
    expect(gift.status).toBe('CLAIMED');
  });

  it('LUCKY: 1,000 winners, each at least ₦350, exact to the kobo, and as its published seed says', async () => {
    const quid = await giftWith({ luckyShares: 1_000 }, naira(500_000));
    const { claims } = await rush(quid);
    expect(claims).toHaveLength(1_000);
    expect(total(claims)).toBe(naira(500_000));
    expect(Math.min(...claims.map(({ share }) => share))).toBeGreaterThanOrEqual(naira(350));
    const { body } = await world.browser().get(`/api/rules/${quid}`);
    expect(body.proof.shares).toEqual(claims.map(({ share }) => share));
  });

  it('TIME: nobody outside the window, across both of its edges', async () => {
    const startsAt = Date.now() + 2_500;
    const endsAt = startsAt + 2_000;
    const early = await giftWith({
      startTime: new Date(startsAt).toISOString(),
      endTime: new Date(endsAt).toISOString(),
    });
    const late = await giftWith({
      startTime: new Date(Date.now() + 10).toISOString(),
      endTime: new Date(endsAt).toISOString(),
    });
    const pressing = async (quid: string, from: number, to: number) => {
      const answers: Promise<Awaited<ReturnType<Crowd['claim']>>>[] = [];
      while (Date.now() < from) await new Promise((resolve) => setTimeout(resolve, from - Date.now()));
      while (Date.now() < to) {
        answers.push(...servers.map((server) => crowd.claim(server.url, quid)));
        await new Promise((resolve) => setTimeout(resolve, 4));
      }
      return Promise.all(answers);
    };
    const [atStart, atEnd] = await Promise.all([
      pressing(early, startsAt - 2_000, startsAt + 2_000),
      // Whoever came before the end would have it, and all others hear that it is taken.
      pressing(late, endsAt, endsAt + 2_000),
    ]);
    expect(atStart.filter(({ body }) => body.code === 'gift_not_open_yet').length).toBeGreaterThan(10);
    expect(atStart.filter(({ body }) => body.state === 'YOURS')).toHaveLength(1);
    const granted = await world.deps.db
      .selectFrom('claimAttempts')
      .innerJoin('gifts', 'gifts.id', 'claimAttempts.giftId')
      .select(['gifts.quid', 'claimAttempts.at'])
      .where('gifts.quid', 'in', [early, late])
      .where('outcome', '=', 'granted')
      .execute();
    for (const { quid, at } of granted) {
      expect(at.getTime()).toBeGreaterThanOrEqual(quid === early ? startsAt : 0);
      expect(at.getTime()).toBeLessThan(endsAt);
    }
    expect(atEnd.filter(({ body }) => body.code === 'gift_expired').length).toBeGreaterThan(10);
    await world.expectCleanBooks();
  });
});
