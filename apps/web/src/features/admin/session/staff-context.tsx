import type { StaffSession } from '@jara/contract/staff/session';
import { may, type Permission } from '@jara/domain/staff/permissions';
import { createContext, useContext } from 'react';

export const StaffContext = createContext<StaffSession | undefined>(undefined);

/** The member of staff at this screen, and what they may do. */
export function useStaff() {
  const session = useContext(StaffContext);
  if (!session) throw new Error('This screen needs somebody signed in');
  const { staff } = session;
  return { session, staff, can: (permission: Permission) => may(staff.role, permission) };
}
