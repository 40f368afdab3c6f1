import { LISTS, type ListName } from '@jara/contract/staff/lists';
import { ColumnsMenu } from './columns-menu.tsx';
import { type ListState, viewWordsOf } from './list-state.ts';
import type { ColumnChoice } from './use-columns.ts';
import { ViewsMenu } from './views-menu.tsx';

interface ListToolsProps {
  list: ListName;
  state: ListState;
  /** Filters that are this page's own, as its address has them. */
  own?: Record<string, string>;
  onShow: (words: Record<string, string>) => void;
  /** A list of cards has none. */
  choice?: ColumnChoice;
}

/** How somebody wants a list: the views they saved of it, and its columns. */
export const ListTools = ({ list, state, own, onShow, choice }: ListToolsProps) => {
  const known: readonly string[] = LISTS[list].columns;
  const hidden = choice?.hidden.filter((id) => known.includes(id));
  return (
    <>
      <ViewsMenu
        list={list}
        now={viewWordsOf(state, hidden, own)}
        isSearched={state.search.trim() !== ''}
        onShow={onShow}
      />
      {choice && <ColumnsMenu {...choice} />}
    </>
  );
};
