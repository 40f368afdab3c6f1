import type { AuditRow } from '@jara/contract/staff/audit';
import { DATE_RANGES } from '@jara/contract/staff/filters';
import { describeStaffAction } from '@jara/domain/staff/staff-actions';
import { formatLagos } from '@jara/domain/time/lagos';
import { X } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { type Column, DataTable } from '../shared/data-table.tsx';
import { ExportMenu } from '../shared/export-menu.tsx';
import { RANGE_WORDS } from '../shared/filter-panel.tsx';
import { ListBody } from '../shared/list-body.tsx';
import { exportFiltersOf, type ListState, queryOf, type Words } from '../shared/list-state.ts';
import { SearchBox } from '../shared/search-box.tsx';
import { useListState } from '../shared/use-list-state.ts';
import { Ago } from '../shared/when.tsx';
import { AuditDetails } from './audit-details.tsx';
import { Subject } from './subject.tsx';
import { TrailCheck } from './trail-check.tsx';

const AUDIT_LIST = { facets: {}, sorts: ['-createdAt'] } as const;
const OWN_WORDS = ['action', 'staffId', 'subjectKind', 'subjectId'] as const;

const ownFilters = (words: Words): Partial<Record<(typeof OWN_WORDS)[number], string>> =>
  Object.fromEntries(OWN_WORDS.flatMap((name) => (words[name] ? [[name, words[name]]] : [])));

const auditQuery = (api: StaffApi, state: ListState<never, '-createdAt'>, own: ReturnType<typeof ownFilters>) =>
  queryOptions({
    queryKey: staffKey(api, 'audit', state, own),
    queryFn: ({ signal }) => {
      const { sort: _, ...query } = queryOf(state);
      return api.listAudit({ query: { ...query, ...own } }, { signal });
    },
    keepPreviousData: true,
  });

const columns: readonly Column<AuditRow>[] = [
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

const selectClass = 'min-h-11 py-1.5 text-sm';

export function AuditPage() {
  const api = useStaffApi();
  const { state, words, change, setOwn } = useListState(AUDIT_LIST);
  const own = ownFilters(words);
  const query = useQuery(auditQuery(api, state, own));
  const { sort: _, ...exported } = exportFiltersOf(state);
  return (
    <div className="flex flex-col gap-5">
      <TrailCheck />
      <div className="no-print flex flex-wrap items-center gap-2">
        <SearchBox
          label="Search the audit trail"
          placeholder="Search who, what or why"
          value={state.search}
          onSearch={(search) => change({ search }, { replace: true })}
        />
        <Select
          aria-label="Action"
          value={own.action ?? ''}
          onChange={({ currentTarget }) => setOwn({ action: currentTarget.value || undefined })}
          className={selectClass}
        >
          <option value="">Every action</option>
          {[...new Set([...(query.data?.actions ?? []), ...(own.action ? [own.action] : [])])].map((action) => (
            <option key={action} value={action}>
              {describeStaffAction(action)}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Date range"
          value={state.range ?? ''}
          onChange={({ currentTarget }) =>
            change({
              range: DATE_RANGES.find((range) => range === currentTarget.value),
              from: undefined,
              to: undefined,
            })
          }
          className={selectClass}
        >
          <option value="">Any time</option>
          {DATE_RANGES.map((range) => (
            <option key={range} value={range}>
              {RANGE_WORDS[range]}
            </option>
          ))}
        </Select>
        <OnlyOne own={own} onRemove={setOwn} />
        <ExportMenu what="audit" filters={{ ...exported, ...own }} />
      </div>
      <ListBody
        query={query}
        what="the audit trail"
        fallback="Failed to fetch details"
        empty={{ title: 'Nothing On Record', hint: 'No action of staff fits. Try another search or a longer time.' }}
        onPage={(page) => change({ page })}
        onLimit={(limit) => change({ limit })}
      >
        {({ data: rows }) => (
          <DataTable
            caption="Audit trail"
            columns={columns}
            rows={rows}
            rowId={({ id }) => String(id)}
            stale={query.isPlaceholderData}
          />
        )}
      </ListBody>
    </div>
  );
}

interface OnlyOneProps {
  own: ReturnType<typeof ownFilters>;
  onRemove: (own: Partial<Record<keyof ReturnType<typeof ownFilters>, undefined>>) => void;
}

/** What a link narrowed the trail to, and the way back to all of it. */
function OnlyOne({ own: { subjectKind, subjectId, staffId }, onRemove }: OnlyOneProps) {
  if (!subjectKind && !subjectId && !staffId) return null;
  const isSubject = Boolean(subjectKind ?? subjectId);
  const what = subjectId ? 'one record' : isSubject ? 'one kind of record' : 'one person';
  return (
    <Button
      variant="ghost"
      size="sm"
      onClick={() => onRemove(isSubject ? { subjectKind: undefined, subjectId: undefined } : { staffId: undefined })}
    >
      <X aria-hidden="true" className="size-4" />
      Only {what}
    </Button>
  );
}
