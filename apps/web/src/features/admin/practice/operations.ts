import { pageOf } from '@jara/contract/paging';
import type { Reconciliation, ReconciliationItem } from '@jara/contract/staff/reconciliation';
import type { SetUp } from '@jara/contract/staff/set-up';
import type { BooksCheck, Operations, SwitchState } from '@jara/contract/staff/switches';
import type { DifferenceKind } from '@jara/domain/operations/differences';
import { personsFor, type Remedy, remediesFor } from '@jara/domain/operations/remedies';
import { SWITCHES, type SwitchName } from '@jara/domain/operations/switches';
import { HOUR_MS, MINUTE_MS } from '@jara/domain/time/lagos';
import { type Desk, record } from './decisions.ts';
import type { Dice } from './dice.ts';
import { among, type ListQuery } from './listing.ts';
import { refuse } from './refuse.ts';
import { assigneeOf, iso, nameOf, type PracticeOperations, type World } from './world.ts';

/** Before there is anything to look at. */
export const noOperations = (now: number): PracticeOperations => ({
  switches: SWITCHES.map((name) => ({ name, isOn: true, reason: null, changedBy: null, changedAt: iso(now) })),
  booksCheck: null,
  reconciliation: null,
  items: [],
});

const twoPlaces = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2 });

const journalsOf = (world: World): number => world.gifts.length + 2 * world.withdrawals.length;

export function makeOperations(world: World, dice: Dice, now: number): PracticeOperations {
  return {
    ...noOperations(now),
    booksCheck: {
      isClean: true,
      isFull: true,
      journals: journalsOf(world),
      problems: [],
      checkedAt: iso(now - 3 * MINUTE_MS),
      tookMs: 84,
      startedBy: null,
    },
    reconciliation: comparison(world, dice, { at: now - 2 * MINUTE_MS, startedBy: null }),
    items: makeItems(world, dice, now),
  };
}

function comparison(
  world: World,
  dice: Dice,
  { at, startedBy }: { at: number; startedBy: Reconciliation['startedBy'] },
): Reconciliation {
  return {
    id: dice.uuid(),
    coversFrom: iso(at - 2 * HOUR_MS),
    startedAt: iso(at),
    finishedAt: iso(at + 1_000),
    charges: world.payments.filter(({ settledAt }) => at - (settledAt ?? 0) < 72 * HOUR_MS).length,
    transfers: world.withdrawals.filter(({ sentAt }) => at - (sentAt ?? 0) < 72 * HOUR_MS).length,
    refunds: world.gifts.filter(({ refund }) => at - (refund?.at ?? 0) < 72 * HOUR_MS).length,
    disputes: 0,
    settlements: 0,
    balanceTheirs: null,
    balanceOurs: null,
    mended: 0,
    opened: 0,
    closed: 0,
    failure: null,
    startedBy,
  };
}

function makeItems(world: World, dice: Dice, now: number): ReconciliationItem[] {
  const paid = world.withdrawals.find(({ stage }) => stage === 'COMPLETED');
  const lesson = (
    kind: DifferenceKind,
    hoursAgo: number,
    words: Pick<ReconciliationItem, 'reference' | 'ours' | 'theirs' | 'amount'>,
    more: Partial<ReconciliationItem> = {},
  ): ReconciliationItem => ({
    id: dice.uuid(),
    kind,
    ...words,
    currency: 'NGN',
    giftId: null,
    paymentId: null,
    withdrawalId: null,
    firstSeenAt: iso(now - hoursAgo * HOUR_MS),
    lastSeenAt: iso(now - 2 * MINUTE_MS),
    assignee: null,
    closedAt: null,
    closedBy: null,
    closingNote: null,
    revision: 1,
    remedies: remediesFor({ kind, theirs: words.theirs }).map((remedy) => ({ remedy, wantedBy: [] })),
    ...more,
  });
  return [
    lesson('CHARGE_NOT_RECORDED', 5, {
      reference: `shop-${dice.hex(16)}`,
      ours: 'no payment with this reference',
      theirs: 'success, NGN 12,500.00',
      amount: 1_250_000,
    }),
    ...(paid
      ? [
          lesson(
            'PAYOUT_NOT_PAID',
            2,
            {
              reference: paid.reference,
              ours: `COMPLETED, NGN ${twoPlaces.format(paid.net / 100)}`,
              theirs: `failed, NGN ${twoPlaces.format(paid.net / 100)}`,
              amount: paid.net,
            },
            { withdrawalId: paid.id, giftId: paid.giftId },
          ),
        ]
      : []),
    lesson(
      'PAYOUT_NOT_RECORDED',
      50,
      {
        reference: `gift-out-${dice.hex(16)}`,
        ours: 'failed, NGN 4,850.00',
        theirs: 'success, NGN 4,850.00',
        amount: 485_000,
      },
      { closedAt: iso(now - 40 * HOUR_MS), closingNote: 'Both sides agree now', revision: 2 },
    ),
  ];
}

