import { LIABILITIES } from '@jara/domain/ledger/accounts';
import { NOT_KNOWN } from '@jara/domain/operations/differences';
import { FIRST_SLOT_OF_SENDER, parsePayoutReference } from '@jara/domain/withdrawal/payout-reference';
import type { ChargeSums, TransferSums } from '@jara/paystack-sandbox/control/sums';
import { checkBooks } from '../src/operations/books/check-books.ts';
import { literalText } from '../src/platform/database/literals.ts';
import { ask } from './ask.ts';
import { judgeDraws } from './judge-draws.ts';
import type { Breach, Broken, Law } from './laws.ts';
import { accountKey, type RememberedGift } from './memory.ts';
import type { SimulatedWorld } from './world.ts';

export interface Verdict {
  breaches: Breach[];
  /** Money of the house that is gone, and that our books call a loss. */
  losses: number;
}

const TWO_PERSONS_FROM = 50_000_000;
const naira = (amount: number) => `₦${(amount / 100).toLocaleString('en')}`;

/** Asks the provider's books, then ours; `refusals` are what stood in the way of money that is still here. */
export async function judge(world: SimulatedWorld, refusals: string[]): Promise<Verdict> {
  const { charges, transfers } = await world.sums();
  const breaches: Breach[] = [...world.memory.breaches];
  const broken = (law: Law, words: string) => breaches.push({ law, words });
  const received = transfers.filter(({ bankReceived }) => bankReceived > 0);

  judgePayouts(world, received, broken);
  judgeAccounts(world, received, broken);
  judgePlaces(world, received, broken);
  const losses = await namedLosses(world);
  judgeCharges(world, charges, received, losses, broken);
  for (const claim of world.memory.claims.values()) await judgeTold(world, claim, received, broken);
  for (const gift of world.memory.gifts.values()) await judgeGift(world, gift, charges, broken);

  await judgeDraws(world, broken);

  const { problems } = await checkBooks(world.deps.db, world.deps.keys);
  for (const { check, count, examples } of problems)
    broken('the books are clean', `not so: ${check} (${count}, such as ${examples[0]})`);
  for (const words of await unexplained(world)) broken('our books agree with the provider’s', words);
  for (const words of await stranded(world)) broken('nothing is stranded', words);
  if (breaches.some(({ law }) => law === 'nothing is stranded'))
    for (const refusal of new Set(refusals)) broken('nothing is stranded', `in the way: ${refusal}`);
  return { breaches, losses };
}

/**
 * Nobody here moves money of the house at the provider, so whatever of its balance our books cannot explain is our mistake: but
 * for what a restore has forgotten without a trace. Of a payment that people then call our own more can go back, and what a
 * transfer for a forgotten gift cost stays with the provider when it comes back. Nor can they say what a thing had cost or brought
 * that was booked after the backup and that the provider has forgotten as well.
 */
async function unexplained({ owner, memory }: SimulatedWorld): Promise<string[]> {
  if (memory.isRestoredPastForgotten) return [];
  const forgotten = await owner.query(
    `select from (
       select transaction_id from paystack_sandbox.refunds union all select transaction_id from paystack_sandbox.disputes
     ) back where exists (select from journals where ref = 'own-charge:' || transaction_id)
     union all
     select from paystack_sandbox.transfers t where t.transferred_at is not null and t.status <> 'success'
       and not exists (select from gifts where starts_with(t.reference, 'jara-out-' || replace(id::text, '-', '')))
     limit 1`,
  );
  if (forgotten.rows.length > 0) return [];
  const { rows } = await owner.query<{ ours: string; theirs: string; amount: number }>(
    "select ours, theirs, amount::float as amount from reconciliation_items where kind = 'BALANCE_DIFFERS'",
  );
  return rows.map(
    ({ ours, theirs, amount }) => `the balance was ${theirs} and not ${ours}: ${naira(amount)} too much or too little`,
  );
}

