import { createHash } from 'node:crypto';
import type { Trx } from '../platform/database/db.ts';
import { isSame, type Keys } from '../platform/keys/keys.ts';
import { type AuditRecord, recordStaffAction, type Subject, SYSTEM } from './audit.ts';

/** What stands where the details of an entry stood. The database lets them become this and nothing else. */
const ERASED = { erased: true } as const;

export const isErased = ({ details }: Pick<AuditRecord, 'details'>): boolean => details.erased === true;

/** What an entry says about one whose details it took away: the hash that had covered them, and one over what is left. */
export interface Vouched {
  id: number;
  hash: string;
  rest: string;
}

export const vouchFor = (row: Omit<AuditRecord, 'details'>): Vouched => ({
  id: row.id,
  hash: row.hash,
  rest: createHash('sha256')
    .update(
      JSON.stringify([
        row.id,
        row.at.toISOString(),
        row.staffId,
        row.action,
        row.subjectKind,
        row.subjectId,
        row.ip,
        row.requestId,
      ]),
    )
    .digest('hex'),
});

/** A voucher as it is written down. Whoever can write the table does not have the key, and so cannot vouch for what they changed. */
export interface SealedVouched extends Vouched {
  seal: string;
}

const PURPOSE = 'audit-erase';
const sealed = ({ id, hash, rest }: Vouched) => `${id} ${hash} ${rest}`;

const sealVouched = (keys: Keys, vouched: Vouched): SealedVouched => ({
  ...vouched,
  seal: keys.digest(PURPOSE, sealed(vouched)),
});

export const isVouchedByUs = (keys: Keys | undefined, vouched: SealedVouched): boolean =>
  keys?.digests(PURPOSE, sealed(vouched)).some((seal) => isSame(String(vouched.seal), seal)) ?? false;

/** So many at once, so that no entry grows without end. */
const AT_ONCE = 200;

/**
 * Takes the details of entries away. Their hashes stay, so the chain goes on over them; that they no longer fit what is left
 * is vouched for by an entry of its own, which the chain covers in turn.
 */
export async function eraseDetails(
  trx: Trx,
  ids: readonly number[],
  { why, now, keys }: { why: Subject; now: Date; keys: Keys },
): Promise<void> {
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const rows = await trx
      .selectFrom('audit')
      .selectAll()
      .where('id', 'in', ids.slice(first, first + AT_ONCE))
      .orderBy('id')
      .execute();
    const whole = rows.filter((row) => !isErased(row) && row.action !== 'audit.erase');
    if (whole.length === 0) continue;
    await trx
      .updateTable('audit')
      .set({ details: JSON.stringify(ERASED) })
      .where(
        'id',
        'in',
        whole.map(({ id }) => id),
      )
      .execute();
    await recordStaffAction(
      trx,
      SYSTEM,
      { action: 'audit.erase', ...why, details: { rows: whole.map((row) => sealVouched(keys, vouchFor(row))) } },
      now,
    );
  }
}
