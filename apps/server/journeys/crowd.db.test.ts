import { Agent } from 'node:http';
import type { DrawProof } from '@jara/contract/giveaways';
import { firstHead, nextHead } from '@jara/domain/rule/draw';
import { accountNameOf } from '@jara/paystack-sandbox/banks/account-names';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madePublic } from '../src/claims/testing.ts';
import { drawOf, HOUR_MS, setHoursAhead } from '../src/draws/testing.ts';
import { accountsOfDifferentPeople } from '../testing/accounts.ts';
import { verifyDrawApart } from '../testing/draw-verifier.ts';
import { HonestPerson } from '../testing/honest-person.ts';
import { expectOneOrder } from '../testing/rush.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import type { VisitorAnswer } from '../testing/visitor.ts';
import { createWorld, eventually, naira, type World } from '../testing/world.ts';

/** `npm run crowd` sets these; without them it is the slice of `npm test`. */
const { CROWD_PEOPLE, CROWD_RULE = 'all' } = process.env;
const isCommand = CROWD_PEOPLE !== undefined;
const PEOPLE = Number(CROWD_PEOPLE ?? 1_000);
const CONNECTIONS = 200;
/** Of so many one has a browser that does the work a rush asks for: all others wait, because one machine cannot work for a city. */
const ONE_WORKS_OF = 1_000;
const WITHDRAW = isCommand ? 30 : 5;
const COME_AGAIN = 200;
const SHARES = Math.min(1_000, Math.floor(PEOPLE / 4));
const NTH = Math.ceil(PEOPLE * 0.7);

interface Came {
  person: HonestPerson;
  answer: VisitorAnswer;
}
type Order = Awaited<ReturnType<typeof expectOneOrder>>;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const sharesOf = ({ claims }: Order): number[] => claims.map(({ share }) => share);
/** In words what each was told, and how many were told so. */
function tally(answers: readonly VisitorAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const told = status === 200 ? (body.state ?? (body.entered && 'entered')) : (body.code ?? status);
    counts[told] = (counts[told] ?? 0) + 1;
  }
  return counts;
}

