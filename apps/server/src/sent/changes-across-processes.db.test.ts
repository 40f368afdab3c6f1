import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { createWorld, type World } from '../../testing/world.ts';

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
});