const person = (world: World, id: string) => ({ id, name: nameOf(world, id) });

export const showOperations = ({ operations }: World): Operations => ({
  switches: operations.switches,
  booksCheck: operations.booksCheck,
  // In practice there is so little that each goes through all of it.
  fullBooksCheck: operations.booksCheck,
  reconciliation: operations.reconciliation,
  openItems: operations.items.filter(({ closedAt }) => closedAt === null).length,
  restore: null,
});

export function changeSwitch(desk: Desk, name: SwitchName, ask: { isOn: boolean; reason: string }): SwitchState {
  const { world, now } = desk;
  const state = world.operations.switches.find((each) => each.name === name);
  if (!state || state.isOn === ask.isOn) throw refuse('switch_unchanged');
  Object.assign(state, {
    isOn: ask.isOn,
    reason: ask.isOn ? null : ask.reason,
    changedBy: person(world, world.me),
    changedAt: iso(now()),
  });
  record(desk, {
    action: ask.isOn ? 'switch.resume' : 'switch.pause',
    subjectKind: 'switch',
    subjectId: name,
    details: { reason: ask.reason },
  });
  return state;
}

export function checkBooks({ world, now }: Desk): BooksCheck {
  const check = {
    isClean: true,
    isFull: true,
    journals: journalsOf(world),
    problems: [],
    checkedAt: iso(now()),
    tookMs: 91,
    startedBy: person(world, world.me),
  };
  world.operations.booksCheck = check;
  return check;
}

export function reconcile({ world, dice, now }: Desk): Reconciliation {
  const run = comparison(world, dice, { at: now(), startedBy: person(world, world.me) });
  world.operations.reconciliation = run;
  return run;
}

/** In whose hands it is, is kept with everything that is in somebody's. */
const showItem = (world: World, item: ReconciliationItem): ReconciliationItem => ({
  ...item,
  assignee: assigneeOf(world, item.id),
});

export function itemList(world: World, query: ListQuery & { status?: unknown; kind?: unknown }) {
  const stateIs = among(query.status as string[] | undefined);
  const kindIs = among(query.kind as string[] | undefined);
  const rows = world.operations.items
    .filter(({ closedAt, kind }) => stateIs(closedAt === null ? 'OPEN' : 'CLOSED') && kindIs(kind))
    .sort(
      (a, b) => Number(a.closedAt !== null) - Number(b.closedAt !== null) || a.firstSeenAt.localeCompare(b.firstSeenAt),
    );
  const page = Number(query.page ?? 1);
  const limit = Number(query.limit ?? 10);
  const shown = rows.slice((page - 1) * limit, page * limit).map((item) => showItem(world, item));
  return pageOf(shown, rows.length, { page, limit });
}

/** There is nothing to set up in a browser's memory, and what is made up here would be believed. */
export const showSetUp = (now: number): SetUp => ({
  checks: [
    {
      name: 'Practice',
      state: 'unknown',
      said: 'Practice lives in this browser: it has no settings, database, provider or mail server to look at.',
      todo: 'Sign in to the portal itself to see how it is set up.',
    },
  ],
  lookedAt: iso(now),
});

export const findItem = (world: World, id: string): ReconciliationItem => showItem(world, itemOf(world, id));

function itemOf({ operations }: World, id: string): ReconciliationItem {
  const item = operations.items.find((each) => each.id === id);
  if (!item) throw refuse('item_not_found');
  return item;
}

interface Resolution {
  note: string;
  revision: number;
  remedy: Remedy;
}

export function resolveItem(desk: Desk, id: string, { note, revision, remedy }: Resolution) {
  const item = itemOf(desk.world, id);
  if (item.closedAt) throw refuse('item_closed');
  if (item.revision !== revision) throw refuse('item_changed');
  const offered = item.remedies.find((each) => each.remedy === remedy);
  if (!offered) throw refuse('remedy_does_not_fit');
  if (personsFor(item.kind, remedy) === 2) {
    const me = person(desk.world, desk.world.me);
    if (offered.wantedBy.some(({ id: by }) => by === me?.id)) throw refuse('own_approval');
    offered.wantedBy = [...offered.wantedBy, ...(me ? [me] : [])];
    item.revision += 1;
    const proposed = { subjectKind: 'reconciliation_item', subjectId: id, details: { note, remedy } };
    record(desk, { action: 'reconciliation.propose', ...proposed });
    return item;
  }
  Object.assign(item, {
    remedies: [],
    closedAt: iso(desk.now()),
    closedBy: person(desk.world, desk.world.me),
    closingNote: note,
    revision: revision + 1,
  });
  record(desk, {
    action: 'reconciliation.resolve',
    subjectKind: 'reconciliation_item',
    subjectId: id,
    details: { note },
  });
  return item;
}
