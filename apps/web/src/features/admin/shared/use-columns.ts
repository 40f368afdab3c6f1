import type { ListName } from '@jara/contract/staff/lists';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { sayProblem } from '../session/say-problem.ts';
import { choicesQuery, useHideColumns } from './list-choices.queries.ts';
import type { ListState } from './list-state.ts';
import type { Column } from './table-props.ts';

export interface ColumnChoice {
  /** Those that can be hidden, with what stands above them. */
  columns: readonly { id: string; header: string }[];
  hidden: readonly string[];
  onHide: (hidden: string[]) => void;
}

/** What can be done with a row is no column that anybody could do without. */
const isChoosable = <Row>({ onCard }: Column<Row>): boolean => onCard !== 'actions';

/** The columns that are left when some are hidden. Where none would be, all are. */
export function shownColumns<Row>(columns: readonly Column<Row>[], hidden: readonly string[]): readonly Column<Row>[] {
  const shown = columns.filter((column) => !isChoosable(column) || !hidden.includes(column.id));
  return shown.some(isChoosable) ? shown : columns;
}

/** The columns of a table as its reader wants them: as the address says, or else as they chose once. */
export function useColumns<Row>(
  list: ListName,
  all: readonly Column<Row>[],
  { state, change }: { state: Pick<ListState, 'hidden'>; change: (part: { hidden: undefined }) => void },
): { columns: readonly Column<Row>[]; choice: ColumnChoice } {
  const { data } = useQuery(choicesQuery(useStaffApi()));
  const hide = useHideColumns(list);
  const hidden = state.hidden ?? data?.hidden[list] ?? [];
  const onHide = (next: string[]) => {
    hide.mutate(next, { onError: (error) => sayProblem(error, 'The columns were not kept') });
    // From here on the person's own choice holds, and no longer that of the view they came by.
    if (state.hidden) change({ hidden: undefined });
  };
  return {
    columns: shownColumns(all, hidden),
    choice: { columns: all.filter(isChoosable).map(({ id, header }) => ({ id, header })), hidden, onHide },
  };
}
