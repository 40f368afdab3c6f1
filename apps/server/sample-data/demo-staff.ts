import { DEMO_PASSWORD, DEMO_STAFF } from '@jara/domain/staff/demo-staff';
import { newId } from '../src/platform/ids.ts';
import { hashPassword } from '../src/platform/keys/hash-password.ts';
import type { Deps } from '../src/platform/tools/deps.ts';

/** The people of sandbox mode, made once. Whatever was done to their accounts afterwards stays done. */
export async function ensureDemoStaff({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  if (config.mode !== 'sandbox') throw new Error('demonstration accounts exist in sandbox mode only');
  const now = clock.now();
  const known = await db.selectFrom('staff').select('email').where('isDemo', '=', true).execute();
  const missing = DEMO_STAFF.filter(({ email }) => !known.some((row) => row.email === email));
  for (const person of missing) {
    await db
      .insertInto('staff')
      .values({
        ...person,
        id: newId(),
        isActive: true,
        isDemo: true,
        passwordHash: await hashPassword(DEMO_PASSWORD),
        totpSecret: null,
        totpNextSecret: null,
        totpEnabledAt: null,
        lastLoginAt: null,
        invitedBy: null,
        createdAt: now,
        updatedAt: now,
      })
      // Several processes may start at once.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
