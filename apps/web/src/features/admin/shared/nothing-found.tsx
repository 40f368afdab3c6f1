import { sightOf } from '@jara/domain/staff/mask';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import type { QueryOptions } from '../../../lib/query/query-options.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaff } from '../session/staff-context.tsx';
import { count } from './count.ts';
import { countFilters, type ListState, withoutFilters } from './list-state.ts';
import { type SearchedList, searchedFor, whyNothing } from './search-words.ts';

interface NothingFoundProps<Facet extends string, Sort extends string, Answer extends { total: number }> {
  list: SearchedList;
  /** What is listed, in the plural and in lower case. */
  what: string;
  /** Said where nothing was searched for, instead of a sentence with `what`. */
  title?: string;
  state: ListState<Facet, Sort>;
  onChange: (part: Partial<ListState<Facet, Sort>>) => void;
  /** The same list with nothing but the search: whether the filters are why. */
  unfiltered: QueryOptions<Answer>;
}

/** Why a list that was searched or narrowed is empty, and the way out of it. */
export function NothingFound<Facet extends string, Sort extends string, Answer extends { total: number }>(
  props: NothingFoundProps<Facet, Sort, Answer>,
) {
  const { list, what, title = `No ${what} fit these filters`, state, onChange, unfiltered } = props;
  const { staff } = useStaff();
  const isFull = sightOf(staff.role).isFull;
  const filters = countFilters(state);
  const search = state.search.trim();
  const { data } = useQuery({ ...unfiltered, enabled: filters > 0 && search !== '' });
  const others = filters > 0 && search !== '' ? data?.total : undefined;
  const why = search === '' ? undefined : whyNothing(search, list, isFull);
  const clear = () => {
    const { range, from, to, chosen } = withoutFilters(state);
    onChange({ range, from, to, chosen });
  };
  return (
    <EmptyState
      title={search === '' ? title : `Nothing found for “${search}”`}
      actions={
        <>
          {filters > 0 && (
            <Button size="sm" onClick={clear}>
              {search === '' ? 'Clear the filters' : 'Search without the filters'}
            </Button>
          )}
          {search !== '' && (
            <Button variant="secondary" size="sm" onClick={() => onChange({ search: '' })}>
              Clear the search
            </Button>
          )}
        </>
      }
    >
      {search === '' && <p>Other filters, or fewer of them, may find some.</p>}
      {others !== undefined && others > 0 && (
        <p className="pb-3 font-semibold text-ink">
          The filters are why: without them {count.format(others)} {others === 1 ? 'is' : 'are'} found.
        </p>
      )}
      {others === 0 && <p className="pb-3">Without the filters nothing is found either.</p>}
      {why && <p className="pb-3 font-semibold text-ink">{why}</p>}
      {search !== '' && (
        <>
          <p>A search here finds {what} by:</p>
          <ul className="list-disc pt-1 pl-6 text-left text-sm">
            {searchedFor(list, isFull).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}
