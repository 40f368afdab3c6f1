import { Columns3 } from 'lucide-react';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Popover } from './popover.tsx';
import type { ColumnChoice } from './use-columns.ts';

/** Which columns a table shows. The last one stays. */
export function ColumnsMenu({ columns, hidden, onHide }: ColumnChoice) {
  const shown = columns.filter(({ id }) => !hidden.includes(id));
  return (
    <Popover
      buttonClassName={buttonClass('secondary', 'sm')}
      panelClassName="min-w-56 p-3"
      button={
        <>
          <Columns3 aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          <span className="max-sm:sr-only">Columns</span>
        </>
      }
    >
      {() => (
        <fieldset>
          <legend className="px-1 pb-1 font-semibold text-ink-3 text-xs">Your columns</legend>
          {columns.map(({ id, header }) => {
            const isShown = !hidden.includes(id);
            const isLast = isShown && shown.length === 1;
            return (
              <label
                key={id}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-input px-1 text-sm hover:bg-sunken"
              >
                <input
                  type="checkbox"
                  className="size-5 accent-brand"
                  checked={isShown}
                  disabled={isLast}
                  onChange={() => onHide(isShown ? [...hidden, id] : hidden.filter((other) => other !== id))}
                />
                {header}
                {isLast && <span className="text-ink-3 text-xs">stays: it is the last</span>}
              </label>
            );
          })}
        </fieldset>
      )}
    </Popover>
  );
}
