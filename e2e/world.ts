import {
  type APIRequestContext,
  type APIResponse,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { DEMO_PASSWORD } from '../packages/domain/src/staff/demo-staff.ts';
import { BadLine, type Weather } from './bad-line.ts';
import { PHONE } from './looks.ts';
import { Watch } from './watch.ts';

export { expect } from '@playwright/test';

const port = Number(process.env.E2E_PORT);
export const SITE = `http://localhost:${port}`;
const SANDBOX = `http://localhost:${port + 1}`;

/** A code that is well formed and opens nothing. */
export const NOBODYS_QUID = 'SB39YW1HP58EH';

/** An account the sandbox pays at once, one it refuses, and one it keeps waiting for ever. */
export const ACCOUNTS = {
  paid: '0123456700',
  /** Paid at once as well, and somebody else's: an account receives one share of a gift. */
  paidToo: '0123456800',
  paidThird: '0123456900',
  paidFourth: '0123457100',
  /** Each of one journey only, so that what was paid to it can be counted. */
  overBadLine: '0123457200',
  overSlowLine: '0123457300',
  decidedTogether: '0123457400',
  refused: '0123456722',
  stuck: '0123456744',
  unknown: '0123456777',
  /** Used once: what goes to one account is added up, and a large sum waits for two. */
  ofSender: '0987654300',
};

export interface Gift {
  /** Of its payment, and so of its sender's room. */
  id: string;
  quid: string;
  reference: string;
  manageKey: string;
  /** The browser that paid, as far as the server can tell. */
  sender: APIRequestContext;
}

interface Claim {
  quid: string;
  accessKey: string;
  amount: number;
}

/** Everything a journey needs to have happened before it begins. It goes through the same API as the pages do. */
export class World {
  readonly #newRequest: () => Promise<APIRequestContext>;

  constructor(newRequest: () => Promise<APIRequestContext>) {
    this.#newRequest = newRequest;
  }

  /** A gift somebody else has paid for; or, with that browser's requests, one that it has paid for itself. */
  async gift(details: Record<string, unknown> = {}, sender?: APIRequestContext, card?: string): Promise<Gift> {
    const by = sender ?? (await this.#newRequest());
    const reference = await this.unpaidGift(details, by);
    await this.pay(reference, card);
    const payment = await answer<{ id: string; quid: string; manageKey: string }>(
      by.get(`/api/transactions/reference/${reference}`),
    );
    return { id: payment.id, quid: payment.quid, manageKey: payment.manageKey, reference, sender: by };
  }

  async unpaidGift(details: Record<string, unknown>, by: APIRequestContext): Promise<string> {
    const data = {
      amount: 1_000_000,
      email: 'ada@example.com',
      senderName: 'Chidi',
      message: 'For the little extra.',
      authorizationUrl: `${SITE}/payment/callback`,
      ...details,
    };
    return (await answer<{ reference: string }>(by.post('/api/transactions', { data }))).reference;
  }

  /** Pays as somebody at the provider's page would. */
  async pay(reference: string, card = 'success'): Promise<void> {
    await this.control('pay', { reference, card });
  }

  async setRule({ quid, sender }: Gift, rule: Record<string, unknown>): Promise<void> {
    await answer(sender.post('/api/rules', { data: { quid, ...rule } }));
  }

  /** Its sender lets everybody see it. */
  async publish({ id, sender }: Gift, words: Record<string, unknown> = {}): Promise<void> {
    const giveaway = { title: 'December jara', host: 'Radio Port', ...words };
    await answer(sender.patch(`/api/sent/${id}`, { data: { giveaway } }));
  }

  /** Opens a gift from a browser nobody has seen before, or from the given one. */
  async claim(quid: string, by?: APIRequestContext): Promise<Claim> {
    const claimant = by ?? (await this.#newRequest());
    const claim = await answer<Omit<Claim, 'quid'>>(claimant.post(`/api/rules/claim?quid=${quid}`, { data: {} }));
    return { accessKey: claim.accessKey, amount: claim.amount, quid };
  }

  async thank(accessKey: string, text: string): Promise<void> {
    const claimant = await this.#newRequest();
    await answer(claimant.post('/api/claims/thanks', { data: { text }, headers: { 'x-access-key': accessKey } }));
  }

  /** A withdrawal that waits for staff, because it is above what is approved by itself. */
  async waitingWithdrawal(): Promise<{ quid: string; id: string }> {
    const { quid } = await this.gift({ amount: 3_000_000 });
    const { id } = await this.withdraw(await this.claim(quid), ACCOUNTS.paid);
    return { quid, id };
  }

  async withdraw(claim: Claim, accountNumber: string): Promise<{ id: string; reference: string }> {
    const request = await this.#newRequest();
    const account = { accountNumber, bankCode: '058' };
    const { accountName } = await answer<{ accountName: string }>(
      request.post('/api/transactions/banks/resolve-name', { data: account }),
    );
    return answer(request.post('/api/withdrawal-request', { data: { ...claim, ...account, accountName } }));
  }

  /** Staff block a gift, as they do while they look into something. */
  async hold(quid: string): Promise<void> {
    const staff = await this.#admin();
    await answer(
      staff.put(`/api/quid/${quid}/status`, { data: { status: 'BLOCKED', reason: 'A journey asked for it' } }),
    );
  }

  /** Staff say yes to what waits for them of a gift. */
  async approve(quid: string): Promise<void> {
    const staff = await this.#admin();
    const { withdrawals } = await answer<{ withdrawals: { id: string; revision: number; stage: string }[] }>(
      staff.get(`/api/admin/quids/${quid}`),
    );
    for (const { id, revision } of withdrawals.filter(({ stage }) => stage === 'REQUESTED'))
      await answer(staff.put('/api/withdrawal-request', { data: { id, revision, action: 'APPROVE' } }));
  }

  /** Staff send the money of a held gift back. */
  async refund(quid: string): Promise<void> {
    const staff = await this.#admin();
    await answer(staff.post(`/api/admin/quids/${quid}/refund`, { data: { reason: 'A journey asked for it' } }));
  }

  /** Business time, for every browser at once: only journeys of one file, which run one by one, may move it. */
  async moveClock(offsetSeconds: number): Promise<void> {
    const request = await this.#newRequest();
    await answer(request.put('/api/dev/clock', { data: { offsetSeconds } }));
  }

  /** What the provider has paid to an account, by its own books. */
  async transfersTo(accountNumber: string): Promise<[amount: number, status: string][]> {
    const request = await this.#newRequest();
    type Transfer = { amount: number; status: string; recipient: { details: { account_number: string } } };
    const { data } = await answer<{ data: Transfer[] }>(request.get(`${SANDBOX}/control/transfers`));
    return data
      .filter(({ recipient }) => recipient.details.account_number === accountNumber)
      .map(({ amount, status }) => [amount, status]);
  }

  async expectCleanBooks(): Promise<void> {
    const staff = await this.#admin();
    expect(await answer(staff.post('/api/admin/operations/books-check', { data: {} }))).toMatchObject({ problems: [] });
  }

  /** Somebody of staff, signed in. */
  async #admin(): Promise<APIRequestContext> {
    const staff = await this.#newRequest();
    await answer(staff.post('/api/admin/session', { data: { email: 'admin@jara.test', password: DEMO_PASSWORD } }));
    return staff;
  }

  /** The sandbox's levers. */
  async control<T>(lever: string, data: unknown): Promise<T> {
    const request = await this.#newRequest();
    return answer<T>(request.post(`${SANDBOX}/control/${lever}`, { data }));
  }
}

async function answer<T>(asked: Promise<APIResponse>): Promise<T> {
  const response = await asked;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as T;
}

interface Fixtures {
  watch: Watch;
  world: World;
  /** A line to put between a browser and the product. Named before the visitor, it is there for as long as their pages. */
  lineIn: (weather?: Weather) => Promise<BadLine>;
  /** Another person with a browser of their own; a phone unless told otherwise. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that this fixture needs no other
  watch: async ({}, use) => {
    const watch = new Watch({ site: SITE, sandbox: SANDBOX });
    await use(watch);
    watch.expectNothing();
  },
  context: async ({ context, watch }, use) => {
    await watch.follow(context);
    await use(context);
  },
  world: async ({ playwright }, use) => {
    const opened: APIRequestContext[] = [];
    await use(
      new World(async () => {
        const request = await playwright.request.newContext({ baseURL: SITE });
        opened.push(request);
        return request;
      }),
    );
    await Promise.all(opened.map((request) => request.dispose()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that this fixture needs no other
  lineIn: async ({}, use) => {
    const opened: BadLine[] = [];
    await use(async (weather) => {
      const line = await BadLine.open(weather);
      opened.push(line);
      return line;
    });
    for (const line of opened) line.close();
  },
  visitor: async ({ browser, locale, timezoneId, watch }, use) => {
    const opened: Page[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...PHONE, locale, timezoneId, baseURL: SITE, ...options });
      await watch.follow(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});
