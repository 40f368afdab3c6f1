import type { AuditRow } from '@jara/contract/staff/audit';
import { describeStaffAction } from '@jara/domain/staff/staff-actions';
import { formatLagos } from '@jara/domain/time/lagos';
import type { Column } from '../shared/table-props.ts';
import { Ago } from '../shared/when.tsx';
import { AuditDetails } from './audit-details.tsx';
import { Subject } from './subject.tsx';

export const AUDIT_COLUMNS: readonly Column<AuditRow>[] = [
  {
    id: 'action',
    header: 'Action',
    onCard: 'title',
    cell: ({ action }) => <span className="font-semibold">{describeStaffAction(action)}</span>,
  },
  {
    id: 'at',
    header: 'When',
    onCard: 'aside',
    cell: ({ at }) => (
      <span className="flex flex-col text-sm max-md:items-end">
        <Ago at={at} />
        <span className="tabular text-ink-3 text-xs">{formatLagos(at)}</span>
      </span>
    ),
  },
  {
    id: 'staff',
    header: 'Who',
    cell: ({ staff }) => (
      <>
        <span className="block font-semibold">{staff.name}</span>
        <span className="break-words text-ink-3 text-xs">{staff.email}</span>
      </>
    ),
  },
  {
    id: 'subject',
    header: 'About',
    cell: ({ subjectKind, subjectId, subjectName }) => (
      <>
        <span className="block">{subjectWord(subjectKind)}</span>
        <Subject kind={subjectKind} id={subjectId} name={subjectName} />
      </>
    ),
  },
  { id: 'details', header: 'Details', cell: (row) => <AuditDetails row={row} /> },
];

/** "reconciliation_item" → "Reconciliation item" */
const subjectWord = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' ');
