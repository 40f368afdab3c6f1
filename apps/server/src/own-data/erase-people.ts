import type { DataRequestStatus } from '@jara/domain/own-data/data-request';
import { DAY_MS, SECOND_MS } from '@jara/domain/time/lagos';
import { type Selectable, sql, type UpdateObject } from 'kysely';
import { recordStaffAction, SYSTEM } from '../audit/audit.ts';
import { addMails } from '../outbox/outbox.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { findUnreleased } from '../switches/restores.store.ts';
import { isFromBefore } from './data-requests.ts';
import { erasePayment } from './erase-payment.ts';
import { noteErased } from './erased-people.ts';
import {
  digestOf,
  listClaimsToErase,
  listOpen,
  listParts,
  lockWhole,
  type Part,
  type Person,
  personOf,
} from './person.store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'keys' | 'log' | 'config'>;
type OpenRequest = Selectable<Schema['dataRequests']> & { address: string };

/** How long after a look the money of somebody is looked at again. */
const LOOK_AGAIN_MS = 30 * SECOND_MS;
/** So long whoever left their address with a share stays reachable for it. Anybody may have left it, so no erasure waits longer for that. */
const REACHABLE_MS = 30 * DAY_MS;
/** The mail that says so leaves within seconds. */
const SENT_WITHIN_MS = 2 * SECOND_MS;
/** A run ends after this even with steps left, so that a server that is stopping does not wait. */
const RUN_MS = 5_000;

/**
 * Erases those who asked for it, a payment at a time: each step is one transaction, and what is left is found by looking, so a
 * worker that dies in between leaves nothing half done. Any number of processes may run this; a request is in one pair of hands.
 */
export const erasePeople = (deps: Needs) => async (): Promise<void> => {
  // The comparison of a restored database puts accounts back, also of those who had been erased.
  if (await findUnreleased(deps.db)) return;
  const endsAt = Date.now() + RUN_MS;
  while (await takeStep(deps)) if (Date.now() >= endsAt) return;
};

const takeStep = (deps: Needs): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    const request = await trx
      .selectFrom('dataRequests')
      .selectAll()
      .where('endedAt', 'is', null)
      .where('nextStepAt', '<=', sql<Date>`now()`)
      .orderBy('nextStepAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!request || request.address === null) return false;
    const open: OpenRequest = { ...request, address: request.address };
    await STEPS[open.status](deps, trx, open);
    return true;
  });

type Step = (deps: Needs, trx: Trx, request: OpenRequest) => Promise<void>;

const STEPS: Record<DataRequestStatus, Step> = {
  WAITING: begin,
  ERASING: eraseNext,
  CONFIRMING: finish,
  DONE: refuse,
  WITHDRAWN: refuse,
};

/** Nothing is erased while money of theirs is on its way: whoever is owed it must be reachable. */
async function begin({ clock }: Needs, trx: Trx, request: OpenRequest): Promise<void> {
  const known = (await listParts(trx, who(request))).filter(isFromBefore(request));
  const parts = known.filter((part) => !isLetGo(request, part, clock.now()));
  const open = await listOpen(
    trx,
    parts.map(({ id }) => id),
  );
  if (open.length > 0) return moveTo(trx, request, { status: 'WAITING', nextStepAt: after(LOOK_AGAIN_MS) });
  await moveTo(trx, request, { status: 'ERASING', startedAt: clock.now(), nextStepAt: after(0) });
}

