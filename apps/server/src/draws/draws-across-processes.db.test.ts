import { type DrawProof, proofProblem } from '@jara/domain/rule/draw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Crowd } from '../../testing/crowd.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { claimsOf, giftOf } from '../money-back/testing.ts';
import { sha256Text } from '../platform/sha256-text.ts';
import { drawGift, drawOf, setHoursAhead } from './testing.ts';

/** `npm run crowd` brings 20,000. */
const PEOPLE = 5_000;
const WINNERS = 500;

describe('a city in one draw, over two server processes and two workers', { timeout: 300_000 }, () => {
  let world: World;
  let servers: ServerProcess[] = [];
  let crowd: Crowd;
  beforeAll(async () => {
    world = await createWorld();
    servers = await Promise.all([startServerProcess(world, 'all'), startServerProcess(world, 'all')]);
    crowd = new Crowd(200);
  });
  afterAll(async () => {
    crowd.goHome();
    await Promise.all(servers.map((server) => server.kill()));
    await world.close();
  });

  it('has everybody in the chain once, the right winners, and a proof that holds and cannot be changed', async () => {
    const { quid, giftId } = await drawGift(world, { winners: WINNERS }, { amount: naira(250_000) + 7 });
    const answers = await Promise.all(
      Array.from({ length: PEOPLE }, (_, i) => crowd.claim(servers[i % 2]?.url ?? '', quid)),
    );
    const receipts = answers.flatMap(({ body }) => (body.entry ? [body.entry] : []));
    expect(receipts).toHaveLength(PEOPLE);
    expect(new Set(receipts.map(({ number }) => number)).size).toBe(PEOPLE);

    await setHoursAhead(world, 1.1);
    await eventually('it is drawn', async () => (await drawOf(world, quid)).drawnAt !== null, 60_000);

    const answer = await fetch(`${servers[0]?.url}/api/giveaways/${quid}/proof`);
    const proof = (await answer.json()) as DrawProof;
    expect(proofProblem(proof)).toBeUndefined();
    expect(proof.entries).toHaveLength(PEOPLE);
    // What everybody was told when they entered is what was published.
    for (const { number, ticket } of receipts) if (proof.entries[number - 1] !== ticket) expect(number).toBe(ticket);

    const claims = await claimsOf(world, giftId);
    const entries = await world.deps.db
      .selectFrom('drawEntries')
      .select(['number', 'browserId', 'rank'])
      .where('giftId', '=', giftId)
      .where('rank', '<', WINNERS)
      .orderBy('rank')
      .execute();
    expect(claims.map(({ slot, share, browserId }) => ({ slot, share, browserId }))).toEqual(
      proof.winners.map(({ slot, share }, index) => ({ slot, share, browserId: entries[index]?.browserId })),
    );
    expect(entries.map(({ number }) => number)).toEqual(proof.winners.map(({ number }) => number));
    expect(claims.reduce((sum, { share }) => sum + share, 0)).toBe(naira(250_000) + 7);
    expect(new Set(claims.map(({ browserId }) => browserId)).size).toBe(WINNERS);
    expect(await giftOf(world, quid)).toMatchObject({ status: 'CLAIMED', attempts: PEOPLE, sharesTaken: WINNERS });

    const [first = '', second = '', ...others] = proof.entries;
    const changes: Partial<DrawProof>[] = [
      { entries: ['00'.repeat(16), second, ...others] },
      { entries: [second, first, ...others] },
      { entries: proof.entries.slice(0, -1) },
      { seed: proof.seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
      { shares: proof.shares.map((share, slot) => (slot === 0 ? share - 1 : slot === 1 ? share + 1 : share)) },
      { winners: proof.winners.map((won) => (won.slot === 0 ? { ...won, share: won.share + 1 } : won)) },
    ];
    for (const change of changes) expect(proofProblem({ ...proof, ...change }, sha256Text)).toBeTypeOf('string');
    await world.expectCleanBooks();
  });
});
