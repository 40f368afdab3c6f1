import { setTimeout as pause } from 'node:timers/promises';
import type { GiftId } from '@jara/domain/ids';
import { giftAccount } from '@jara/domain/ledger/accounts';
import { accountNameOf } from '@jara/paystack-sandbox/banks/account-names';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople, type TestAccount } from '../../testing/accounts.ts';
import type { Browser } from '../../testing/browser.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';
import { sweepDraws } from '../draws/sweep-draws.ts';
import { enter, HOUR_MS, setHoursAhead } from '../draws/testing.ts';
import { balance, claimsOf, setDaysAhead } from '../money-back/testing.ts';
import { lapseClaims } from './lapse-claims.ts';
import { madePublic } from './testing.ts';

const GIFTS = 3;
const SHARES = 8;
const GIFT = { amount: naira(8_000), claimDays: 1 };
const SWEEPS = 4;
/** Over so long people ask and sweeps begin. */
const WITHIN_MS = 250;
const [FIRST, SECOND] = [0, SHARES].map((from) => accountsOfDifferentPeople(2 * SHARES).slice(from, from + SHARES));

interface Holder {
  quid: string;
  giftId: GiftId;
  browser: Browser;
  accessKey: string;
  amount: number;
  account: TestAccount;
}

describe('shares whose time has run out, while their holders send them to a bank', { timeout: 120_000 }, () => {
  let world: World;
  let servers: ServerProcess[] = [];
  beforeAll(async () => {
    world = await createWorld();
    servers = await Promise.all([startServerProcess(world, 'all'), startServerProcess(world, 'all')]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await world.close();
  });

  const lookOf = async (browser: Browser, quid: string) =>
    (await browser.get(`/api/transactions/quid/${quid}/verify`)).body;
  /** Those of these people who have a share that they can send. */
  const holdersOf = async (people: Browser[], gift: { quid: string; giftId: GiftId }, accounts = FIRST) => {
    const seen = await Promise.all(people.map(async (browser) => ({ browser, ...(await lookOf(browser, gift.quid)) })));
    return seen
      .filter(({ state }) => state === 'YOURS')
      .map(
        ({ browser, accessKey, amount }, nth): Holder => ({
          quid: gift.quid,
          giftId: gift.giftId,
          browser,
          accessKey,
          amount,
          account: accounts?.[nth] as TestAccount,
        }),
      );
  };
  const open = async (quid: string, count: number) => {
    const people = Array.from({ length: count }, () => world.browser());
    for (const person of people) await person.post(`/api/rules/claim?quid=${quid}`, {});
    return people;
  };
  const send = async (nth: number, { quid, accessKey, amount, account }: Holder) => {
    const accountName = accountNameOf(account.bankCode, account.accountNumber);
    const answer = await fetch(`${servers[nth % 2]?.url}/api/withdrawal-request`, {
      method: 'POST',
      body: JSON.stringify({ quid, accessKey, amount, ...account, accountName }),
      headers: { 'content-type': 'application/json' },
    });
    return { status: answer.status, body: (await answer.json()) as { code?: string; reference: string; net: number } };
  };
  /** What banks have received of a gift: where it went, and of which place. */
  const receivedOf = async (giftId: GiftId) => {
    const { transfers } = await world.control<ProviderSums>('GET', '/sums');
    const own = giftId.replaceAll('-', '');
    return transfers
      .filter(({ reference, bankReceived }) => reference.includes(own) && bankReceived > 0)
      .map(({ reference, accountNumber, amount }) => ({ reference, accountNumber, amount }));
  };

  /** All at once: people over two processes, and sweeps between them. One is surely in time, and one too late. */
  const race = async (holders: readonly Holder[]) => {
    const spread = (nth: number, count: number) => pause((nth * WITHIN_MS) / count);
    // Neighbours in time hold shares of different gifts.
    const [early, late, ...others] = [...holders].sort((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1));
    if (!early || !late) throw new Error('a race of nobody');
    const ask = async (holder: Holder, nth: number) => ({ holder, ...(await send(nth, holder)) });
    const asked = [await ask(early, 0)];
    const sweeps = Array.from({ length: SWEEPS }, async (_, nth) => {
      await spread(nth, SWEEPS);
      return lapseClaims(world.deps)();
    });
    const amid = others.map(async (holder, nth) => {
      await spread(nth, others.length);
      return ask(holder, nth);
    });
    asked.push(...(await Promise.all(amid)));
    await Promise.all(sweeps);
    await lapseClaims(world.deps)();
    asked.push(await ask(late, 1));
    return asked;
  };
  const hashOf = ({ accessKey }: Holder) => accessKey;

  it('are each paid once to them or go on in a new place, and never both', async () => {
    await setHoursAhead(world, 0);
    const closesAt = new Date(world.deps.clock.now().getTime() + HOUR_MS).toISOString();
    const gifts: { quid: string; giftId: GiftId; people: Browser[]; isDraw: boolean }[] = [];
    for (let nth = 0; nth < GIFTS; nth += 1) {
      const isDraw = nth % 3 === 2;
      const rule = isDraw ? { draw: { winners: SHARES, closesAt } } : { equalShares: SHARES };
      const gift = await madePublic(world, rule, GIFT);
      const people = isDraw ? Array.from({ length: 2 * SHARES }, () => world.browser()) : await open(gift.quid, SHARES);
      if (isDraw) for (const person of people) await enter(person, gift.quid);
      gifts.push({ ...gift, people, isDraw });
    }
    await setHoursAhead(world, 1.1);
    for (let step = 0; step < 3; step += 1) await sweepDraws(world.deps)();
    const holders = (await Promise.all(gifts.map((gift) => holdersOf(gift.people, gift)))).flat();
    expect(holders).toHaveLength(GIFTS * SHARES);

    await setDaysAhead(world, 1.2);
    const asked = await race(holders);
    const sent = asked.filter(({ status }) => status === 201);
    const missed = asked.filter(({ status }) => status === 410);
    expect(sent.length + missed.length).toBe(holders.length);
    expect(new Set(missed.map(({ body }) => body.code))).toEqual(new Set(['claim_lapsed']));
    expect([asked[0]?.status, asked.at(-1)?.status]).toEqual([201, 410]);

    // Whoever is next has what was missed, in new places, and sends it.
    const next: Holder[] = [];
    for (const gift of gifts) {
      const { length: lapsed } = missed.filter(({ holder }) => holder.giftId === gift.giftId);
      const people = gift.isDraw
        ? gift.people.filter((browser) => !holders.some((holder) => holder.browser === browser))
        : await open(gift.quid, lapsed + 1);
      const found = await holdersOf(people, gift, SECOND);
      expect(found).toHaveLength(lapsed);
      next.push(...found);
    }
    const sentOn = await Promise.all(next.map(async (holder, nth) => ({ holder, ...(await send(nth, holder)) })));
    expect(new Set(sentOn.map(({ status }) => status))).toEqual(new Set(next.length > 0 ? [201] : []));

    for (const { giftId, quid } of gifts) {
      const own = [...sent, ...sentOn].filter(({ holder }) => holder.giftId === giftId);
      const expected = own.map(({ holder, body }) => ({
        reference: body.reference,
        accountNumber: holder.account.accountNumber,
        amount: body.net,
      }));
      expect(expected).toHaveLength(SHARES);
      await eventually(
        'our books know that all of it is paid',
        async () => (await claimsOf(world, giftId)).filter(({ status }) => status === 'PAID').length === SHARES,
        60_000,
      );
      const byReference = (a: { reference: string }, b: { reference: string }) =>
        a.reference.localeCompare(b.reference);
      expect((await receivedOf(giftId)).sort(byReference)).toEqual(expected.sort(byReference));
      const claims = await claimsOf(world, giftId);
      const inOrder = (statuses: string[]) => claims.filter(({ status }) => statuses.includes(status));
      expect(inOrder(['PAID']).reduce((sum, { share }) => sum + share, 0)).toBe(GIFT.amount);
      expect(inOrder(['PAID', 'LAPSED'])).toHaveLength(claims.length);
      expect(claims.map(({ slot }) => slot)).toEqual(claims.map((_, slot) => slot));
      expect(await balance(world, giftAccount(giftId))).toBe(0);
      for (const { holder } of missed.filter(({ holder: each }) => each.giftId === giftId))
        expect((await lookOf(holder.browser, quid)).state).toBe('LAPSED');
    }
    await world.expectCleanBooks();
  });
});
