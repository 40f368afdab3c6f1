import type { Deps } from '../deps.ts';
import { Refusal } from '../platform/refusal.ts';

/** Nobody passes who has not signed in. */
export const createStaffGate = (): Deps['staffGate'] => async () => {
  throw new Refusal('sign_in_required');
};
