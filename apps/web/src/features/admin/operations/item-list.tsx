import { ITEM_STATES } from '@jara/contract/staff/reconciliation';
import { DIFFERENCE_KINDS, DIFFERENCE_WORDS } from '@jara/domain/operations/differences';
import { Select } from '../../../components/ui/select.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { DataTable } from '../shared/data-table.tsx';
import { ListBody } from '../shared/list-body.tsx';
import { ListTools } from '../shared/list-tools.tsx';
import { useColumns } from '../shared/use-columns.ts';
import { useListState } from '../shared/use-list-state.ts';
import { itemColumns } from './item-columns.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { ITEM_LIST, itemsQuery } from './operations.queries.ts';

const selectClass = 'min-h-11 py-1.5 text-sm';

/** What the provider and we say differently: the open ones first, the oldest of them first. */
export function ItemList() {
  const api = useStaffApi();
  const { state, words, change, setOwn, show, setLimit } = useListState(ITEM_LIST);
  const { columns, choice } = useColumns('differences', itemColumns({ onView: ({ id }) => setOwn({ id }) }), {
    state,
    change,
  });
  const query = useQuery(itemsQuery(api, state));
  const { chosen } = state;
  return (
    <div className="flex flex-col gap-4">
      <div className="no-print flex flex-wrap items-center gap-2">
        <Select
          aria-label="State"
          value={chosen.status[0] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ chosen: { ...chosen, status: ITEM_STATES.filter((known) => known === value) } })
          }
          className={selectClass}
        >
          <option value="">Open and closed</option>
          <option value="OPEN">Open</option>
          <option value="CLOSED">Closed</option>
        </Select>
        <Select
          aria-label="Kind of difference"
          value={chosen.kind[0] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ chosen: { ...chosen, kind: DIFFERENCE_KINDS.filter((known) => known === value) } })
          }
          className={`${selectClass} max-w-sm`}
        >
          <option value="">Every kind</option>
          {DIFFERENCE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {DIFFERENCE_WORDS[kind]}
            </option>
          ))}
        </Select>
        <ListTools list="differences" state={state} onShow={show} choice={choice} />
      </div>
      <ListBody
        query={query}
        what="differences"
        fallback="Failed to fetch details"
        empty={{ title: 'Nothing Differs', hint: 'The provider and our books say the same, or no difference fits.' }}
        onPage={(page) => change({ page })}
        onLimit={setLimit}
      >
        {({ data: rows }) => (
          <DataTable
            caption="Differences"
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            stale={query.isPlaceholderData}
          />
        )}
      </ListBody>
      {words.id && <ItemDialog id={words.id} onClose={() => setOwn({ id: undefined })} />}
    </div>
  );
}
