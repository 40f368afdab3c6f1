import type { RuleType } from '@jara/domain/rule/rule';
import { Badge } from '../ui/badge.tsx';
import { RulePicture } from './rule-picture.tsx';
import { words } from './words/en.tsx';

/** `NONE` is no rule: the first person gets everything. */
interface RuleTypeChooserProps<Type extends RuleType | 'NONE'> {
  legend: string;
  types: readonly Type[];
  value: Type;
  onChange: (type: Type) => void;
}

const EXTRAS: readonly (RuleType | 'NONE')[] = ['EQUAL', 'LUCKY', 'DRAW'];

export function RuleTypeChooser<Type extends RuleType | 'NONE'>(props: RuleTypeChooserProps<Type>) {
  const { legend, types, value, onChange } = props;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 font-semibold text-sm">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {types.map((type) => (
          <label
            key={type}
            className="relative flex min-h-20 cursor-pointer items-center gap-4 rounded-card border border-line-strong bg-surface px-4 py-3 text-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 data-none:sm:col-span-2"
            data-none={type === 'NONE' ? '' : undefined}
          >
            <input
              type="radio"
              name="ruleType"
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              className="sr-only"
            />
            <RulePicture type={type} />
            <span>
              <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                {words.types[type]} {EXTRAS.includes(type) && <Badge>{words.extra}</Badge>}
              </span>
              <span className="block text-sm">{words.promises[type]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
