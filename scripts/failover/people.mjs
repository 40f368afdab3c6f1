import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 150_000;
const ACCOUNT = { accountNumber: '0000000000', bankCode: '057' };

/** Somebody with a browser: keeps their cookies, and tries again when they are told to. */
class Person {
  #cookies = new Map();
  #urls;
  #turn = Math.floor(Math.random() * 2);

  constructor(urls) {
    this.#urls = urls;
  }

  async ask(method, path, body, headers = {}) {
    this.#turn += 1;
    try {
      const answer = await fetch(`${this.#urls[this.#turn % 2]}${path}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(45_000),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        this.#cookies.set(name, value);
      }
      return { status: answer.status, body: await answer.json() };
    } catch (error) {
      return { status: 0, body: { code: error.cause?.code ?? error.name } };
    }
  }

  /** Asks until the answer is good. What is refused for another reason than trouble is a finding. */
  async insist(isGood, ...question) {
    for (const deadline = Date.now() + PATIENCE_MS; ; await pause(300)) {
      const answer = await this.ask(...question);
      if (isGood(answer)) return answer.body;
      const isTrouble = answer.status === 0 || answer.status >= 500 || answer.status === 429;
      const isEarly = answer.status === 200;
      if ((!isTrouble && !isEarly) || Date.now() > deadline) {
        throw new Error(
          `${question[0]} ${question[1].replace(/[0-9A-Z]{13}/, '…')} answered ${answer.status} ${answer.body?.code}`,
        );
      }
    }
  }
}

const ok = ({ status }) => status === 200;
const made = ({ status }) => status === 201;

/** Everybody who uses the product while its database fails, and everything they were answered. */
export function createPeople({ urls, control, publicUrl }) {
  const answers = { gifts: [], attempts: [], claims: [], withdrawals: [], refused: [], findings: [] };
  let isOver = false;

  const give = async (person, amount, order = {}) => {
    const { reference } = await person.insist(made, 'POST', '/api/transactions', {
      amount,
      email: 'ada@example.com',
      authorizationUrl: `${publicUrl}/payment/callback`,
      ...order,
    });
    await control('POST', '/pay', { reference, card: 'success' });
    const isPaid = (answer) => ok(answer) && answer.body.status === 'SUCCESS';
    const paid = await person.insist(isPaid, 'GET', `/api/transactions/reference/${reference}`);
    answers.gifts.push({ reference, quid: paid.quid });
    return paid;
  };

  /** A whole gift: paid, claimed, sent to the bank; every step tried until it is answered well. */
  const travel = async () => takeOut(await open(await give(new Person(urls), 1_000_00)));

  const open = async ({ quid }) => {
    const recipient = new Person(urls);
    // The page gives the cookie before the claim, so that a claim whose answer is lost can be asked for again.
    await recipient.insist(ok, 'GET', `/api/transactions/quid/${quid}/verify`);
    const { accessKey, amount } = await recipient.insist(ok, 'POST', `/api/rules/claim?quid=${quid}`, {});
    answers.claims.push({ recipient, quid, accessKey });
    return { recipient, quid, accessKey, amount };
  };

  const takeOut = async ({ recipient, quid, accessKey, amount }) => {
    const name = await recipient.insist(ok, 'POST', '/api/transactions/banks/resolve-name', ACCOUNT);
    const ask = { quid, accessKey, amount, ...ACCOUNT, accountName: name.accountName };
    const { id } = await recipient.insist(made, 'POST', '/api/withdrawal-request', ask);
    answers.withdrawals.push({ id });
  };

  const again = async (work) => {
    while (!isOver) await work().catch((error) => answers.findings.push(error.message));
  };

  return {
    answers,
    /** One step of the way at a time, for whoever has to know when it was taken. */
    give: () => give(new Person(urls), 1_000_00),
    giveAs: (order) => give(new Person(urls), 1_000_00, order),
    tryInVain: (quid) => new Person(urls).insist(ok, 'POST', `/api/rules/claim?quid=${quid}`, {}),
    open,
    takeOut,
    /** A gift that goes to nobody for a long time, so that every claim is a row that has to be kept. */
    openCrowdGift: async () => {
      const sender = new Person(urls);
      const { quid } = await give(sender, 10_000_00);
      await sender.insist(ok, 'POST', '/api/rules', { quid, nthPerson: 100_000 });
      return quid;
    },
    start: ({ crowdQuid, crowd, travellers }) => {
      const claim = async () => {
        const person = new Person(urls);
        const answer = await person.ask('POST', `/api/rules/claim?quid=${crowdQuid}`, {});
        if (ok(answer)) answers.attempts.push({ person, at: Date.now() });
        else answers.refused.push({ status: answer.status, code: answer.body?.code, at: Date.now() });
        await pause(30);
      };
      const everybody = [
        ...Array.from({ length: crowd }, () => again(claim)),
        ...Array.from({ length: travellers }, () => again(() => travel().then(() => pause(200)))),
      ];
      return async () => {
        isOver = true;
        await Promise.all(everybody);
      };
    },
  };
}
