import { setTimeout as pause } from 'node:timers/promises';
import type { RefundId } from '@jara/domain/ids';
import { giftAccount } from '@jara/domain/ledger/accounts';
import { type Minor, minor } from '@jara/domain/money/money';
import { refundOf } from '@jara/domain/payment/quote';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople } from '../../testing/accounts.ts';
import type { Browser } from '../../testing/browser.ts';
import { Crowd } from '../../testing/crowd.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { balance, claimsOf, giftOf, letProviderRefund, paymentOf } from '../money-back/testing.ts';
import { workOnRefund } from '../provider/work-on-refund.ts';

const PEOPLE = 1_000;
const SHARES = 1_000;
const AMOUNT = naira(500_000);

describe('a gift that is cancelled in one process while a crowd opens it in two', { timeout: 120_000 }, () => {
  let world: World;
  let servers: ServerProcess[];
  let crowd: Crowd;
  beforeAll(async () => {
    world = await createWorld();
    servers = await Promise.all([startServerProcess(world, 'web'), startServerProcess(world, 'web')]);
    crowd = new Crowd(200);
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(async () => {
    crowd.goHome();
    await Promise.all(servers.map((server) => server.kill()));
    await world.close();
  });

  const urlOf = (index: number) => servers[index % 2]?.url ?? '';
  /** As a browser does it, at one of the two. */
  const cancel = async (sender: Browser, id: string, index: number) => {
    const cookie = [...sender.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'content-type': 'application/json' };
    return (await fetch(`${urlOf(index)}/api/sent/${id}/cancel`, { method: 'POST', headers, body: '{}' })).status;
  };
  const refundedAtProvider = async (reference: string) => {
    const { charges } = await world.control<{ charges: { reference: string; refunded: number; undecided: number }[] }>(
      'GET',
      '/sums',
    );
    return charges.filter((charge) => charge.reference === reference);
  };

  /** On a machine that is busy with something else a gift may say that it is, which decides nothing: people press again. */
  async function claim(i: number, quid: string): ReturnType<typeof crowd.claim> {
    const answer = await crowd.claim(urlOf(i), quid);
    if ((answer.body as { code?: string }).code !== 'gift_busy') return answer;
    await pause(200);
    return claim(i, quid);
  }

  it.each([0, 1, 200, 600])(
    'is shared between both to the kobo after %i people have been told "yours"',
    async (some) => {
      const { payment, sender, quid } = await world.paidGift({ amount: AMOUNT, rule: { luckyShares: SHARES } });
      let opened = 0;
      // One comes late, or a fast crowd would leave nothing that could be cancelled.
      const rush = Array.from({ length: PEOPLE - 1 }, async (_, i) => {
        const answer = await claim(i, quid);
        if (answer.body.state === 'YOURS') opened += 1;
        return answer;
      });
      while (opened < some) await pause(1);
      const cancelled = await Promise.all([0, 1, 0, 1].map((index) => cancel(sender, payment.id, index)));
      const answers = [...(await Promise.all(rush)), await claim(0, quid)];
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);

      const gift = await giftOf(world, quid);
      const winners = answers.filter(({ body }) => body.state === 'YOURS');
      const told = winners.reduce((sum, { body }) => sum + (body.amount ?? 0), 0);
      expect(gift.claimedAmount).toBe(told);
      expect(await claimsOf(world, gift.id)).toHaveLength(winners.length);
      expect(winners.length).toBeGreaterThanOrEqual(some);
      expect(cancelled.sort()).toEqual([200, 409, 409, 409]);
      const rest = minor(AMOUNT - told);
      const refunds = await world.deps.db.selectFrom('refunds').selectAll().where('giftId', '=', gift.id).execute();
      const { keptOnRefund } = await paymentOf(world, payment.id);
      const amount = refundOf(rest, { gift: AMOUNT as Minor, keptOnRefund });
      expect(refunds).toMatchObject([{ amount, kept: rest - amount, cause: 'CANCEL' }]);

      // Whoever was told "yours" has it, and can take it.
      const keys = new Set(winners.map(({ body }) => body.accessKey));
      expect(keys.size).toBe(winners.length);
      const accounts = accountsOfDifferentPeople(3);
      for (const [nth, { body }] of winners.slice(0, 3).entries()) {
        const claim = { accessKey: body.accessKey ?? '', amount: body.amount ?? 0 };
        await world.withdraw({ quid, recipient: world.browser(), claim }, accounts[nth]);
      }
      const [refund] = refunds;
      await workOnRefund(world.deps)(refund?.id as RefundId);
      await letProviderRefund(world, payment.id);
      await workOnRefund(world.deps)(refund?.id as RefundId);
      expect(await refundedAtProvider(payment.reference)).toMatchObject([{ refunded: amount, undecided: 0 }]);
      expect(await balance(world, giftAccount(gift.id))).toBe(0);
    },
  );
});
