import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { createWorld, type World } from '../../testing/world.ts';

interface Said {
  state?: string;
  code?: string;
}

describe('a gift that changes while another process remembers it', { timeout: 120_000 }, () => {
  let world: World;
  let other: ServerProcess;
  beforeAll(async () => {
    world = await createWorld();
    other = await startServerProcess(world, 'web');
  });
  afterAll(async () => {
    await other.kill();
    await world.close();
  });

  const lookThere = async (quid: string) =>
    (await (await fetch(`${other.url}/api/transactions/quid/${quid}/verify`)).json()) as { quid: { message: string } };
  const cardThere = async (quid: string) => (await fetch(`${other.url}/claim/${quid}/card.png`)).headers.get('etag');
  const claimThere = async (quid: string) =>
    fetch(`${other.url}/api/rules/claim?quid=${quid}`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });

  it('shows its new words there at once, on the page, in the picture and to whoever opens it', async () => {
    const { payment, sender, quid } = await world.paidGift({ message: 'before', rule: { nthPerson: 2 } });
    expect((await lookThere(quid)).quid.message).toBe('before');
    const picture = await cardThere(quid);
    expect(await (await claimThere(quid)).json()).toMatchObject({ quid: { message: 'before' } });
    const words = { message: 'after', theme: 'ivory', clothSeed: 5 };
    const { status } = await sender.request({
      method: 'PATCH',
      url: `/api/sent/${payment.id}`,
      payload: JSON.stringify(words),
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(200);
    expect((await lookThere(quid)).quid).toMatchObject(words);
    expect(await cardThere(quid)).not.toBe(picture);
    expect(await (await claimThere(quid)).json()).toMatchObject({ state: 'YOURS', quid: words });
  });

  it('is corrected or opened there, never both, by people who bring the code it had', async () => {
    const ends = new Set<boolean>();
    for (let round = 0; round < 6; round++) {
      const { payment, sender, quid: old } = await world.paidGift({ email: 'ada@gmial.com', message: 'remembered' });
      await lookThere(old);
      const crowd = () =>
        Promise.all(Array.from({ length: 200 }, async () => (await (await claimThere(old)).json()) as Said));
      const correct = async () => {
        // Sometimes before them, sometimes among them.
        await new Promise((resolve) => setTimeout(resolve, (round % 3) * 60));
        return sender.post(`/api/sent/${payment.id}/address`, { email: 'ada@gmail.com' });
      };
      const correcting = correct();
      if (round % 3 === 0) await correcting;
      const [corrected, answers] = await Promise.all([correcting, crowd()]);
      const outcomes = answers.map(({ state, code }) => state ?? code);
      const isCorrected = corrected.status === 200;
      expect([isCorrected, outcomes.filter((outcome) => outcome === 'YOURS').length]).toEqual(
        isCorrected ? [true, 0] : [false, 1],
      );
      expect(new Set(outcomes.filter((outcome) => outcome !== 'YOURS'))).toEqual(
        new Set([isCorrected ? 'gift_replaced' : 'gift_taken']),
      );
      if (isCorrected) {
        expect((await fetch(`${other.url}/api/transactions/quid/${old}/verify`)).status).toBe(410);
        expect((await fetch(`${other.url}/claim/${old}/card.png`)).status).toBe(410);
        expect(await (await claimThere(corrected.body.quid)).json()).toMatchObject({ state: 'YOURS' });
      }
      await world.expectCleanBooks();
      ends.add(isCorrected);
    }
    expect(ends).toContain(true);
  });
});
