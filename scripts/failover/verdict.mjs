import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { until } from './processes.mjs';

const OPEN = ['REQUESTED', 'APPROVED', 'SUBMITTED', 'UNKNOWN'];
const AT_ONCE = 16;

/** Asks for every promise that was made. Each line says what was looked at and what was wrong with it. */
export async function judge({ query, control, answers, crowdQuid, product, env, root }) {
  const openStates = OPEN.map((state) => `'${state}'`).join(', ');
  await until(
    'every payout came to an end',
    async () =>
      (await query(`select count(*)::int as open from withdrawals where status in (${openStates})`))[0].open === 0,
    240_000,
  );

  const attemptsOf = async () => (await query('select attempts from gifts where quid = $1', [crowdQuid]))[0].attempts;
  const before = await attemptsOf();
  const forgotten = await count(answers.attempts, async ({ person }) => {
    const { status } = await person.ask('POST', `/api/rules/claim?quid=${crowdQuid}`, {});
    return status !== 200;
  });
  const counted = (await attemptsOf()) - before;

  const lostClaims = await count(answers.claims, async ({ recipient, quid, accessKey }) => {
    const { body } = await recipient.ask('POST', `/api/rules/claim?quid=${quid}`, {});
    return body.accessKey !== accessKey;
  });
  const withdrawals = await query('select id, reference, status, net from withdrawals');
  const byId = new Map(withdrawals.map((row) => [row.id, row]));
  const lostWithdrawals = answers.withdrawals.filter(({ id }) => byId.get(id)?.status !== 'COMPLETED').length;

  const transfers = await allTransfers(control);
  const paid = new Map();
  for (const { reference, status } of transfers) {
    if (status === 'success') paid.set(reference, (paid.get(reference) ?? 0) + 1);
  }
  const completed = withdrawals.filter(({ status }) => status === 'COMPLETED');
  const notOnce = completed.filter(({ reference }) => paid.get(reference) !== 1).length;
  const unknownTransfers = [...paid.keys()].filter(
    (ref) => !withdrawals.some(({ reference }) => reference === ref),
  ).length;

  const books = await promisify(execFile)(process.execPath, [join(root, 'apps/server/dist/commands/check-books.js')], {
    env: { PATH: process.env.PATH, ...env },
  }).then(
    ({ stdout }) => ({ text: stdout.trim(), wrong: 0 }),
    (error) => ({ text: `${error.stdout ?? ''}${error.stderr ?? ''}`.trim(), wrong: 1 }),
  );

  return [
    { what: 'attempts answered, asked for again', looked: answers.attempts.length, wrong: forgotten },
    { what: 'of these, not known any more and counted anew', looked: answers.attempts.length, wrong: counted },
    { what: 'claims granted, same access key again', looked: answers.claims.length, wrong: lostClaims },
    { what: 'withdrawals answered 201, paid out', looked: answers.withdrawals.length, wrong: lostWithdrawals },
    { what: 'completed payouts, paid by the provider exactly once', looked: completed.length, wrong: notOnce },
    { what: 'transfers at the provider that we do not know', looked: transfers.length, wrong: unknownTransfers },
    { what: `books: ${books.text}`, looked: 1, wrong: books.wrong },
    { what: 'processes of the product that ended', looked: 3, wrong: product.dead().length },
    {
      what: `refused for another reason than trouble: ${[...new Set(answers.findings)].join('; ') || 'none'}`,
      looked: answers.refused.length,
      wrong: answers.findings.length,
    },
  ];
}

async function count(items, isWrong) {
  const waiting = [...items];
  let wrong = 0;
  const work = async () => {
    for (let item = waiting.pop(); item; item = waiting.pop()) if (await isWrong(item)) wrong += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return wrong;
}

/** The provider shows its transfers in pages. */
export async function allTransfers(control) {
  const all = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await control('GET', `/transfers?page=${page}`);
    all.push(...data);
    if (data.length === 0 || all.length >= total) return all;
  }
}
