import { LONGEST_NOTE, mentionedIn } from '@jara/domain/staff/notes';
import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Field } from '../../../components/ui/field.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { count } from '../shared/count.ts';
import { colleaguesQuery } from './casework.queries.ts';
import { fitting, type TypedMention, typedMention, withMention } from './mention-typing.ts';

interface NoteFieldProps {
  text: string;
  error: string | undefined;
  busy: boolean;
  onType: (text: string) => void;
}

/** Where a note is typed. Behind an @ it offers names: the arrows choose one, Enter or Tab takes it, Esc wants none. */
export function NoteField({ text, error, busy, onType }: NoteFieldProps) {
  const { data: people = [] } = useQuery(colleaguesQuery(useStaffApi()));
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [mention, setMention] = useState<TypedMention>();
  const [chosen, setChosen] = useState(0);
  const offered = mention ? fitting(people, mention.typed) : [];
  const active = Math.min(chosen, offered.length - 1);
  const told = mentionedIn(text, people);

  const look = () => {
    const { value, selectionStart } = field.current ?? { value: '', selectionStart: 0 };
    setMention(typedMention(value, selectionStart));
    setChosen(0);
  };
  const take = (name: string) => {
    const { current } = field;
    if (!current || !mention) return;
    const next = withMention(text, current.selectionStart, mention, name);
    onType(next.text);
    setMention(undefined);
    current.focus();
    // The caret can only stand where there is text already.
    requestAnimationFrame(() => current.setSelectionRange(next.caret, next.caret));
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
      return;
    }
    const person = offered[active];
    if (!person) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : offered.length - 1;
      setChosen((active + step) % offered.length);
    } else if (event.key === 'Enter' || event.key === 'Tab') take(person.name);
    else if (event.key === 'Escape') setMention(undefined);
    else return;
    // In a dialog, Esc would close it.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative">
      <Field
        label="Write a note"
        aside={`${count.format([...text].length)}/${count.format(LONGEST_NOTE)}`}
        error={error}
        hint={
          told.length > 0
            ? `Will be told: ${told.map(({ name }) => name).join(', ')}`
            : '@ and a name tells a colleague.'
        }
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            name="note"
            dir="auto"
            value={text}
            readOnly={busy}
            aria-autocomplete="list"
            aria-controls={listId}
            aria-activedescendant={offered.length > 0 ? `${listId}-${active}` : undefined}
            onChange={({ currentTarget }) => {
              onType(currentTarget.value);
              look();
            }}
            onKeyDown={press}
            onClick={look}
            onBlur={() => setMention(undefined)}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {offered.length > 0 && `${offered.length} ${offered.length === 1 ? 'name fits' : 'names fit'}`}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label="Colleagues"
        tabIndex={-1}
        hidden={offered.length === 0}
        className="absolute right-0 left-0 z-10 mt-1 rounded-card border border-line bg-surface p-1.5 shadow-float"
      >
        {offered.map(({ id, name }, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's
          <div
            key={id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            // A press must not take the focus out of the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(name)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center rounded-input px-3 font-semibold text-sm',
              index === active ? 'bg-brand-soft text-on-brand-soft' : 'hover:bg-sunken',
            )}
          >
            {name}
          </div>
        ))}
      </div>
    </div>
  );
}
