import { DATE_RANGES } from '@jara/contract/staff/filters';
import { LISTS } from '@jara/contract/staff/lists';
import { describeStaffAction } from '@jara/domain/staff/staff-actions';
import { X } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { DataTable } from '../shared/data-table.tsx';
import { ExportMenu } from '../shared/export-menu.tsx';
import { RANGE_WORDS } from '../shared/filter-panel.tsx';
import { ListBody } from '../shared/list-body.tsx';
import { exportFiltersOf, type ListState, queryOf, type Words, withoutFilters } from '../shared/list-state.ts';
import { ListTools } from '../shared/list-tools.tsx';
import { NothingFound } from '../shared/nothing-found.tsx';
import { RefreshButton } from '../shared/refresh-button.tsx';
import { SearchBox } from '../shared/search-box.tsx';
import { useColumns } from '../shared/use-columns.ts';
import { useListState } from '../shared/use-list-state.ts';
import { useNews } from '../shared/use-news.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import { TrailCheck } from './trail-check.tsx';

const AUDIT_LIST = LISTS.audit;
const OWN_WORDS = ['action', 'staffId', 'subjectKind', 'subjectId'] as const;

const ownFilters = (words: Words): Partial<Record<(typeof OWN_WORDS)[number], string>> =>
  Object.fromEntries(OWN_WORDS.flatMap((name) => (words[name] ? [[name, words[name]]] : [])));

const auditQuery = (api: StaffApi, state: ListState<never, '-createdAt'>, own: ReturnType<typeof ownFilters>) =>
  queryOptions({
    queryKey: staffKey(api, 'audit', queryOf(state), own),
    queryFn: ({ signal }) => {
      const { sort: _, ...query } = queryOf(state);
      return api.listAudit({ query: { ...query, ...own } }, { signal });
    },
    keepPreviousData: true,
  });

const selectClass = 'min-h-11 py-1.5 text-sm';

export function AuditPage() {
  const api = useStaffApi();
  const { state, words, change, setOwn, show, setLimit } = useListState(AUDIT_LIST);
  const own = ownFilters(words);
  const query = useQuery(auditQuery(api, state, own));
  const { sort: _, ...exported } = exportFiltersOf(state);
  const { columns, choice } = useColumns('audit', AUDIT_COLUMNS, { state, change });
  const news = useNews('audit', { ...queryOf(state), ...own }, query.data?.readAt);
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
        <RefreshButton
          refreshing={query.isFetching}
          news={news}
          onRefresh={() => (news && state.page > 1 ? change({ page: 1 }) : void query.refetch())}
        />
        <ListTools
          list="audit"
          state={state}
          own={own.action ? { action: own.action } : {}}
          onShow={show}
          choice={choice}
        />
        <ExportMenu what="audit" filters={{ ...exported, ...own }} />
      </div>
      <ListBody
        query={query}
        what="the audit trail"
        fallback="Failed to fetch details"
        empty={{ title: 'Nothing On Record', hint: 'No action of staff fits. Try another search or a longer time.' }}
        nothing={
          state.search.trim() !== '' && (
            <NothingFound
              list="audit"
              what="actions"
              state={state}
              onChange={change}
              unfiltered={auditQuery(api, withoutFilters(state), {})}
            />
          )
        }
        onPage={(page) => change({ page })}
        onLimit={setLimit}
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