const shareOf = (reference: string): string => {
  const place = parsePayoutReference(reference);
  return place ? `${place.giftId} ${place.slot}` : reference;
};

function judgePayouts({ memory, crew }: SimulatedWorld, received: TransferSums[], broken: Broken): void {
  const nameOf = (giftId: string | undefined) =>
    [...memory.gifts.values()].find((gift) => gift.giftId === giftId)?.name ?? 'an unknown gift';
  const shares = new Map<string, TransferSums[]>();
  for (const transfer of received) {
    const share = shareOf(transfer.reference);
    shares.set(share, [...(shares.get(share) ?? []), transfer]);
  }
  for (const [share, paid] of shares) {
    const [giftId, slot] = share.split(' ');
    const gift = nameOf(giftId);
    if (isPaidTwice(memory, paid))
      broken(
        'a share is paid once',
        `share ${slot} of ${gift} was paid ${paid.length} times: ${paid.map(({ amount }) => naira(amount)).join(' and ')}`,
      );
    const asked = new Set(
      [...memory.claims.values()]
        .filter((claim) => claim.gift === gift && String(claim.slot) === slot)
        .flatMap((claim) => [...claim.asked]),
    );
    const named = Number(slot) >= FIRST_SLOT_OF_SENDER ? (memory.gifts.get(gift)?.asked ?? []) : [];
    for (const account of named) asked.add(account);
    for (const transfer of paid) {
      if (!asked.has(accountKey(transfer)))
        broken(
          'a share goes to the account that was asked for',
          `share ${slot} of ${gift} went to ${accountKey(transfer)}, asked for were ${[...asked].join(', ') || 'none'}`,
        );
      if (transfer.amount >= withoutFee(TWO_PERSONS_FROM)) {
        const yes = [...(memory.approvals.get(transfer.reference) ?? [])];
        const circles = new Set(yes.map((who) => crew[who as keyof typeof crew].circle));
        if (circles.size < 2)
          broken(
            'two persons are two',
            `${naira(transfer.amount)} of ${gift} left with the yes of ${yes.join(' and ') || 'nobody'}`,
          );
      }
    }
  }
}

/** By where the money is in the end; no care could have kept it from an account that had clearly not received the first. */
function judgeAccounts({ memory }: SimulatedWorld, received: TransferSums[], broken: Broken): void {
  const shares = new Map<string, Set<string>>();
  for (const transfer of received) {
    const place = parsePayoutReference(transfer.reference);
    if (!place || place.slot >= FIRST_SLOT_OF_SENDER) continue;
    if (memory.paidAfterAll.has(transfer.reference) || memory.thieves.has(accountKey(transfer))) continue;
    const key = `${place.giftId} ${accountKey(transfer)}`;
    shares.set(key, (shares.get(key) ?? new Set()).add(String(place.slot)));
  }
  for (const [key, slots] of shares)
    if (slots.size > 1)
      broken('an account receives one share of a gift', `${key} received the shares ${[...slots].join(' and ')}`);
}

/**
 * A share that lapsed is given on in another place, so a gift has more places than shares; no more of them are paid than it has
 * shares. What a restore forgot of that is for people to settle, and is called our loss.
 */
function judgePlaces({ memory }: SimulatedWorld, received: TransferSums[], broken: Broken): void {
  if (memory.restores > 0) return;
  for (const { name, giftId, shares } of memory.gifts.values()) {
    const places = received.flatMap(({ reference }) => parsePayoutReference(reference) ?? []);
    const paid = new Set(
      places.filter((place) => place.giftId === giftId && place.slot < FIRST_SLOT_OF_SENDER).map(({ slot }) => slot),
    );
    if (paid.size > shares)
      broken(
        'a share is paid once',
        `${name} has ${shares} share(s), and its places ${[...paid].join(', ')} were paid`,
      );
  }
}

