import type { IncomingMessage } from 'node:http';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_PASSWORD, DEMO_STAFF } from '@jara/domain/staff/demo-staff';
import { accountNameOf } from '@jara/paystack-sandbox/banks/account-names';
import { accountsOfDifferentPeople, type TestAccount } from '../../apps/server/testing/accounts.ts';
import { Visitor, type VisitorAnswer } from '../../apps/server/testing/visitor.ts';
import type { Place } from '../capacity/place.ts';
import type { LogBook } from './log-book.ts';

/** How many come in a second; together about half of what two cores carry. */
const COME = { gifts: 1.2, crowd: 25, looks: 6, pages: 3, staff: 1.5 };
const GIVEAWAY_EVERY_MS = 12_000;
const GIVEAWAY = { amount: 20_000_00, shares: 5, isOpenMs: 36_000 };
const WATCHERS = 60;
const WATCHES_MS = 30_000;
const DECISION_EVERY_MS = 4_000;
/** In naira; above 20,000 staff have to say yes. */
const AMOUNTS = [1_000, 5_000, 19_000, 30_000];
const ONE_BY_TRANSFER_OF = 4;
const ONE_REJECTED_OF = 20;

const LISTS = [
  'quids',
  'transactions',
  'withdrawals',
  'rules',
  'giveaways',
  'disputes',
  'reconciliation/items',
  'data-requests',
];
const FIGURES = ['dashboard', 'financial?period=1month', 'workload', 'float', 'notifications', 'operations', 'mine'];

/** What people were promised, to be compared with the books of the provider. */
export interface Promised {
  id: string;
  account: TestAccount;
}

type Ask = (
  kind: string,
  good: readonly number[],
  call: (headers: Record<string, string>) => Promise<VisitorAnswer>,
) => Promise<VisitorAnswer>;

interface Person {
  visitor: Visitor;
  ask: Ask;
  headers: Record<string, string>;
}

