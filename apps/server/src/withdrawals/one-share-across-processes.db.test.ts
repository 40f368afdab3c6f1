import { accountNameOf } from '@jara/paystack-sandbox/banks/account-names';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople, accountsOfOnePerson, type TestAccount } from '../../testing/accounts.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { endPayout } from '../money-back/testing.ts';

const SHARES = 30;

interface Said {
  code: string;
  accessKey: string;
  amount: number;
}
type Made = Awaited<ReturnType<World['withdraw']>>;

describe('the shares of one gift, asked for over two server processes at once', { timeout: 120_000 }, () => {
  let world: World;
  let servers: ServerProcess[];
  beforeAll(async () => {
    world = await createWorld();
    servers = await Promise.all([startServerProcess(world, 'web'), startServerProcess(world, 'web')]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await world.expectCleanBooks();
    await world.close();
  });

  const post = async <Body>(nth: number, path: string, body: object) => {
    const answer = await fetch(`${servers[nth % 2]?.url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  };

  /** Everybody asks for their share at the same moment, each at the other process than the one before. */
  async function rush(accountOf: (nth: number) => TestAccount) {
    // Even all of it in one share would leave by itself.
    const { quid } = await world.paidGift({ amount: naira(18_000), rule: { luckyShares: SHARES } });
    const claims = await Promise.all(
      Array.from({ length: SHARES }, (_, nth) => post<Said>(nth, `/api/rules/claim?quid=${quid}`, {})),
    );
    const answers = await Promise.all(
      claims.map(({ body: { accessKey, amount } }, nth) => {
        const account = accountOf(nth);
        const accountName = accountNameOf(account.bankCode, account.accountNumber);
        return post<Made & Said>(nth, '/api/withdrawal-request', { quid, accessKey, amount, ...account, accountName });
      }),
    );
    const accepted = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    for (const { id, stage } of accepted) if (stage === 'APPROVED') await endPayout(world, id);
    const { transfers } = await world.control<ProviderSums>('GET', '/sums');
    const references = accepted.map(({ reference }) => reference);
    return {
      answers,
      accepted,
      received: transfers.filter(({ reference, bankReceived }) => references.includes(reference) && bankReceived > 0),
    };
  }

  it('reach one account once', async () => {
    const [account] = accountsOfDifferentPeople(1) as [TestAccount];
    const { answers, accepted, received } = await rush(() => account);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(SHARES - 1).fill(409)]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['account_already_paid']));
    expect(received).toMatchObject([{ ...account, amount: accepted[0]?.net }]);
  });

  it('reach two accounts of one person once by themselves, and once when somebody has looked', async () => {
    const accounts = accountsOfOnePerson();
    const { accepted, received } = await rush((nth) => accounts[nth < SHARES / 2 ? 0 : 1]);
    expect(accepted.map(({ stage }) => stage).sort()).toEqual(['APPROVED', 'REQUESTED']);
    expect(received).toHaveLength(1);
  });

  it('reach everybody who has an account and a name of their own', async () => {
    const accounts = accountsOfDifferentPeople(SHARES);
    const { accepted, received } = await rush((nth) => accounts[nth] as TestAccount);
    expect(new Set(accepted.map(({ stage }) => stage))).toEqual(new Set(['APPROVED']));
    expect(received).toHaveLength(SHARES);
    expect(new Set(received.map(({ accountNumber }) => accountNumber)).size).toBe(SHARES);
  });
});
