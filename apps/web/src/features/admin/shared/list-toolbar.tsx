import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { type Facet, FilterPanel, RANGE_WORDS } from './filter-panel.tsx';
import { countFilters, type ListState } from './list-state.ts';
import { RefreshButton } from './refresh-button.tsx';
import { SearchBox } from './search-box.tsx';
import { useIsPhone } from './use-is-phone.ts';

interface ListToolbarProps<Name extends string, Sort extends string> {
  state: ListState<Name, Sort>;
  onChange: (part: Partial<ListState<Name, Sort>>, options?: { replace?: boolean }) => void;
  /** Left out where there is nothing to search for. */
  search?: { label: string; placeholder: string };
  facets: readonly (Facet & { name: Name })[];
  /** Orders in words, for a screen without table headers. */
  sorts?: readonly { sort: Sort; word: string }[];
  refreshing: boolean;
  /** What has come since the list was read: "5 new". */
  news?: string | undefined;
  onRefresh: () => void;
  /** Export and what else belongs to this list alone. */
  children?: ReactNode;
}

/** What stands above every list: search, filters, refresh and export, and below them what narrows it now. */
export function ListToolbar<Name extends string, Sort extends string>(props: ListToolbarProps<Name, Sort>) {
  const { state, onChange, search, facets, sorts, refreshing, news, onRefresh, children } = props;
  const [showsFilters, setShowsFilters] = useState(false);
  const panelId = useId();
  const isPhone = useIsPhone();
  const count = countFilters(state);
  // Where the newest come first, what is new stands on the first page.
  const load = () => (news && state.page > 1 && state.sort === '-createdAt' ? onChange({ page: 1 }) : onRefresh());
  return (
    <div className="flex flex-col gap-3">
      <div className="no-print flex flex-wrap items-center gap-2">
        {search && (
          <SearchBox
            {...search}
            value={state.search}
            onSearch={(text) => onChange({ search: text }, { replace: true })}
          />
        )}
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={showsFilters}
          aria-controls={panelId}
          onClick={() => setShowsFilters(!showsFilters)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          Filters
          {count > 0 && (
            <span className="tabular rounded-full bg-brand px-2 py-0.5 text-on-brand text-xs">{count}</span>
          )}
        </Button>
        <RefreshButton refreshing={refreshing} news={news} onRefresh={load} />
        {children}
        {isPhone && sorts && (
          <label className="flex min-h-11 flex-1 basis-full items-center gap-2 text-ink-2 text-sm">
            Order
            <select
              value={state.sort}
              onChange={({ currentTarget }) => {
                const chosen = sorts.find(({ sort }) => sort === currentTarget.value);
                if (chosen) onChange({ sort: chosen.sort });
              }}
              className="min-h-11 flex-1 rounded-input border border-line-strong bg-surface px-2 text-ink"
            >
              {sorts.map(({ sort, word }) => (
                <option key={sort} value={sort}>
                  {word}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {showsFilters && (
        <FilterPanel
          key={JSON.stringify([state.chosen, state.range, state.from, state.to])}
          id={panelId}
          facets={facets}
          values={state}
          onApply={(values) => {
            onChange(values as Partial<ListState<Name, Sort>>);
            setShowsFilters(false);
          }}
        />
      )}
      {count > 0 && !showsFilters && <InForce state={state} facets={facets} onChange={onChange} />}
    </div>
  );
}

/** What narrows the list, each with a way to take it off. */
function InForce<Name extends string, Sort extends string>({
  state,
  facets,
  onChange,
}: Pick<ListToolbarProps<Name, Sort>, 'state' | 'facets' | 'onChange'>) {
  const { range, from, to, chosen } = state;
  const time = range ? RANGE_WORDS[range] : from || to ? `${from ?? 'the beginning'} to ${to ?? 'today'}` : undefined;
  const nothing = Object.fromEntries(facets.map(({ name }) => [name, []])) as unknown as typeof chosen;
  const noTime = { range: undefined, from: undefined, to: undefined };
  return (
    <ul aria-label="Filters in force" className="no-print flex flex-wrap items-center gap-2">
      {time && <InForceChip title="Date range" word={time} onRemove={() => onChange(noTime)} />}
      {facets.flatMap(({ name, title, options }) =>
        chosen[name].map((value) => (
          <InForceChip
            key={`${name}-${value}`}
            title={title}
            word={options.find((option) => option.value === value)?.word ?? value}
            onRemove={() =>
              onChange({ chosen: { ...chosen, [name]: chosen[name].filter((other) => other !== value) } })
            }
          />
        )),
      )}
      <li>
        <Button variant="ghost" size="sm" onClick={() => onChange({ ...noTime, chosen: nothing })}>
          Clear All
        </Button>
      </li>
    </ul>
  );
}

const InForceChip = ({ title, word, onRemove }: { title: string; word: string; onRemove: () => void }) => (
  <li className="inline-flex items-center rounded-full bg-brand-soft pl-3.5 text-on-brand-soft text-sm">
    <span>
      {title}: <strong>{word}</strong>
    </span>
    <button
      type="button"
      aria-label={`Remove the filter ${title}: ${word}`}
      onClick={onRemove}
      className="grid size-11 place-items-center rounded-full"
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  </li>
);