/** A crowd, payers, withdrawers and staff, who come at a steady rate whoever is still there, until they are told to go home. */
export function populate({ urls, control, env, providerUrl }: Place, log: LogBook, rate: number) {
  const promised: Promised[] = [];
  const giveaways: { quid: string; until: number }[] = [];
  const accounts = accountsOfDifferentPeople(100);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const streams = new Set<IncomingMessage>();
  const under = new Set<Promise<void>>();
  let isOver = false;
  let met = 0;
  let asked = 0;

  /** Somebody with a browser of their own behind a network of their own, led to either server. */
  const somebody = (): Person => {
    met += 1;
    const visitor = new Visitor(urls[met % urls.length] ?? '', { agent });
    const headers = { 'x-forwarded-for': `${20 + (met >> 16)}.${(met >> 8) & 255}.${met & 255}.7` };
    return { visitor, headers, ask: (kind, good, call) => log.ask(kind, good, () => call(headers)) };
  };
  const pick = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(Math.random() * things.length)] as Thing;

  /** Ordered, paid by card or by transfer, and heard of over the live stream, as the page does. */
  const give = async (
    order: Record<string, unknown>,
  ): Promise<{ person: Person; id: string; quid: string } | undefined> => {
    const person = somebody();
    const { visitor, ask, headers } = person;
    const ordered = await ask('order', [201], (own) =>
      visitor.post(
        '/api/transactions',
        { email: `friend${met}@example.com`, authorizationUrl: `${env.PUBLIC_URL}/payment/callback`, ...order },
        own,
      ),
    );
    const { reference, authorizationUrl } = ordered.body;
    if (!reference) return undefined;
    const stream = await visitor.stream(`/api/sse/connect/${reference}`, headers);
    const heard = hear(stream, (data) => data.includes('"SUCCESS"'));
    const isByTransfer = met % ONE_BY_TRANSFER_OF === 0;
    if (isByTransfer) await transfer(authorizationUrl);
    else await control('POST', '/pay', { reference, card: 'success' });
    const paidAt = performance.now();
    await heard;
    // When a transfer arrives only its bank knows.
    if (!isByTransfer) log.note('news of a payment', performance.now() - paidAt);
    stream.destroy();
    const paid = await ask('look at a payment', [200], (own) =>
      visitor.get(`/api/transactions/reference/${reference}`, own),
    );
    return paid.body.quid ? { person, id: paid.body.id, quid: paid.body.quid } : undefined;
  };

  const transfer = async (checkout: string) => {
    const code = new URL(checkout).pathname.split('/').at(-1);
    for (const step of ['bank-transfer', 'bank-transfer/sent'])
      await fetch(`${providerUrl}/checkout/${code}/${step}`, { method: 'POST', redirect: 'manual' });
  };

  /** Until the stream says it, or breaks off. */
  const hear = async (stream: IncomingMessage, isIt: (data: string) => boolean): Promise<void> => {
    streams.add(stream);
    try {
      for await (const chunk of stream) if (isIt(String(chunk))) return;
      log.find('a live stream ended without the news');
    } catch (error) {
      if (!isOver) log.find(`a live stream broke: ${(error as Error).message}`);
    } finally {
      streams.delete(stream);
    }
  };

  const open = async (quid: string): Promise<{ person: Person; quid: string; body: VisitorAnswer['body'] }> => {
    const person = somebody();
    const { visitor, ask } = person;
    await ask('look at a gift', [200], (own) => visitor.get(`/api/transactions/quid/${quid}/verify`, own));
    // Whoever comes too late is told so.
    const { body } = await ask('claim', [200, 409], (own) => visitor.post(`/api/rules/claim?quid=${quid}`, {}, own));
    return { person, quid, body };
  };

  const withdraw = async ({ person: { visitor, ask }, quid, body }: Awaited<ReturnType<typeof open>>) => {
    if (!body.accessKey) return;
    asked += 1;
    const account = accounts[asked % accounts.length] as TestAccount;
    await ask('name of an account', [200], (own) => visitor.post('/api/transactions/banks/resolve-name', account, own));
    const accountName = accountNameOf(account.bankCode, account.accountNumber);
    const made = await ask('withdraw', [201], (own) =>
      visitor.post(
        '/api/withdrawal-request',
        { quid, accessKey: body.accessKey, amount: body.amount, ...account, accountName },
        own,
      ),
    );
    if (made.status !== 201) return;
    promised.push({ id: made.body.id, account });
    await pause(3_000);
    await ask('look at a withdrawal', [200], (own) =>
      visitor.get(`/api/withdrawal-request/${made.body.id}`, { ...own, 'x-access-key': body.accessKey }),
    );
  };

  const travel = async () => {
    const gift = await give({ amount: pick(AMOUNTS) * 100 });
    if (gift) await withdraw(await open(gift.quid));
  };

  const host = async () => {
    const gift = await give({
      amount: GIVEAWAY.amount,
      senderEmail: 'host@example.com',
      rule: { equalShares: GIVEAWAY.shares },
    });
    if (!gift) return;
    const giveaway = { title: 'December love', host: 'Grace Chapel, Surulere' };
    const { visitor, ask } = gift.person;
    await ask('publish', [200], (own) => visitor.patch(`/api/sent/${gift.id}`, { giveaway }, own));
    giveaways.push({ quid: gift.quid, until: Date.now() + GIVEAWAY.isOpenMs });
  };

  const shown = () => {
    while (giveaways[0] && giveaways[0].until < Date.now() && giveaways.length > 1) giveaways.shift();
    return giveaways.length > 0 ? pick(giveaways).quid : undefined;
  };
  const comeForGiveaway = async () => {
    const quid = shown();
    if (quid) await withdraw(await open(quid));
  };
  const lookAtGiveaway = async () => {
    const quid = shown();
    const { visitor, ask } = somebody();
    if (quid) await ask('look at a giveaway', [200], (own) => visitor.get(`/api/giveaways/${quid}`, own));
  };
  const openPage = async () => {
    const quid = shown();
    const { visitor, ask } = somebody();
    if (quid) await ask('page of a gift', [200], (own) => visitor.get(`/claim/${quid}`, own));
  };
  /** Looks on for a while and goes; the next one comes. */
  const watch = async () => {
    const quid = shown();
    if (!quid) return void (await pause(500));
    const { visitor, headers } = somebody();
    const stream = await visitor.stream(`/api/giveaways/${quid}/live`, headers);
    if (stream.statusCode !== 200) log.find(`watching a giveaway: ${stream.statusCode}`);
    streams.add(stream);
    stream.resume();
    stream.on('error', () => streams.delete(stream));
    await pause(WATCHES_MS * (0.5 + Math.random()));
    streams.delete(stream);
    stream.destroy();
  };

  /** The three at their desks: signed in once, as long as a working day. */
  const desks = DEMO_STAFF.map(({ email, role }) => {
    const person = somebody();
    const signedIn = person.ask('sign in', [200], (own) =>
      person.visitor.post('/api/admin/session', { email, password: DEMO_PASSWORD }, own),
    );
    return { ...person, role, signedIn };
  });
  const readAtDesk = async () => {
    const { visitor, ask, signedIn, role } = pick(desks);
    await signedIn;
    const kind = pick(['list', 'search', 'figures'] as const);
    // Support sees neither figures of money nor what only others work on.
    const good = role === 'SUPPORT' ? [200, 403] : [200];
    const where = {
      list: `${pick(LISTS)}?page=${pick([1, 2, 3])}`,
      search: `search?q=${pick(['friend', `friend${met}`, 'host@example.com'])}`,
      figures: pick(FIGURES),
    }[kind];
    await ask(`staff: ${kind}`, good, (own) => visitor.get(`/api/admin/${where}`, own));
  };
  /** An Admin looks at all that waits and says yes to most of it. */
  const decide = async () => {
    const desk = desks.find(({ role }) => role === 'ADMIN');
    if (!desk) throw new Error('there is no Admin');
    const { visitor, ask, signedIn } = desk;
    await signedIn;
    const waiting = await ask('staff: list', [200], (own) =>
      visitor.get('/api/admin/withdrawals?status=PENDING&sort=createdAt&limit=50', own),
    );
    const ids = ((waiting.body.data ?? []) as { id: string }[]).map(({ id }) => id);
    if (ids.length === 0) return;
    const review = await ask('staff: review', [200], (own) =>
      visitor.get(`/api/admin/withdrawals/review?ids=${ids.join(',')}`, own),
    );
    const seen = ((review.body.withdrawals ?? []) as { id: string; revision: number }[]).map(({ id, revision }) => ({
      id,
      revision,
    }));
    const isRejected = ({ id }: { id: string }) => Number.parseInt(id.slice(-6), 16) % ONE_REJECTED_OF === 0;
    for (const [action, withdrawals] of [
      ['APPROVE', seen.filter((each) => !isRejected(each))],
      ['REJECT', seen.filter(isRejected)],
    ] as const) {
      if (withdrawals.length === 0) continue;
      const reason = action === 'REJECT' ? { reason: 'The name does not match' } : {};
      await ask('staff: decide', [200], (own) =>
        visitor.post('/api/admin/withdrawals/decisions', { action, withdrawals, ...reason }, own),
      );
    }
  };

  const run = (work: () => Promise<void>): Promise<void> => {
    const doing: Promise<void> = work()
      .catch((error: Error) => {
        if (!isOver) log.find(`broken off: ${error.message}`);
      })
      .finally(() => under.delete(doing));
    under.add(doing);
    return doing;
  };
  /** They come whoever is still waiting: a slow answer does not keep the next one away. */
  const arrive = async (perSecond: number, work: () => Promise<void>) => {
    for (let at = performance.now(); !isOver; ) {
      at += (-Math.log(1 - Math.random()) * 1_000) / (perSecond * rate);
      await pause(Math.max(0, at - performance.now()));
      if (!isOver) void run(work);
    }
  };
  const again = async (everyMs: number, work: () => Promise<void>) => {
    while (!isOver) {
      await run(work);
      await pause(everyMs);
    }
  };

  const everybody = [
    arrive(COME.gifts, travel),
    arrive(COME.crowd, comeForGiveaway),
    arrive(COME.looks, lookAtGiveaway),
    arrive(COME.pages, openPage),
    arrive(COME.staff, readAtDesk),
    again(GIVEAWAY_EVERY_MS / rate, host),
    again(DECISION_EVERY_MS, decide),
    ...Array.from({ length: WATCHERS }, () => again(0, watch)),
  ];
  return {
    promised,
    /** Nobody comes any more; whoever is there gets their answer. */
    goHome: async () => {
      isOver = true;
      for (const stream of streams) stream.destroy();
      await Promise.race([Promise.all([...everybody, ...under]), pause(60_000)]);
      agent.destroy();
    },
    decide,
  };
}
