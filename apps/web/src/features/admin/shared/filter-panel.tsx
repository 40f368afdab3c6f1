import type { DateRange } from '@jara/contract/staff/filters';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';

export interface Facet {
  name: string;
  title: string;
  options: readonly { value: string; word: string; count?: number | undefined }[];
}

export interface FilterValues {
  range: DateRange | undefined;
  from: string | undefined;
  to: string | undefined;
  chosen: Readonly<Record<string, readonly string[]>>;
}

export const RANGE_WORDS: Record<DateRange, string> = {
  today: 'Today',
  week: 'Past week',
  month: 'Past month',
  quarter: 'Past quarter',
};
const RANGES = Object.entries(RANGE_WORDS) as [DateRange, string][];

interface FilterPanelProps {
  id: string;
  facets: readonly Facet[];
  values: FilterValues;
  onApply: (values: FilterValues) => void;
}

/** Filters are put together first and applied at once, so that the list moves one time and not at every press. */
export function FilterPanel({ id, facets, values, onApply }: FilterPanelProps) {
  const [draft, setDraft] = useState(values);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  const toggle = (name: string, value: string) => {
    const chosen = draft.chosen[name] ?? [];
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    setDraft({ ...draft, chosen: { ...draft.chosen, [name]: next } });
  };
  const nothing = Object.fromEntries(facets.map(({ name }) => [name, []]));
  return (
    <Form
      id={id}
      aria-label="Filters"
      onSubmit={submit}
      className="no-print grid gap-x-8 gap-y-5 rounded-card border border-line bg-surface p-4 sm:p-5 lg:grid-cols-2"
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold text-sm">Date range</legend>
        <div className="flex flex-wrap gap-2">
          <Chip
            type="radio"
            name={`${id}-range`}
            value="any"
            word="Any time"
            checked={!draft.range && !draft.from && !draft.to}
            onChange={() => setDraft({ ...draft, range: undefined, from: undefined, to: undefined })}
          />
          {RANGES.map(([range, word]) => (
            <Chip
              key={range}
              type="radio"
              name={`${id}-range`}
              value={range}
              word={word}
              checked={draft.range === range}
              onChange={() => setDraft({ ...draft, range, from: undefined, to: undefined })}
            />
          ))}
        </div>
        <div className="grid grid-cols-2 gap-3">
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={end === 'from' ? 'From' : 'To'}>
              {(control) => (
                <Input
                  {...control}
                  name={end}
                  type="date"
                  value={draft[end] ?? ''}
                  min={end === 'to' ? draft.from : undefined}
                  max={end === 'from' ? draft.to : undefined}
                  onChange={({ currentTarget }) =>
                    setDraft({ ...draft, range: undefined, [end]: currentTarget.value || undefined })
                  }
                  className="min-h-11 min-w-0 px-2 text-sm"
                />
              )}
            </Field>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-col gap-5">
        {facets.map(({ name, title, options }) => (
          <fieldset key={name}>
            <legend className="mb-2 font-semibold text-sm">{title}</legend>
            <div className="flex flex-wrap gap-2">
              {options.map(({ value, word, count }) => (
                <Chip
                  key={value}
                  type="checkbox"
                  name={name}
                  value={value}
                  word={word}
                  count={count}
                  checked={draft.chosen[name]?.includes(value) ?? false}
                  onChange={() => toggle(name, value)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-3 lg:col-span-2">
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onApply({ range: undefined, from: undefined, to: undefined, chosen: nothing })}
        >
          Clear All
        </Button>
        <Button type="submit" size="sm">
          Apply Filters
        </Button>
      </div>
    </Form>
  );
}

interface ChipProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  word: string;
  count?: number | undefined;
  checked: boolean;
  onChange: () => void;
}

function Chip({ type, name, value, word, count, checked, onChange }: ChipProps) {
  return (
    <label
      className={clsx(
        'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-3.5 font-semibold text-sm',
        'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        checked ? 'border-brand bg-brand-soft text-on-brand-soft' : 'border-line-strong bg-surface text-ink-2',
      )}
    >
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={onChange}
        className="size-4 accent-brand"
      />
      {word}
      {count !== undefined && <span className="tabular font-normal">{count}</span>}
    </label>
  );
}
