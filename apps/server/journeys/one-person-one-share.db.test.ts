import type { GiftId, WithdrawalId } from '@jara/domain/ids';
import { accountNameOf } from '@jara/paystack-sandbox/banks/account-names';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lapseClaims } from '../src/claims/lapse-claims.ts';
import { madePublic } from '../src/claims/testing.ts';
import { claimsOf, endPayout, giftOf, setDaysAhead } from '../src/money-back/testing.ts';
import { accountsOfDifferentPeople, accountsOfOnePerson, type TestAccount } from '../testing/accounts.ts';
import { createWorld, naira, type World } from '../testing/world.ts';

interface Said {
  code?: string;
  state?: string;
  accessKey: string;
  amount: number;
  id: WithdrawalId;
  stage?: string;
}

/** A phone, or what says that it is one: an address and the cookies it chooses to keep. */
class Phone {
  readonly url: string;
  readonly address: string;
  cookie = '';

  constructor(url: string, address: string) {
    this.url = url;
    this.address = address;
  }

  async post(path: string, body: object): Promise<{ status: number; body: Said }> {
    const answer = await fetch(`${this.url}/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': this.address, cookie: this.cookie },
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    return { status: answer.status, body: (await answer.json()) as Said };
  }

  claim = (quid: string) => this.post(`/rules/claim?quid=${quid}`, {});

  withdraw = (quid: string, { accessKey, amount }: Said, account: TestAccount) => {
    const accountName = accountNameOf(account.bankCode, account.accountNumber);
    return this.post('/withdrawal-request', { quid, accessKey, amount, ...account, accountName });
  };
}

describe('one person, one share', { timeout: 120_000 }, () => {
  let world: World;
  beforeAll(async () => {
    // The work of a rush is tried by itself: here everything else has to hold without it.
    world = await createWorld({ env: { RATE_LIMITS: 'on', RUSH_FROM: '0', TRUSTED_PROXIES: 'loopback' } });
    await world.browser().get('/api/transactions/banks');
  });
  afterEach(async () => {
    await setDaysAhead(world, 0);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const phone = (address: string) => new Phone(world.url, address);
  const received = async (giftId: GiftId) => {
    const { transfers } = await world.control<ProviderSums>('GET', '/sums');
    const own = giftId.replaceAll('-', '');
    return transfers.filter(({ reference, bankReceived }) => reference.includes(own) && bankReceived > 0);
  };
  const payAll = async (asked: readonly { body: Said }[]) => {
    for (const { body } of asked) if (body.stage === 'APPROVED') await endPayout(world, body.id);
  };

  it('holds against a script with ever new cookies, addresses of one network and accounts under one name', async () => {
    const { quid, giftId } = await madePublic(world, { equalShares: 12 }, { amount: naira(6_000), claimDays: 1 });
    const addresses = [
      ...Array.from({ length: 6 }, (_, host) => `102.89.40.${host + 1}`),
      ...Array.from({ length: 6 }, (_, host) => `2c0f:2a80:77:1::${host + 1}`),
    ];
    const shares = await Promise.all(
      addresses.map(async (address) => {
        const script = phone(address);
        return { script, said: (await script.claim(quid)).body };
      }),
    );
    // Opening costs nothing and pays nothing: what counts is what leaves.
    expect(shares.every(({ said }) => said.state === 'YOURS')).toBe(true);
    const [one, other] = accountsOfOnePerson();
    const asked = await Promise.all(
      shares.map(({ script, said }, nth) => script.withdraw(quid, said, nth % 2 === 0 ? one : other)),
    );
    const accepted = asked.filter(({ status }) => status === 201);
    expect(accepted.map(({ body }) => body.stage).sort()).toEqual(['APPROVED', 'REQUESTED']);
    for (const { status, body } of asked) if (status !== 201) expect(body.code).toBe('account_already_paid');
    await payAll(asked);
    expect(await received(giftId)).toHaveLength(1);

    // What it holds and cannot send comes back in time, to people.
    await setDaysAhead(world, 1.1);
    expect(await lapseClaims(world.deps)()).toBe(10);
    const [honest] = accountsOfDifferentPeople(4).slice(3) as [TestAccount];
    const person = phone('197.210.3.4');
    const next = await person.claim(quid);
    expect(next.body.state).toBe('YOURS');
    await payAll([await person.withdraw(quid, next.body, honest)]);
    expect((await received(giftId)).map(({ accountNumber }) => accountNumber)).toContain(honest.accountNumber);
    expect(await received(giftId)).toHaveLength(2);
  });

  it.each([
    ['addresses of one /24', (nth: number) => `102.89.50.${nth % 256}`],
    ['addresses of one /64', (nth: number) => `2c0f:2a80:88:2::${nth.toString(16)}`],
  ])('holds against 400 visits of one who wants to be the 400th person, from %s', async (_, addressOf) => {
    const { quid, giftId } = await madePublic(world, { nthPerson: 400 });
    const visits = await Promise.all(Array.from({ length: 400 }, (_, nth) => phone(addressOf(nth)).claim(quid)));
    expect(visits.filter(({ body }) => body.state === 'NOT_THIS_TIME')).toHaveLength(100);
    expect(visits.filter(({ body }) => body.code === 'network_full')).toHaveLength(300);
    expect(await claimsOf(world, giftId)).toEqual([]);
    expect((await giftOf(world, quid)).attempts).toBe(100);
  });

  it.each(['public', 'private'])(
    'leaves a family of five behind one Wi-Fi each their own, of a %s gift',
    async (kind) => {
      const rule = { equalShares: 5 };
      const gift = { amount: naira(5_000) };
      const quid =
        kind === 'public' ? (await madePublic(world, rule, gift)).quid : (await world.paidGift({ ...gift, rule })).quid;
      const accounts = accountsOfDifferentPeople(5);
      const family = accounts.map((account) => ({
        account,
        own: phone(kind === 'public' ? '105.112.9.9' : '105.112.8.8'),
      }));
      const asked = await Promise.all(
        family.map(async ({ account, own }) => {
          const { body } = await own.claim(quid);
          expect(body.state).toBe('YOURS');
          return own.withdraw(quid, body, account);
        }),
      );
      expect(asked.map(({ status, body }) => [status, body.stage])).toEqual(Array(5).fill([201, 'APPROVED']));
      await payAll(asked);
      const { id } = await giftOf(world, quid);
      const accountsPaid = (await received(id)).map(({ accountNumber }) => accountNumber).sort();
      expect(accountsPaid).toEqual(accounts.map(({ accountNumber }) => accountNumber).sort());
    },
  );
});
