import { pageOf } from '@jara/contract/paging';
import type { PersonFile, PersonFound, PersonRecord, PersonTotal } from '@jara/contract/staff/people';
import { isOnHold } from '@jara/domain/gift/gift-status';
import { isForEverybody } from '@jara/domain/giveaway/giveaway-state';
import { type Minor, minor } from '@jara/domain/money/money';
import {
  COUNTED_FLAGS,
  type FlagCounts,
  flagsOf,
  PARTS_OF,
  type PersonKind,
  type PersonPart,
  type PersonPlace,
} from '@jara/domain/staff/people';
import { MINUTE_MS } from '@jara/domain/time/lagos';
import { type Desk, record } from './decisions.ts';
import { refuse } from './refuse.ts';
import {
  assigneeOf,
  codeOf,
  giftOf,
  iso,
  known,
  type PracticeGift,
  type PracticePayment,
  type PracticePerson,
  type PracticeWithdrawal,
  paymentOf,
  type World,
} from './world.ts';

const ONE_LOOK_MS = 15 * MINUTE_MS;
const NO_BROWSERS = 'Practice has no browsers: people are known there by their addresses and bank accounts.';
/** No sum is watched here. */
const ANY: Minor = minor(Number.MAX_SAFE_INTEGER);
const NO_LIMIT = { day: ANY, month: ANY };
const NO_LIMITS = { account: NO_LIMIT, payer: NO_LIMIT, self: NO_LIMIT };

const accountValue = ({ bank, accountNumber }: PracticeWithdrawal): string => `${bank.code}/${accountNumber}`;

function personOf({ world, dice }: Desk, kind: PersonKind, value: string): PracticePerson {
  const found = world.people.find((person) => person.kind === kind && person.value === value);
  if (found) return found;
  const made = { id: dice.uuid(), kind, value };
  world.people.push(made);
  return made;
}

function show(world: World, { id, kind, value }: PracticePerson): PersonFound {
  if (kind !== 'account') return { id, kind, name: value, about: null };
  const used = known(
    world.withdrawals.find((row) => accountValue(row) === value),
    'bank account',
  );
  return { id, kind, name: used.accountNumber, about: `${used.bank.name}, ${used.accountName}` };
}

/** Whoever has this address or account number, whole. */
export function findPeople(desk: Desk, typed: string): { people: PersonFound[] } {
  const { world } = desk;
  const text = typed.trim().toLowerCase();
  const isKnown = world.payments.some((each) => each.senderEmail === text || each.recipientEmail === text);
  const accounts = world.withdrawals.filter(({ accountNumber }) => accountNumber === text).map(accountValue);
  const people = isKnown
    ? [personOf(desk, 'address', text)]
    : [...new Set(accounts)].map((value) => personOf(desk, 'account', value));
  if (people.length === 0) throw refuse('not_found', 'Nobody has used this address or account here');
  return { people: people.map((person) => show(world, person)) };
}

export function openPerson(desk: Desk, place: PersonPlace, id: string): { id: string } {
  const { world } = desk;
  if (place.endsWith('.browser')) throw refuse('not_found', NO_BROWSERS);
  if (place === 'withdrawal.account') {
    const row = world.withdrawals.find((each) => each.id === id);
    if (!row) throw refuse('not_found');
    return { id: personOf(desk, 'account', accountValue(row)).id };
  }
  const payment = world.payments.find((each) => each.id === id);
  const address = place === 'payment.sender' ? payment?.senderEmail : payment?.recipientEmail;
  if (!address) throw refuse('not_found');
  return { id: personOf(desk, 'address', address).id };
}

/** Looking is in the trail here too. */
function lookAt(desk: Desk, id: string): PracticePerson {
  const { world, now } = desk;
  const person = world.people.find((each) => each.id === id);
  if (!person) throw refuse('not_found');
  const isLooking = world.audit.some(
    ({ action, subjectId, at }) => action === 'person.look' && subjectId === id && Date.parse(at) > now() - ONE_LOOK_MS,
  );
  if (!isLooking) record(desk, { action: 'person.look', subjectKind: 'person', subjectId: id });
  return person;
}

/** A gift that one person can claim is its addressee's; one that many share has many owners. */
const isOwn = (world: World, gift: PracticeGift, address: string): boolean => {
  const { delivery, recipientEmail } = paymentOf(world, gift);
  return delivery === 'MAIL' && recipientEmail === address && !isForEverybody(gift.rule?.rule);
};