/** Of two payouts of a share the later one must not have been sent while the earlier could still have been paid. */
const isPaidTwice = ({ resurrected }: SimulatedWorld['memory'], paid: TransferSums[]): boolean =>
  paid.some((earlier) =>
    paid.some(
      (later) => attemptOf(later) > attemptOf(earlier) && (resurrected.get(earlier.reference) ?? 0) < attemptOf(later),
    ),
  );

const attemptOf = ({ reference }: TransferSums): number => parsePayoutReference(reference)?.attempt ?? 0;

const withoutFee = (gross: number) => Math.floor(gross * 0.97);

function judgeCharges(
  { memory }: SimulatedWorld,
  charges: ChargeSums[],
  received: TransferSums[],
  losses: number,
  broken: Broken,
): void {
  const excesses: { words: string; amount: number }[] = [];
  for (const gift of memory.gifts.values()) {
    const own = charges.filter(({ reference }) => reference === gift.reference);
    const brought = sumOf(own.map(({ cameIn }) => cameIn));
    const wentBack = sumOf(own.map(({ refunded, disputed }) => refunded + disputed));
    const paidOut = sumOf(
      received
        .filter(({ reference }) => parsePayoutReference(reference)?.giftId === gift.giftId)
        .map(({ bankReceived }) => bankReceived),
    );
    const amount = paidOut + wentBack - brought;
    if (amount > 0)
      excesses.push({
        amount,
        words: `${gift.name} brought ${naira(brought)}; ${naira(wentBack)} went back and ${naira(paidOut)} was paid out`,
      });
  }
  const excess = sumOf(excesses.map(({ amount }) => amount));
  if (excess <= losses) return;
  for (const { words } of excesses)
    broken('a charge gives no more than it brought', `${words} (our books name ${naira(losses)} of losses in all)`);
}

/** What our own books call a loss of the house. */
async function namedLosses({ owner }: SimulatedWorld): Promise<number> {
  const { rows } = await owner.query<{ sum: string }>(
    "select coalesce(sum(amount), 0)::text as sum from movements where account like '%loss%'",
  );
  return Number(rows[0]?.sum ?? 0);
}

async function judgeTold(
  world: SimulatedWorld,
  claim: { name: string; browser: Map<string, string>; accessKey: string; gift: string; slot: number },
  received: TransferSums[],
  broken: Broken,
): Promise<void> {
  const { body, status } = await ask(world, claim.browser, 'GET', '/api/transactions/withdraw', undefined, {
    'x-access-key': claim.accessKey,
  });
  // A claim that a restore has forgotten cannot be asked about by its key.
  if (status !== 200) return;
  const shown: { status: string; reference: string; accountNumber: string }[] = body.withdrawals;
  for (const { reference, accountNumber } of shown.filter(({ status }) => status === 'COMPLETED')) {
    const paid = received.find((transfer) => transfer.reference === reference);
    if (!paid)
      broken('what people were told is so', `${claim.name} reads that the money arrived, and its bank has nothing`);
    else if (paid.accountNumber !== accountNumber)
      broken(
        'what people were told is so',
        `${claim.name} reads ${accountNumber}, and the money went to ${paid.accountNumber}`,
      );
  }
  if (shown.some(({ status }) => status === 'COMPLETED')) return;
  for (const { reference } of shown)
    if (received.some((transfer) => transfer.reference === reference))
      broken('what people were told is so', `${claim.name} reads that it was not paid, and its bank has the money`);
}

