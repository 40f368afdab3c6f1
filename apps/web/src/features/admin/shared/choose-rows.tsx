import type { Selection } from './table-props.ts';

const boxClass = 'size-5 accent-brand';
/** The box is small; the place that can be pressed is not. */
const boxPlace = 'inline-grid size-11 cursor-pointer place-items-center';

interface ChooseAllProps {
  selection: Selection;
  ids: readonly string[];
  /** Where no header says what the box is for. */
  withWords?: boolean;
}

export function ChooseAll({ selection: { chosen, onChange }, ids, withWords = false }: ChooseAllProps) {
  const here = ids.filter((id) => chosen.has(id));
  const all = ids.length > 0 && here.length === ids.length;
  return (
    <label className={withWords ? 'flex min-h-11 cursor-pointer items-center gap-3 text-sm' : boxPlace}>
      {!withWords && <span className="sr-only">Choose all rows of this page</span>}
      <input
        type="checkbox"
        className={boxClass}
        checked={all}
        disabled={ids.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = here.length > 0 && !all;
        }}
        onChange={() => onChange(new Set(all ? [...chosen].filter((id) => !ids.includes(id)) : [...chosen, ...ids]))}
      />
      {withWords && 'Choose all of this page'}
    </label>
  );
}

interface ChooseRowProps {
  selection: Selection;
  id: string;
  name: string;
}

export function ChooseRow({ selection: { chosen, onChange }, id, name }: ChooseRowProps) {
  return (
    <label className={boxPlace}>
      <span className="sr-only">Choose {name}</span>
      <input
        type="checkbox"
        className={boxClass}
        checked={chosen.has(id)}
        onChange={({ currentTarget }) => {
          const next = new Set(chosen);
          if (currentTarget.checked) next.add(id);
          else next.delete(id);
          onChange(next);
        }}
      />
    </label>
  );
}
