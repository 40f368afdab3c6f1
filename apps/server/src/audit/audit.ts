import { createHash } from 'node:crypto';
import type {
  ChargeId,
  DataRequestId,
  DisputeId,
  GiftId,
  ItemId,
  PaymentId,
  PersonId,
  ScheduleId,
  StaffId,
  WithdrawalId,
} from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import type { StaffActionName } from '@jara/domain/staff/staff-actions';
import { type Selectable, sql } from 'kysely';
import type { Trx } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';
import { Refusal } from '../platform/refusal.ts';

/** Who acts, and from where. */
export interface StaffActor {
  staffId: StaffId;
  /** What they were when they pressed; a command of an operator and the product itself have none. */
  role?: Role;
  requestId: string;
  ip: string;
}

/** Stands where a person would when the product acts by itself, such as when it halts payouts. */
export const SYSTEM_ID = '00000000-0000-0000-0000-000000000000' as StaffId;
export const SYSTEM: StaffActor = { staffId: SYSTEM_ID, requestId: 'system', ip: 'system' };

/** What is acted upon: its kind, and an id of that kind. */
export type Subject =
  | { subjectKind: 'gift'; subjectId: GiftId }
  | { subjectKind: 'payment'; subjectId: PaymentId }
  | { subjectKind: 'charge'; subjectId: ChargeId }
  | { subjectKind: 'withdrawal'; subjectId: WithdrawalId }
  | { subjectKind: 'dispute'; subjectId: DisputeId }
  | { subjectKind: 'staff'; subjectId: StaffId }
  | { subjectKind: 'person'; subjectId: PersonId }
  | { subjectKind: 'reconciliation_item'; subjectId: ItemId }
  | { subjectKind: 'report_schedule'; subjectId: ScheduleId }
  | { subjectKind: 'data_request'; subjectId: DataRequestId }
  | { subjectKind: 'switch' | 'export' | 'database'; subjectId: string };

export type StaffAction = Subject & { action: StaffActionName; details: Record<string, unknown> };

export type AuditRecord = Selectable<Schema['audit']>;
type Hashed = Omit<AuditRecord, 'hash' | 'details'> & { details: unknown };

/** The hash of a row covers everything else in it, in one fixed order. */
export const auditHash = (previous: string, row: Hashed): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        previous,
        row.id,
        row.at.toISOString(),
        row.staffId,
        row.action,
        row.subjectKind,
        row.subjectId,
        row.details,
        row.ip,
        row.requestId,
      ]),
    )
    .digest('hex');

/**
 * Writes what a member of staff did, in the transaction that does it. Each row's hash covers the one before, so the
 * head of the chain is locked: staff actions are rare enough to stand in line. Whoever comes after somebody who has shut them out, or
 * given them another role, since they pressed is refused, and nothing of it has happened.
 */
export async function recordStaffAction(
  trx: Trx,
  actor: StaffActor,
  { action, subjectKind, subjectId, details }: StaffAction,
  at: Date,
): Promise<void> {
  const head = await trx.selectFrom('auditHead').selectAll().forUpdate().executeTakeFirstOrThrow();
  if (actor.role !== undefined) await refuseIfChanged(trx, actor);
  const id = head.lastId + 1;
  const row = {
    id,
    at,
    staffId: actor.staffId,
    action,
    subjectKind,
    subjectId,
    details,
    ip: actor.ip,
    requestId: actor.requestId,
  };
  // The details are hashed as the database will give them back, whose key order is its own.
  const { rows } = await sql<{ details: unknown }>`select ${JSON.stringify(details)}::jsonb as details`.execute(trx);
  const hash = auditHash(head.lastHash, { ...row, details: rows[0]?.details });
  await trx
    .insertInto('audit')
    .values({ ...row, details: JSON.stringify(details), hash })
    .execute();
  await trx.updateTable('auditHead').set({ lastId: id, lastHash: hash }).execute();
}

async function refuseIfChanged(trx: Trx, { staffId, role }: StaffActor): Promise<void> {
  const me = await trx.selectFrom('staff').select(['role', 'isActive']).where('id', '=', staffId).executeTakeFirst();
  if (!me?.isActive || me.role !== role) throw new Refusal('sign_in_required');
}