async function eraseNext(deps: Needs, trx: Trx, request: OpenRequest): Promise<void> {
  const [part] = (await listParts(trx, who(request))).filter(isFromBefore(request));
  if (!part) return confirm(deps, trx, request);
  await lockWhole(trx, part.id);
  const open = await listOpen(trx, [part.id]);
  if (open.length > 0 && isLetGo(request, part, deps.clock.now())) return letGo(trx, request, part);
  if (open.length > 0) return moveTo(trx, request, { status: 'WAITING', nextStepAt: after(LOOK_AGAIN_MS) });
  const claims = await listClaimsToErase(trx, who(request), part.id);
  const { address } = who(request);
  await erasePayment(trx, {
    ...part,
    address,
    claims,
    dataRequestId: request.id,
    now: deps.clock.now(),
    keys: deps.keys,
  });
  await moveTo(trx, request, { erased: request.erased + 1, nextStepAt: after(0) });
}

const isLetGo = ({ askedAt }: OpenRequest, { isSender, isRecipient }: Part, now: Date): boolean =>
  !isSender && !isRecipient && now.getTime() - askedAt.getTime() >= REACHABLE_MS;

/** The share and the key to it stay whose they are; only this address is not on it any more. */
async function letGo(trx: Trx, request: OpenRequest, { id }: Part): Promise<void> {
  await sql`
    update claims c set contact_email = null from gifts g
    where g.id = c.gift_id and g.payment_id = ${id} and lower(c.contact_email) = ${request.address}
  `.execute(trx);
  await moveTo(trx, request, { erased: request.erased + 1, nextStepAt: after(0) });
}

/** The last thing the address is used for. */
async function confirm({ clock }: Needs, trx: Trx, request: OpenRequest): Promise<void> {
  const { id, address, language, erased } = request;
  await addMails(trx, clock.now(), [
    { kind: 'data_erased', to: address, identity: identityOf(request), data: { requestId: id, erased, language } },
  ]);
  await moveTo(trx, request, { status: 'CONFIRMING', nextStepAt: after(SENT_WITHIN_MS) });
}

/** Once that mail has left, or cannot: what was mailed before, and the address itself, are gone as well. */
async function finish({ clock, log, config, keys }: Needs, trx: Trx, request: OpenRequest): Promise<void> {
  const { id, address, askedAt, startedAt, erased } = request;
  const identity = identityOf(request);
  // What came after they asked may be a gift that they have not been told of.
  const { rows: unsent } = await sql`
    select from mails where next_try_at is not null and (identity = ${identity}
      or (lower(recipient) = ${address} and created_at > ${askedAt} and created_at <= ${startedAt})) limit 1
  `.execute(trx);
  if (unsent.length > 0) return moveTo(trx, request, { nextStepAt: after(SENT_WITHIN_MS) });
  await sql`
    delete from mails where lower(recipient) = ${address} and kind <> 'staff_invitation'
      and (created_at <= ${startedAt} or identity = ${identity})
  `.execute(trx);
  await trx.deleteFrom('listLinks').where('email', '=', address).execute();
  await trx.deleteFrom('dataLinks').where('email', '=', address).execute();
  const now = clock.now();
  await noteErased(trx, config.dataDir, {
    requestId: id,
    person: digestOf(keys, who(request)),
    at: now.toISOString(),
  });
  await moveTo(trx, request, {
    status: 'DONE',
    address: null,
    browserId: null,
    parts: null,
    endedAt: now,
    nextStepAt: null,
  });
  await recordStaffAction(
    trx,
    SYSTEM,
    { action: 'data_request.end', subjectKind: 'data_request', subjectId: id, details: { erased } },
    now,
  );
  log.info({ dataRequestId: id, erased }, 'person.erased');
}

function refuse(): Promise<void> {
  throw new Error('a request that has ended has no next step');
}

const who = ({ address, browserId }: OpenRequest): Person => personOf(address, browserId);

const identityOf = ({ id }: OpenRequest): string => `data_erased:${id}`;

async function moveTo(trx: Trx, { id }: OpenRequest, change: UpdateObject<Schema, 'dataRequests'>): Promise<void> {
  await trx.updateTable('dataRequests').set(change).where('id', '=', id).execute();
}

/** Waiting is technical: it follows the database's clock, which nobody moves. */
const after = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1000})`;
