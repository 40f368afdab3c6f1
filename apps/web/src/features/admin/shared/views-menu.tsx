import type { ListName } from '@jara/contract/staff/lists';
import type { SavedView } from '@jara/contract/staff/views';
import { viewNameProblem } from '@jara/domain/staff/view-name';
import { Bookmark, Check, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { toast } from '../../../lib/toast.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { problemOf, sayProblem } from '../session/say-problem.ts';
import { FailedFace } from './failed-face.tsx';
import { choicesQuery, useViewAction } from './list-choices.queries.ts';
import { Popover } from './popover.tsx';
import { isSameView } from './same-view.ts';

interface ViewsMenuProps {
  list: ListName;
  /** The list as it stands, as a view would keep it. */
  now: Record<string, string>;
  /** Something is searched for, which no view keeps. */
  isSearched: boolean;
  onShow: (words: Record<string, string>) => void;
}

/** The views that somebody has saved of a list: one press shows one, and what is shown can be saved as another. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { list, now } = props;
  const { data } = useQuery(choicesQuery(useStaffApi()));
  const views = data?.views.filter((view) => view.list === list) ?? [];
  const current = views.find(({ words }) => isSameView(words, now));
  return (
    <Popover
      buttonClassName={buttonClass('secondary', 'sm')}
      panelClassName="w-80 p-3"
      button={
        <>
          <Bookmark aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          <span className="max-w-40 truncate max-sm:sr-only">{current?.name ?? 'Views'}</span>
        </>
      }
    >
      {(close) => <Panel {...props} views={views} close={close} />}
    </Popover>
  );
}

function Panel({
  list,
  now,
  isSearched,
  onShow,
  views,
  close,
}: ViewsMenuProps & { views: SavedView[]; close: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(choicesQuery(useStaffApi()));
  const [renaming, setRenaming] = useState<string>();
  if (!data && error)
    return (
      <FailedFace error={error} fallback="Your views did not come" busy={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold text-ink-3 text-xs">
        {views.length > 0
          ? 'Your views of this list. Nobody else sees them.'
          : 'You have saved no view of this list yet.'}
      </p>
      {views.length > 0 && (
        <ul aria-label="Saved views" className="-mt-2 flex max-h-64 flex-col overflow-auto">
          {views.map((view) => (
            <li key={view.id}>
              {renaming === view.id ? (
                <Rename view={view} onDone={() => setRenaming(undefined)} />
              ) : (
                <OneView
                  view={view}
                  isCurrent={isSameView(view.words, now)}
                  onShow={() => {
                    close();
                    onShow(view.words);
                  }}
                  onRename={() => setRenaming(view.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <SaveForm list={list} now={now} isSearched={isSearched} views={views} onSaved={close} />
    </div>
  );
}

interface OneViewProps {
  view: SavedView;
  isCurrent: boolean;
  onShow: () => void;
  onRename: () => void;
}

function OneView({ view: { id, name }, isCurrent, onShow, onRename }: OneViewProps) {
  const remove = useViewAction((api, _: object) => api.deleteView({ params: { id } }));
  return (
    <div className="flex items-center">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onShow}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-input px-2 text-left font-semibold text-sm hover:bg-sunken"
      >
        <span className="min-w-0 break-words">{name}</span>
        {isCurrent && <Check aria-hidden="true" className="size-4 shrink-0 text-ok" />}
      </button>
      <IconButton label={`Rename the view ${name}`} onPress={onRename}>
        <Pencil aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </IconButton>
      <IconButton
        label={`Delete the view ${name}`}
        onPress={() =>
          remove.mutate(
            {},
            {
              onSuccess: () => toast.success(`“${name}” is deleted`),
              onError: (error) => sayProblem(error, 'The view was not deleted'),
            },
          )
        }
      >
        <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}

const IconButton = ({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className="grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink"
  >
    {children}
  </button>
);

function Rename({ view, onDone }: { view: SavedView; onDone: () => void }) {
  const [name, setName] = useState(view.name);
  const [isTried, setIsTried] = useState(false);
  const rename = useViewAction((api, typed: string) =>
    api.changeView({ params: { id: view.id }, body: { name: typed } }),
  );
  const problem = viewNameProblem(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!problem) rename.mutate(name.trim(), { onSuccess: onDone });
  };
  return (
    <Form onSubmit={submit} aria-label={`Rename ${view.name}`} className="flex flex-col gap-2 py-1">
      <Field label="New name" error={isTried ? (problem ?? problemOf(rename.error, 'It was not renamed')) : undefined}>
        {(control) => (
          <Input
            {...control}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            className="min-h-11"
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" size="sm" busy={rename.isPending}>
          Rename
        </Button>
      </div>
    </Form>
  );
}

interface SaveFormProps extends Pick<ViewsMenuProps, 'list' | 'now' | 'isSearched'> {
  views: readonly SavedView[];
  onSaved: () => void;
}

/** Saves what is shown. Under a name that is there already, that view shows it from now on. */
function SaveForm({ list, now, isSearched, views, onSaved }: SaveFormProps) {
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const same = views.find((view) => view.name.toLowerCase() === name.trim().toLowerCase());
  const save = useViewAction((api, typed: string) =>
    same
      ? api.changeView({ params: { id: same.id }, body: { words: now } })
      : api.saveView({ params: { list }, body: { name: typed, words: now } }),
  );
  const problem = viewNameProblem(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problem) return;
    save.mutate(name.trim(), {
      onSuccess: (view) => {
        toast.success(`“${view.name}” is saved`);
        onSaved();
      },
    });
  };
  return (
    <Form onSubmit={submit} aria-label="Save this view" className="flex flex-col gap-2 border-line border-t pt-3">
      <Field
        label="Save what is shown as"
        hint={
          isSearched
            ? 'Filters, order, columns and page size. What you searched for is not kept: it may name somebody.'
            : 'Filters, order, columns and page size.'
        }
        error={isTried ? (problem ?? problemOf(save.error, 'The view was not saved')) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            className="min-h-11"
          />
        )}
      </Field>
      <Button type="submit" size="sm" busy={save.isPending} className="self-end">
        {same ? 'Replace' : 'Save'}
      </Button>
    </Form>
  );
}
