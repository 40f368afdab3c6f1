import { Button } from '../../../components/ui/button.tsx';

interface ChooseColumnsProps {
  columns: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** What a file holds. Where a report cannot be narrowed, that is said. */
export function ChooseColumns({ columns, chosen, onChoose }: ChooseColumnsProps) {
  if (columns.length === 0) {
    return (
      <p className="text-ink-2 text-sm">In practice a file has all its columns; in the portal you choose them here.</p>
    );
  }
  const toggle = (column: string) => onChoose(columns.filter((known) => chosen.includes(known) !== (known === column)));
  return (
    <fieldset>
      <legend className="font-semibold text-sm">Columns</legend>
      <div className="my-1 flex flex-wrap gap-x-2">
        <Button variant="ghost" size="sm" onClick={() => onChoose([...columns])}>
          All
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onChoose([])}>
          None
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-x-4 xs:grid-cols-2">
        {columns.map((column) => (
          <label key={column} className="flex min-h-11 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              name="column"
              value={column}
              checked={chosen.includes(column)}
              onChange={() => toggle(column)}
              className="size-5 shrink-0 accent-brand"
            />
            {column}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** As the server is told: none means all of them, also those that come with a later version. */
export const columnsToSend = (columns: readonly string[], chosen: readonly string[]): string[] =>
  chosen.length === columns.length ? [] : [...chosen];
