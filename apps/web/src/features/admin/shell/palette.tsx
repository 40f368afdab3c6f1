import { sightOf } from '@jara/domain/staff/mask';
import { useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { useStaff } from '../session/staff-context.tsx';
import { portalTarget } from '../shared/portal-link.tsx';
import { foundEntries, grouped, matching, type PaletteEntry } from './palette-entries.ts';
import { usePaletteCommands } from './use-palette-commands.ts';

const searchQuery = (api: StaffApi, q: string) =>
  queryOptions({
    queryKey: staffKey(api, 'search', q),
    queryFn: ({ signal }) => api.searchEverything({ query: { q } }, { signal }),
    enabled: q.length >= 2,
    keepPreviousData: true,
  });

interface PaletteProps {
  onClose: () => void;
  onShortcuts: () => void;
}

/** Search and jump: pages, commands, and any record by its code, reference, id or address. */
export function Palette({ onClose, onShortcuts }: PaletteProps) {
  const api = useStaffApi();
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const q = useDebounced(typed.trim(), 250);
  const { data, error, isFetching } = useQuery(searchQuery(api, q));
  const commands = usePaletteCommands({ onShortcuts });
  const { staff } = useStaff();
  const nothingFound = sightOf(staff.role).isFull
    ? 'Nothing found. A code is found whole; an address and a name in part.'
    : 'Nothing found. Support finds whole codes, whole addresses and whole names of senders.';

  useEffect(() => dialog.current?.showModal(), []);
  const open = (link: string) => void router.navigate(portalTarget(link));
  const records = q.length >= 2 && typed.trim() !== '' ? foundEntries(data?.results ?? [], open) : [];
  const groups = grouped([...records, ...matching(commands, typed)]);
  const entries = groups.flatMap(({ entries: members }) => members);
  const current = entries[Math.min(active, entries.length - 1)];

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.choose();
  };
  const move = (event: KeyboardEvent) => {
    const last = entries.length - 1;
    const at = Math.min(active, last);
    const next = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    if (next !== undefined && !(typed !== '' && (event.key === 'Home' || event.key === 'End'))) {
      event.preventDefault();
      setActive(next);
      document.getElementById(`${listId}-${entries[next]?.id}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(current);
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press outside is a convenience; Esc serves the keyboard
    <dialog
      ref={dialog}
      aria-label="Search or jump to"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className="mx-auto mt-[10dvh] w-[min(40rem,calc(100vw-2rem))] overflow-hidden rounded-card border border-line bg-surface p-0 text-ink shadow-float backdrop:bg-[rgb(10_12_23/0.6)]"
    >
      <div className="flex items-center gap-3 border-line border-b px-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        <input
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
          aria-label="Search or jump to"
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          placeholder="QUID, reference, email or page"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActive(0);
          }}
          onKeyDown={move}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-base outline-none sm:text-lg placeholder:text-ink-3"
        />
        {isFetching && <Spinner className="size-5 text-ink-3" label="Searching" />}
      </div>
      <div id={listId} role="listbox" aria-label="Results" className="max-h-[60dvh] overflow-y-auto p-2">
        {groups.map(({ group, entries: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true" className="px-3 pt-2 pb-1 font-semibold text-ink-3 text-xs">
              {group}
            </p>
            {members.map((entry) => (
              // The keyboard chooses from the input, where the focus stays.
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above
              // biome-ignore lint/a11y/useFocusableInteractive: see above
              <div
                key={entry.id}
                id={`${listId}-${entry.id}`}
                role="option"
                aria-selected={entry === current}
                onClick={() => choose(entry)}
                onPointerMove={() => setActive(entries.indexOf(entry))}
                className={clsx(
                  'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-input px-3 py-1.5',
                  entry === current && 'bg-brand-soft text-on-brand-soft',
                )}
              >
                <span className="min-w-0">
                  <span className="block truncate font-semibold text-sm">{entry.word}</span>
                  {entry.note && <span className="block truncate text-sm">{entry.note}</span>}
                </span>
                {entry.status && <StatusBadge status={entry.status} />}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={clsx('px-5 text-ink-2 text-sm', (entries.length === 0 || error) && 'pb-4')}>
        {error ? messageOf(error, 'An error occurred') : entries.length === 0 && !isFetching && nothingFound}
      </p>
    </dialog>
  );
}

/** A value that has stood still for a moment. */
function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