/** What went back by the provider's books, beside what the gift's own file says went back. */
async function judgeGift(
  world: SimulatedWorld,
  gift: RememberedGift,
  charges: ChargeSums[],
  broken: Broken,
): Promise<void> {
  if (!gift.giftId) return;
  const { body: file, status } = await ask(world, world.crew.super.cookies, 'GET', `/api/admin/quids/${gift.giftId}`);
  if (status !== 200) return;
  const theirs = charges.filter(({ reference }) => reference === gift.reference);
  const wentBack = sumOf(theirs.map(({ refunded, disputed }) => refunded + disputed)) + (await neverCame(world, gift));
  const { refunded, chargedBack, chargebackLoss } = file.money;
  const ours = refunded + chargedBack;
  // Our loss may be what went back after it was paid out, and may be what a thief was paid.
  if (ours > wentBack || ours + chargebackLoss < wentBack)
    broken(
      'our books agree with the provider’s',
      `${gift.name}: ${naira(wentBack)} went back, our books say ${naira(ours)} and a loss of ${naira(chargebackLoss)}`,
    );
  if (!file.money.addsUp) broken('the books are clean', `the money of ${gift.name} does not add up`);
  const { body: seen } = await ask(world, new Map(), 'GET', `/api/transactions/quid/${gift.quid}/verify`);
  if (seen.state === 'OPEN' && file.money.unclaimed === 0)
    broken(
      'what people were told is so',
      `a stranger reads that ${gift.name} waits to be opened, and nothing is left of it`,
    );
}

/**
 * What our books have taken out as never paid, and the provider has no trace of: to our books all of it went back, since they had it
 * before. One that is at the provider after all went nowhere, even while its API does not know it.
 */
async function neverCame({ owner }: SimulatedWorld, { reference }: RememberedGift): Promise<number> {
  const { rows } = await owner.query<{ sum: string }>(
    `select coalesce(sum(amount), 0)::text as sum from charges c
     where reference = $1 and exists (select from journals where ref = 'charge-voided:' || c.id)
       and not exists (select from paystack_sandbox.transactions where id::text = c.provider_id)`,
    [reference],
  );
  return Number(rows[0]?.sum ?? 0);
}

/**
 * Money of other people that is still in our hands although everybody has taken every way out, answers that nobody knows of, and
 * what the provider has forgotten and nobody could end.
 */
async function stranded({ owner, memory }: SimulatedWorld): Promise<string[]> {
  const { rows } = await owner.query(
    `select b.account, b.balance::bigint as balance, coalesce(g.id, c.gift_id, wc.gift_id, r.gift_id, d.gift_id)::text as gift,
       coalesce(c.status, w.status, r.status, d.status, '') as status, coalesce(g.status, cg.status, '') as gift_status,
       (select string_agg(distinct subject_kind || ' held by ' || cause, ', ') from holds h where h.lifted_at is null
         and h.gift_id = coalesce(g.id, c.gift_id, wc.gift_id, r.gift_id, d.gift_id)) as holds
     from balances b
     left join gifts g on b.account in ('gift', 'dormant') and g.id = b.subject
     left join claims c on b.account = 'claim' and c.id = b.subject
     left join gifts cg on cg.id = c.gift_id
     left join withdrawals w on b.account in ('payout_hold', 'fee_hold') and w.id = b.subject
     left join claims wc on wc.id = w.claim_id
     left join refunds r on b.account = 'refund' and r.id = b.subject
     left join disputes d on b.account = 'dispute' and d.id = b.subject
     where b.balance > 0 and b.account in ${literalText(LIABILITIES)}
     order by 1, 2`,
  );
  const { rows: waiting } = await owner.query(
    `select a.answer, d.provider_id from dispute_answers a join disputes d on d.id = a.dispute_id where a.status = 'WAITING'`,
  );
  const answers = waiting.map(
    ({ answer, provider_id }) => `${answer} to dispute ${provider_id} still waits to be known`,
  );
  const money = rows.map(({ account, balance, gift, status, gift_status, holds }) => {
    const name = [...memory.gifts.values()].find(({ giftId }) => giftId === gift)?.name ?? gift ?? 'somebody';
    return `${naira(Number(balance))} stay in ${account} of ${name} (${[status, gift_status, holds].filter(Boolean).join(', ')})`;
  });
  const { rows: unknown } = await owner.query(
    'select kind, reference from reconciliation_items where closed_at is null and theirs = $1 order by kind, reference',
    [NOT_KNOWN],
  );
  const forgotten = unknown.map(({ kind, reference }) => `${kind} ${reference} is still ${NOT_KNOWN}`);
  return [...money, ...answers, ...forgotten];
}

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