function rowsOf(world: World, { kind, value }: PracticePerson, part: PersonPart): PersonRecord[] {
  const isAddress = kind === 'address';
  const sent = world.payments.filter(({ senderEmail }) => isAddress && senderEmail === value);
  const gifts = world.gifts.filter((gift) => isAddress && isOwn(world, gift, value));
  const withdrawals = world.withdrawals.filter((row) =>
    isAddress ? gifts.some(({ id }) => id === row.giftId) : accountValue(row) === value,
  );
  switch (part) {
    case 'SENT':
      return sent.map((payment) => paymentRow(world, payment));
    case 'RECEIVED':
      return world.payments
        .filter(({ recipientEmail, status }) => isAddress && recipientEmail === value && status === 'SUCCESS')
        .map((payment) => paymentRow(world, payment));
    case 'CLAIMED':
      return gifts.flatMap((gift) =>
        gift.claims.map(({ id, at, share, status }) => ({
          ...aboutGift(world, gift),
          kind: 'claim' as const,
          id,
          at: iso(at),
          amount: share,
          status,
        })),
      );
    case 'WITHDRAWN':
      return withdrawals.map((row) => withdrawalRow(world, row));
    case 'REFUSED':
      return [
        ...sent.filter(({ status }) => status === 'FAILED').map((payment) => paymentRow(world, payment)),
        ...withdrawals
          .filter(({ stage }) => stage === 'FAILED' || stage === 'REJECTED' || stage === 'REVERSED')
          .map((row) => withdrawalRow(world, row)),
      ];
    case 'MONEY_BACK':
      return sent.flatMap(({ giftId }) => {
        const gift = giftId === null ? undefined : giftOf(world, giftId);
        if (!gift?.refund) return [];
        const { id, amount, reason, at } = gift.refund;
        return [
          { ...aboutGift(world, gift), kind: 'refund' as const, id, at: iso(at), amount, status: 'DONE', reason },
        ];
      });
    case 'TRIED':
      return [];
  }
}

const aboutPayment = (payment: PracticePayment) => ({
  currency: payment.currency,
  reason: null,
  payment: { id: payment.id, reference: payment.reference },
  sender: payment.senderEmail,
  recipient: payment.recipientEmail,
  account: null,
});

const aboutGift = (world: World, gift: PracticeGift) => ({
  ...aboutPayment(paymentOf(world, gift)),
  giftId: gift.id,
  quid: codeOf(gift),
});

function paymentRow(world: World, payment: PracticePayment): PersonRecord {
  const { id, giftId, amount, status, createdAt, failureReason } = payment;
  return {
    ...aboutPayment(payment),
    kind: 'payment',
    id,
    at: iso(createdAt),
    amount,
    status,
    reason: failureReason,
    giftId,
    quid: giftId === null ? null : codeOf(giftOf(world, giftId)),
  };
}

const withdrawalRow = (world: World, row: PracticeWithdrawal): PersonRecord => ({
  ...aboutGift(world, giftOf(world, row.giftId)),
  kind: 'withdrawal',
  id: row.id,
  at: iso(row.createdAt),
  amount: row.amount,
  status: row.stage,
  reason: row.reason,
  account: `${row.bank.name}, ${row.accountNumber}`,
});

export function listRecords(desk: Desk, id: string, ask: { part: PersonPart; page: number; limit: number }) {
  const person = lookAt(desk, id);
  const rows = rowsOf(desk.world, person, ask.part).sort(
    (a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id),
  );
  return pageOf(rows.slice((ask.page - 1) * ask.limit, ask.page * ask.limit), rows.length, ask);
}

export function readPerson(desk: Desk, id: string): PersonFile {
  const { world } = desk;
  const person = lookAt(desk, id);
  return {
    ...show(world, person),
    totals: PARTS_OF[person.kind].flatMap((part) => addUp(part, rowsOf(world, person, part))),
    flags: flagsOf(countFacts(world, person), {}, NO_LIMITS),
    assignee: assigneeOf(world, id),
  };
}

function addUp(part: PersonPart, rows: readonly PersonRecord[]): PersonTotal[] {
  const totals = new Map<string, PersonTotal>();
  for (const { kind, status, currency, amount } of rows) {
    const key = `${kind} ${status} ${currency}`;
    const so = totals.get(key) ?? { part, kind, status, currency, count: 0, amount: 0 };
    totals.set(key, { ...so, count: so.count + 1, amount: so.amount + (amount ?? 0) });
  }
  return [...totals.values()];
}

const different = (values: readonly (string | null)[]): number =>
  new Set(values.filter((value) => value !== null)).size;

function countFacts(world: World, person: PracticePerson): FlagCounts {
  const nothing = Object.fromEntries(COUNTED_FLAGS.map((flag) => [flag, 0])) as FlagCounts;
  const sent = rowsOf(world, person, 'SENT');
  const withdrawn = rowsOf(world, person, 'WITHDRAWN');
  const touched = new Set([...sent, ...withdrawn].flatMap(({ giftId }) => giftId ?? []));
  return {
    ...nothing,
    HOLDS: [...touched].filter((id) => isOnHold(giftOf(world, id).status)).length,
    FAILED_PAYMENTS: sent.filter(({ status }) => status === 'FAILED').length,
    REFUNDS: rowsOf(world, person, 'MONEY_BACK').length,
    ACCOUNTS: different(withdrawn.map(({ account }) => account)),
    ADDRESSES: person.kind === 'account' ? different(withdrawn.map(({ recipient }) => recipient)) : 0,
  };
}
