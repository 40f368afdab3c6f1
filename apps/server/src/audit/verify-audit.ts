import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { Keys } from '../platform/keys/keys.ts';
import { type AuditRecord, auditHash } from './audit.ts';
import { type AuditAnchor, isAnchorGenuine } from './audit-anchor.ts';
import { isErased, isVouchedByUs, type SealedVouched, type Vouched, vouchFor } from './erase-details.ts';

export interface AuditReport {
  isWhole: boolean;
  rows: number;
  /** The first thing that is wrong, in words. */
  problem: string | null;
}

const AT_ONCE = 5_000;

interface Outside {
  keys: Keys;
  /** What was written outside the database, in the order of time. */
  anchors: readonly AuditAnchor[];
}

/**
 * Walks the trail from its first row. An edited row no longer fits its hash, a removed one leaves a gap in the numbers,
 * and a tail cut off together with the head is missed by the anchors that were written outside the database. Where personal
 * details were erased, a later entry says what the row's hash was and what is left of it, sealed with a key that is not in the
 * database; without the keys no erased row is believed.
 */
export async function verifyAudit(db: Kysely<Schema>, outside?: Outside): Promise<AuditReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const anchors = new Map<number, AuditAnchor>();
      for (const anchor of outside?.anchors ?? []) {
        if (!isAnchorGenuine(outside?.keys, anchor))
          return broken(0, `The anchor of row ${anchor.lastId} was not written by us`);
        anchors.set(anchor.lastId, anchor);
      }
      const erased = new Map<number, Vouched>();
      let last = { id: 0, hash: '' };
      for (;;) {
        const rows = await readRows(trx, last.id);
        for (const row of rows) {
          if (row.id !== last.id + 1) return broken(last.id, `Row ${last.id + 1} is missing`);
          if (isErased(row)) erased.set(row.id, vouchFor(row));
          else if (auditHash(last.hash, row) !== row.hash) return broken(last.id, `Row ${row.id} was changed`);
          const anchor = anchors.get(row.id);
          if (anchor && anchor.lastHash !== row.hash) return broken(last.id, `Row ${row.id} differs from its anchor`);
          anchors.delete(row.id);
          for (const vouched of vouchedIn(row)) {
            const left = erased.get(vouched.id);
            const isFitting = left?.hash === vouched.hash && left.rest === vouched.rest;
            if (isFitting && isVouchedByUs(outside?.keys, vouched)) erased.delete(vouched.id);
          }
          last = row;
        }
        if (rows.length < AT_ONCE) break;
      }
      const [unsaid] = erased.keys();
      if (unsaid !== undefined) return broken(last.id, `Row ${unsaid} was changed, and no entry says what it was`);
      const head = await trx.selectFrom('auditHead').selectAll().executeTakeFirst();
      if (!head) return broken(last.id, 'The head of the trail is missing');
      if (head.lastId !== last.id || head.lastHash !== last.hash) {
        return broken(last.id, `The trail ends at row ${last.id}, and its head says ${head.lastId}`);
      }
      const beyond = [...anchors.keys()].filter((id) => id > last.id);
      if (beyond.length > 0) return broken(last.id, `Rows up to ${Math.max(...beyond)} were there once, and are gone`);
      return { isWhole: true, rows: last.id, problem: null };
    });
}

const vouchedIn = ({ action, details }: AuditRecord): readonly SealedVouched[] =>
  action === 'audit.erase' && Array.isArray(details.rows) ? (details.rows as SealedVouched[]) : [];

const broken = (rows: number, problem: string): AuditReport => ({ isWhole: false, rows, problem });

async function readRows(db: Kysely<Schema>, afterId: number): Promise<AuditRecord[]> {
  const { rows } =
    await sql<AuditRecord>`select * from audit where id > ${afterId} order by id limit ${AT_ONCE}`.execute(db);
  return rows;
}