describe(`${PEOPLE.toLocaleString('en')} people over two server processes`, {
  timeout: 180_000 + PEOPLE * 60,
}, () => {
  let world: World;
  let servers: ServerProcess[] = [];
  let agent: Agent;
  let met = 0;
  beforeAll(async () => {
    // Everything that stands before a crowd is on. The slice leaves out the wait of a rush, which has a test of its own.
    const env = { RATE_LIMITS: 'on', TRUSTED_PROXIES: 'loopback', ...(!isCommand && { RUSH_FROM: '0' }) };
    world = await createWorld({ env });
    servers = await Promise.all([startServerProcess(world, 'all'), startServerProcess(world, 'all')]);
    agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  });
  afterAll(async () => {
    agent.destroy();
    await Promise.all(servers.map((server) => server.kill()));
    await world.close();
  });

  const newPerson = () => {
    const works = met % ONE_WORKS_OF === 0;
    met += 1;
    return new HonestPerson(met, { urls: servers.map(({ url }) => url), agent, works });
  };
  const everybodyComes = (path: string): Promise<Came[]> =>
    Promise.all(
      Array.from({ length: PEOPLE }, async () => {
        const person = newPerson();
        return { person, answer: await person.post(path, {}) };
      }),
    );
  const some = <T>(all: readonly T[], count: number): T[] => {
    const step = Math.max(1, Math.floor(all.length / count));
    return all.filter((_, index) => index % step === 0).slice(0, count);
  };
  const answersOf = (crowd: readonly Came[]) => crowd.map(({ answer }) => answer);

  /** Whoever asks again, at the other process, is told the same and takes nothing more. */
  async function expectTheSameAgain(crowd: readonly Came[], path: string): Promise<void> {
    await Promise.all(
      some(crowd, COME_AGAIN).map(async ({ person, answer }) => {
        const again = await person.post(path, {});
        const told = ({ status, body }: VisitorAnswer) => [status, body.state, body.code, body.accessKey, body.number];
        expect(told(again)).toEqual(told(answer));
      }),
    );
  }

  /** Some of those who have a share send it to a bank, each to their own, and the provider's own books say where it went. */
  async function expectPaidOnce(quid: string, { gift, claims }: Order, crowd: readonly Came[]): Promise<number> {
    const winners = some(
      crowd.filter(({ answer }) => answer.body.state === 'YOURS'),
      WITHDRAW,
    );
    const accounts = accountsOfDifferentPeople(winners.length);
    const asked = await Promise.all(
      winners.map(async ({ person, answer: { body } }, nth) => {
        const account = accounts[nth] ?? { accountNumber: '', bankCode: '' };
        const accountName = accountNameOf(account.bankCode, account.accountNumber);
        const ask = { quid, accessKey: body.accessKey, amount: body.amount, ...account, accountName };
        const made = await person.post('/api/withdrawal-request', ask);
        expect([made.status, made.body.stage], JSON.stringify(made.body)).toEqual([201, 'APPROVED']);
        return { ...account, reference: made.body.reference as string, amount: made.body.net as number };
      }),
    );
    const own = gift.id.replaceAll('-', '');
    const transfers = await eventually(
      'everybody who asked is paid',
      async () => {
        const sums = await world.control<ProviderSums>('GET', '/sums');
        const ofGift = sums.transfers.filter(({ reference }) => reference.includes(own));
        return ofGift.filter(({ bankReceived }) => bankReceived > 0).length >= asked.length && ofGift;
      },
      120_000,
    );
    expect(new Map(transfers.map((made) => [made.reference, made])).size).toBe(transfers.length);
    expect(
      transfers
        .map(({ reference, accountNumber, bankCode, amount }) => ({ accountNumber, bankCode, reference, amount }))
        .sort((a, b) => a.reference.localeCompare(b.reference)),
    ).toEqual(asked.sort((a, b) => a.reference.localeCompare(b.reference)));
    await eventually(
      'our books know of it',
      async () => {
        const paid = await world.deps.db
          .selectFrom('claims')
          .select('id')
          .where('giftId', '=', gift.id)
          .where('status', '=', 'PAID')
          .execute();
        return paid.length === asked.length;
      },
      60_000,
    );
    expect(claims.length).toBeGreaterThanOrEqual(asked.length);
    await world.expectCleanBooks();
    return asked.length;
  }

  const tell = (
    rule: string,
    startedAt: number,
    said: Record<string, number>,
    crowd: readonly Came[],
    paid: number,
  ) => {
    if (!isCommand) return;
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    const answers = Object.entries(said).map(([told, count]) => `${told} ${count.toLocaleString('en')}`);
    const sentAway = sum(crowd.map(({ person }) => person.sentAway)).toLocaleString('en');
    console.log(`${rule.padEnd(6)} ${answers.join(', ')}; told to come back ${sentAway}; paid ${paid}; ${seconds} s`);
  };

  const FIRST_COME = [
    {
      rule: 'equal',
      wire: { equalShares: SHARES },
      amount: naira(500) * SHARES + 7,
      told: { YOURS: SHARES, gift_taken: PEOPLE - SHARES },
      isRight: async (_: string, order: Order) => {
        const equal = naira(500);
        expect(sharesOf(order)).toEqual([...Array(7).fill(equal + 1), ...Array(SHARES - 7).fill(equal)]);
      },
    },
    {
      rule: 'lucky',
      wire: { luckyShares: SHARES },
      amount: naira(500) * SHARES,
      told: { YOURS: SHARES, gift_taken: PEOPLE - SHARES },
      isRight: async (quid: string, order: Order) => {
        const { body } = await world.browser().get(`/api/rules/${quid}`);
        expect(sharesOf(order)).toEqual(body.proof.shares);
      },
    },
    {
      rule: 'split',
      wire: { totalSplits: 5 },
      amount: 1_000_003,
      told: { YOURS: 5, gift_taken: PEOPLE - 5 },
      isRight: async (_: string, order: Order) => {
        expect(sharesOf(order)).toEqual([200_001, 200_001, 200_001, 200_000, 200_000]);
      },
    },
    {
      rule: 'nth',
      wire: { nthPerson: NTH },
      amount: naira(10_000),
      told: { YOURS: 1, NOT_THIS_TIME: NTH - 1, gift_taken: PEOPLE - NTH },
      isRight: async (_: string, { attempts, claims }: Order) => {
        expect(attempts).toHaveLength(NTH);
        expect(attempts.filter(({ outcome }) => outcome === 'granted')).toMatchObject([
          { number: NTH, browserId: claims[0]?.browserId },
        ]);
      },
    },
  ].filter(({ rule }) => ['all', rule].includes(CROWD_RULE));

  it.each(FIRST_COME)('$rule: has the right winners, and everybody an honest answer', async (gift) => {
    const startedAt = performance.now();
    const { quid } = await madePublic(world, gift.wire, { amount: gift.amount });
    const path = `/api/rules/claim?quid=${quid}`;
    const crowd = await everybodyComes(path);
    const said = tally(answersOf(crowd));
    expect(said).toEqual(gift.told);
    const order = await expectOneOrder(world, quid, answersOf(crowd));
    expect(sum(sharesOf(order))).toBe(gift.amount);
    expect(order.gift.status).toBe('CLAIMED');
    await gift.isRight(quid, order);
    await expectTheSameAgain(crowd, path);
    const paid = await expectPaidOnce(quid, order, crowd);
    tell(gift.rule, startedAt, said, crowd, paid);
  });

  it.runIf(['all', 'draw'].includes(CROWD_RULE))(
    'draw: has everybody in it once, and winners that anybody can work out',
    async () => {
      const startedAt = performance.now();
      const winners = Math.floor(SHARES / 2);
      const amount = naira(500) * winners + 7;
      const closesAt = new Date(world.deps.clock.now().getTime() + HOUR_MS).toISOString();
      const { quid, giftId } = await madePublic(world, { draw: { winners, closesAt } }, { amount });
      const path = `/api/giveaways/${quid}/entries`;
      const crowd = await everybodyComes(path);
      expect(tally(answersOf(crowd))).toEqual({ entered: PEOPLE });
      await expectTheSameAgain(crowd, path);

      await setHoursAhead(world, 1.1);
      await eventually('it is drawn', async () => (await drawOf(world, quid)).drawnAt !== null, 120_000);
      const published = await (await fetch(`${servers[0]?.url}/api/giveaways/${quid}/proof`)).text();
      const proof: DrawProof = JSON.parse(published);
      expectReceiptsIn(proof, giftId, crowd);
      for (const { answer } of some(crowd, 3)) {
        const { entered: _, ...receipt } = answer.body;
        const { status, said } = verifyDrawApart(published, receipt);
        expect(status, said).toBe(0);
      }

      // Everybody comes back, and those whom the proof names have won.
      const back = await Promise.all(
        crowd.map(async ({ person }) => ({
          person,
          answer: await person.get(`/api/transactions/quid/${quid}/verify`),
        })),
      );
      const said = tally(answersOf(back));
      expect(said).toEqual({ YOURS: winners, NOT_THIS_TIME: PEOPLE - winners });
      const won = back.flatMap(({ answer: { body } }) =>
        body.state === 'YOURS' ? [{ number: body.entry.number, share: body.amount }] : [],
      );
      const byNumber = (a: { number: number }, b: { number: number }) => a.number - b.number;
      expect(won.sort(byNumber)).toEqual(proof.winners.map(({ number, share }) => ({ number, share })).sort(byNumber));
      const order = await expectOneOrder(world, quid, answersOf(back));
      expect(order.attempts).toHaveLength(PEOPLE);
      expect(sum(sharesOf(order))).toBe(amount);
      expect(sharesOf(order)).toEqual(proof.shares);
      const paid = await expectPaidOnce(quid, order, back);
      tell('draw', startedAt, said, crowd, paid);
    },
  );

  /** What each was given on entering is what was published: the number, the ticket, and the head with them in it. */
  function expectReceiptsIn(proof: DrawProof, giftId: string, crowd: readonly Came[]): void {
    expect(proof.entries).toHaveLength(crowd.length);
    let head = firstHead({ giftId, commitment: proof.commitment, beacon: proof.beacon ?? undefined });
    const chain = proof.entries.map((ticket, index) => {
      head = nextHead(head, { number: index + 1, ticket });
      return { entered: true, number: index + 1, ticket, head };
    });
    expect(head).toBe(proof.head);
    const receipts = crowd.map(({ answer }) => answer.body).sort((a, b) => a.number - b.number);
    expect(receipts).toEqual(chain);
  }
});
