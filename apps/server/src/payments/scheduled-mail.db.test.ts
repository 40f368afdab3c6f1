import { DAY_MS } from '@jara/domain/time/lagos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, type World } from '../../testing/world.ts';
import { startMailServer } from '../mail/testing/mail-server.ts';
import { setDaysAhead } from '../money-back/testing.ts';
import { startWorker } from '../worker.ts';
import { deliverGifts } from './tell-of-gift.ts';

const GIFTS = 12;

describe('gifts whose mail falls due while nothing runs', () => {
  let world: World;
  let post: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    post = await startMailServer();
    world = await createWorld({ env: { SMTP_URL: post.url, PAYSTACK_TIMEOUT_MS: '10000' } });
  });
  afterAll(async () => {
    await world.close();
    await post.close();
  });

  const withTwoWorkers = async (work: () => Promise<unknown>) => {
    const workers = await Promise.all([1, 2].map(() => startWorker(world.deps, world.databaseUrl)));
    try {
      await work();
    } finally {
      await Promise.all(workers.map((worker) => worker.stop()));
    }
  };
  const mailsTo = (email: string) => post.received.filter(({ to }) => to.includes(email)).length;
  const ordered = (email: string) =>
    world.paidGift({ email, deliverAt: new Date(Date.now() + 3 * DAY_MS).toISOString() });
  /** By then everything that was due before it has been written and sent. */
  const aMailAfterwards = async (email: string) => {
    await world.paidGift({ email });
    await eventually(`${email} is told`, async () => mailsTo(email) > 0);
  };

  it('are each told of once by two workers that start at the same moment, and none that was cancelled', async () => {
    const early = await ordered('cancelled-early@example.com');
    const late = await ordered('cancelled-late@example.com');
    await early.sender.post(`/api/sent/${early.payment.id}/cancel`, {});
    await withTwoWorkers(() => aMailAfterwards('before@example.com'));
    expect(post.received.flatMap(({ to }) => to)).toEqual(['before@example.com']);

    // The mail of this one is written when its sender thinks better of it, and nothing has sent it yet.
    await setDaysAhead(world, 4);
    await deliverGifts(world.deps)();
    const written = world.deps.db
      .selectFrom('mails')
      .select('sentAt')
      .where('recipient', '=', 'cancelled-late@example.com');
    expect(await written.execute()).toEqual([{ sentAt: null }]);
    await late.sender.post(`/api/sent/${late.payment.id}/cancel`, {});

    await setDaysAhead(world, 0);
    const people = Array.from({ length: GIFTS }, (_, index) => `person${index}@example.com`);
    for (const email of people) await ordered(email);
    await setDaysAhead(world, 4);
    await withTwoWorkers(async () => {
      await eventually('all are told', async () => people.every((email) => mailsTo(email) > 0), 30_000);
      await aMailAfterwards('afterwards@example.com');
    });
    for (const email of people) expect([email, mailsTo(email)]).toEqual([email, 1]);
    expect(mailsTo('cancelled-early@example.com') + mailsTo('cancelled-late@example.com')).toBe(0);
    await world.expectCleanBooks();
  });
});
