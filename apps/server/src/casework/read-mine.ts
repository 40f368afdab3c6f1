import { type Page, pageOf } from '@jara/contract/paging';
import type { MineItem } from '@jara/contract/staff/mine';
import type { StaffId } from '@jara/domain/ids';
import { sightOf } from '@jara/domain/staff/mask';
import type { WorkSubject } from '@jara/domain/staff/subjects';
import { OPEN_WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { sql } from 'kysely';
import type { Deps } from '../platform/tools/deps.ts';
import type { StaffOfRequest } from '../staff/actor.ts';
import { recordNames } from './record-names.ts';

type Row = WorkSubject & { assignedAt: Date | null; mentionedAt: Date | null };
interface Counts {
  total: number;
  assigned: number;
  mentioned: number;
}

/**
 * What waits for this member of staff, once each: what is in their hands and not finished, and what a note mentions them about that
 * they have not seen. A gift and a payment have no end of their own: they are theirs until they let go.
 */
export const readMine =
  ({ db }: Pick<Deps, 'db'>) =>
  async (ask: { page: number; limit: number }, me: StaffOfRequest): Promise<Page<MineItem> & Omit<Counts, 'total'>> => {
    const waiting = waitingFor(me.id);
    const [{ rows }, { rows: counted }] = await Promise.all([
      sql<Row>`
        ${waiting} select * from waiting order by least(assigned_at, mentioned_at), subject_id
        limit ${ask.limit} offset ${(ask.page - 1) * ask.limit}
      `.execute(db),
      sql<Counts>`
        ${waiting} select count(*) as total, count(assigned_at) as assigned, count(mentioned_at) as mentioned from waiting
      `.execute(db),
    ]);
    const { total, assigned, mentioned } = counted[0] ?? { total: 0, assigned: 0, mentioned: 0 };
    const ids = rows.map(({ subjectId }) => subjectId);
    const names = await recordNames(db, ids, sightOf(me.role));
    const items = rows.map(({ subjectKind, subjectId, assignedAt, mentionedAt }) => ({
      subjectKind,
      subjectId,
      name: names.get(subjectId) ?? subjectId,
      link: PAGES[subjectKind](subjectId),
      assignedAt: assignedAt?.toISOString() ?? null,
      mentionedAt: mentionedAt?.toISOString() ?? null,
    }));
    return { ...pageOf(items, total, ask), assigned, mentioned };
  };

const waitingFor = (staffId: StaffId) => sql`
  with assigned as (
    select a.subject_kind, a.subject_id, a.at as assigned_at from assignments a
    where a.staff_id = ${staffId} and not a.is_finished and case a.subject_kind
      when 'withdrawal' then exists (select from withdrawals w
        where w.id = a.subject_id and w.status in (${sql.join(OPEN_WITHDRAWAL_STATUSES)}))
      when 'reconciliation_item' then exists (select from reconciliation_items i
        where i.id = a.subject_id and i.closed_at is null)
      when 'dispute' then exists (select from disputes d where d.id = a.subject_id and d.closed_at is null)
      else true end
  ), mentioned as (
    select n.subject_kind, n.subject_id, min(n.written_at) as mentioned_at
    from note_mentions m join notes n on n.id = m.note_id
    where m.staff_id = ${staffId} and m.seen_at is null group by 1, 2
  ), waiting as (select * from assigned full join mentioned using (subject_kind, subject_id))
`;

const PAGES: Record<WorkSubject['subjectKind'], (id: string) => string> = {
  gift: (id) => `/admin/quids/${id}`,
  payment: (id) => `/admin/transactions?id=${id}`,
  withdrawal: (id) => `/admin/withdrawals?id=${id}`,
  dispute: (id) => `/admin/disputes/${id}`,
  reconciliation_item: (id) => `/admin/operations?id=${id}`,
  person: (id) => `/admin/people/${id}`,
};
