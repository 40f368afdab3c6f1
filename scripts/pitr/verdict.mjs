import { setTimeout as pause } from 'node:timers/promises';
import { allTransfers } from '../failover/verdict.mjs';

const WATCH_MS = 5_000;

/** Asks for every promise that was made before the moment, and for everything the provider did after it. */
export async function judge({ query, control, people, before, opened, sealed, command, marked, transfersBefore }) {
  const rowsOf = async (text) => new Map((await query(text)).map((row) => [row.reference, row]));
  const payments = await rowsOf('select reference, status from payments');
  const lostGifts = before.gifts.filter(({ reference }) => payments.get(reference)?.status !== 'SUCCESS').length;
  const withdrawalIds = new Set((await query('select id from withdrawals')).map(({ id }) => id));
  const lostWithdrawals = before.withdrawals.filter(({ id }) => !withdrawalIds.has(id)).length;
  let lostKeys = 0;
  for (const { recipient, quid, accessKey } of before.claims) {
    const { body } = await recipient.ask('POST', `/api/rules/claim?quid=${quid}`, {});
    if (body.accessKey !== accessKey) lostKeys += 1;
  }

  // Until the provider was asked nothing is opened and nothing is paid, whatever the restored rows say.
  const refused = [];
  for (const { quid } of sealed) {
    const { body } = await opened[0].recipient.ask('POST', `/api/rules/claim?quid=${quid}`, {});
    refused.push(body.code);
  }
  await pause(WATCH_MS);
  const transfersHeld = (await control('GET', '/state')).counts.transfers;

  const compared = await reconcile(command);
  const items = await query('select kind, reference from reconciliation_items where closed_at is null');
  const open = new Set(items.map(({ reference }) => reference));
  const withdrawals = await rowsOf('select reference, status, net from withdrawals');
  const paid = (await allTransfers(control)).filter(({ status }) => status === 'success');
  const unexplained = paid.filter(
    ({ reference }) => withdrawals.get(reference)?.status !== 'COMPLETED' && !open.has(reference),
  ).length;
  const twice = paid.length - new Set(paid.map(({ reference }) => reference)).size;
  const found = await query(
    `select count(*)::int as found from withdrawals w join claims c on c.id = w.claim_id join gifts g on g.id = c.gift_id
     where w.status = 'COMPLETED' and g.quid = any($1)`,
    [opened.map(({ quid }) => quid)],
  );
  const later = people.answers.gifts.slice(before.gifts.length);
  const known = await rowsOf('select reference, status from payments');
  const unheard = later.filter(
    ({ reference }) => known.get(reference)?.status !== 'SUCCESS' && !open.has(reference),
  ).length;
  const [switches] = await query(
    `select count(*) filter (where not is_on)::int as off from switches where name in ('payouts', 'claims')`,
  );
  const [restores] = await query('select count(*)::int as held from restores where released_at is null');
  const books = await command('check-books');
  const audit = await command('verify-audit');
  const kinds = [...new Set(items.map(({ kind }) => kind))].sort();
  return [
    { what: `marked: ${marked.output.split('\n')[0]}`, looked: 1, wrong: marked.code },
    { what: 'gifts paid before the moment are there', looked: before.gifts.length, wrong: lostGifts },
    { what: 'claims granted before it give the same access key', looked: before.claims.length, wrong: lostKeys },
    { what: 'withdrawals answered before it are there', looked: before.withdrawals.length, wrong: lostWithdrawals },
    {
      what: 'gifts that were opened in the lost time cannot be opened again yet',
      looked: refused.length,
      wrong: refused.filter((code) => code !== 'switched_off').length,
    },
    { what: 'transfers made while money is held', looked: transfersHeld, wrong: transfersHeld - transfersBefore },
    {
      what: `compared with the provider: ${compared.output.split('\n')[0]}`,
      looked: 1,
      wrong: compared.isWhole ? 0 : 1,
    },
    {
      what: 'shares opened before and paid after are recorded as paid',
      looked: opened.length,
      wrong: opened.length - found[0].found,
    },
    {
      what: `what the provider paid is recorded, or open (${kinds.join(', ')})`,
      looked: paid.length,
      wrong: unexplained,
    },
    { what: 'what the provider took after the moment is recorded, or open', looked: later.length, wrong: unheard },
    { what: 'shares paid twice', looked: paid.length, wrong: twice },
    {
      what: 'payouts and claims wait for people to settle what is open',
      looked: 2,
      wrong: 2 - switches.off + (restores.held === 1 ? 0 : 1),
    },
    { what: `books: ${books.output.trim()}`, looked: 1, wrong: books.code },
    { what: `audit: ${audit.output.trim()}`, looked: 1, wrong: audit.code },
  ];
}

/** The worker compares by itself every few minutes; when it is at it, we wait. What it finds is open, so it ends with 1. */
async function reconcile(command) {
  for (let turn = 0; ; turn += 1) {
    const { output } = await command('reconcile');
    const isWhole = output.startsWith('Asked ') && !output.includes('Not finished');
    if (isWhole || turn === 20) return { output, isWhole };
    await pause(3_000);
  }
}
