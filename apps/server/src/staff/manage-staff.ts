import type { StaffId } from '@jara/domain/ids';
import { mayManage } from '@jara/domain/staff/roles';
import type { StaffActor } from '../audit/audit.ts';
import type { Trx } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import { countActive, findStaff, lockStaff, lockStaffList, type StaffRow } from './staff.store.ts';

/**
 * What every change of another member of staff begins with: one change at a time, nobody changes themselves, and an
 * Admin changes Support only. Whoever asks is looked at again, because they may have been changed while they waited.
 */
export async function lockForManaging(
  trx: Trx,
  actor: StaffActor,
  staffId: StaffId,
): Promise<{ me: StaffRow; target: StaffRow }> {
  await lockStaffList(trx);
  const me = await findStaff(trx, actor.staffId);
  if (!me?.isActive) throw new Refusal('sign_in_required');
  if (staffId === me.id) throw new Refusal('own_account');
  const target = await lockStaff(trx, staffId);
  if (!target) throw new Refusal('staff_not_found');
  if (!mayManage(me.role, target.role)) throw new Refusal('permission_denied');
  return { me, target };
}

/** Somebody has to be left who can do everything. */
export async function refuseLastSuperAdmin(trx: Trx, target: StaffRow): Promise<void> {
  if (target.role !== 'SUPER_ADMIN' || !target.isActive) return;
  if ((await countActive(trx, 'SUPER_ADMIN')) <= 1) throw new Refusal('last_super_admin');
}
