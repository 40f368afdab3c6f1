import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { giftOf, openDisputeAtBank, resolveDisputeAtBank } from '../money-back/testing.ts';
import { signInEverybody } from '../staff/testing.ts';
import { sendMails } from './send-mails.ts';

describe('the mail to a recipient whose gift is on hold when it falls due', () => {
  let world: World;
  let admin: Browser;
  beforeAll(async () => {
    world = await createWorld();
    admin = (await signInEverybody(world)).ADMIN;
  });
  afterAll(() => world.close());

  const mailOf = async (quid: string) => {
    const { id } = await giftOf(world, quid);
    const mails = world.deps.db.selectFrom('mails').selectAll().where('identity', '=', `gift:${id}`);
    return mails.executeTakeFirstOrThrow();
  };
  const send = () => sendMails(world.deps)();
  /** The next look comes by itself after some minutes. */
  const letMinutesPass = () =>
    sql`update mails set next_try_at = now() where next_try_at is not null`.execute(world.deps.db);
  const setStatus = async (quid: string, status: string) =>
    expect((await admin.put(`/api/quid/${quid}/status`, { status, reason: 'We are looking into it' })).status).toBe(
      200,
    );

  it('is held back while the gift is blocked, however long that lasts, and sent after the release', async () => {
    const { quid } = await world.paidGift();
    await setStatus(quid, 'BLOCKED');
    for (let look = 0; look < 10; look += 1) {
      await send();
      expect(await mailOf(quid)).toMatchObject({ sentAt: null, failure: 'Held back: The gift is blocked' });
      await letMinutesPass();
    }
    await setStatus(quid, 'ACTIVE');
    await send();
    expect(await mailOf(quid)).toMatchObject({ sentAt: expect.any(Date), failure: null, nextTryAt: null, tries: 1 });
  });

  it('is sent after a dispute that was won', async () => {
    const { quid, payment } = await world.paidGift();
    const id = await openDisputeAtBank(world, payment.reference);
    await recordDispute(world.deps)(await world.deps.paystack.fetchDispute(id));
    await send();
    expect(await mailOf(quid)).toMatchObject({ sentAt: null, nextTryAt: expect.any(Date) });
    await resolveDisputeAtBank(world, id, 'won');
    await recordDispute(world.deps)(await world.deps.paystack.fetchDispute(id));
    await letMinutesPass();
    await send();
    expect(await mailOf(quid)).toMatchObject({ sentAt: expect.any(Date) });
  });

  it('is not sent, and waits no longer, when the gift has ended meanwhile', async () => {
    const { quid } = await world.paidGift();
    await setStatus(quid, 'BLOCKED');
    await send();
    await sql`update gifts set expires_at = now() - interval '1 day' where quid = ${quid}`.execute(world.deps.db);
    await letMinutesPass();
    await send();
    expect(await mailOf(quid)).toMatchObject({ sentAt: null, nextTryAt: null });
  });
});
