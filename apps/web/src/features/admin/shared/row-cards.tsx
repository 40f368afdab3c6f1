import { ChooseAll, ChooseRow } from './choose-rows.tsx';
import type { Column, DataTableProps } from './table-props.ts';

/** The rows of a table as cards, for a screen that has no room for columns. */
export function RowCards<Row>({
  caption,
  columns,
  rows,
  rowId,
  rowName,
  selection,
  isChoosable = () => true,
}: DataTableProps<Row>) {
  const titles = columns.filter(({ onCard }) => onCard === 'title');
  const asides = columns.filter(({ onCard }) => onCard === 'aside');
  const actions = columns.filter(({ onCard }) => onCard === 'actions');
  const lines = columns.filter(({ onCard }) => onCard === undefined);
  return (
    <>
      {selection && <ChooseAll selection={selection} ids={rows.filter(isChoosable).map(rowId)} withWords />}
      <ul aria-label={caption} className="flex flex-col gap-3">
        {rows.map((row) => (
          <li key={rowId(row)} className="rounded-card border border-line bg-surface p-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              {selection && isChoosable(row) && (
                <span className="-my-2 -ml-3 shrink-0">
                  <ChooseRow selection={selection} id={rowId(row)} name={rowName?.(row) ?? rowId(row)} />
                </span>
              )}
              <div className="min-w-0 flex-auto break-words font-semibold">
                <Cells columns={titles} row={row} />
              </div>
              <div className="ml-auto">
                <Cells columns={asides} row={row} />
              </div>
            </div>
            <dl className="mt-3 flex flex-col gap-1.5 text-sm">
              {lines.map(({ id, header, cell }) => (
                <div key={id} className="flex items-baseline justify-between gap-4">
                  <dt className="shrink-0 text-ink-3">{header}</dt>
                  <dd className="min-w-0 break-words text-right">{cell(row)}</dd>
                </div>
              ))}
            </dl>
            {actions.length > 0 && (
              <div className="mt-3 flex justify-end gap-2 empty:hidden">
                <Cells columns={actions} row={row} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const Cells = <Row,>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) =>
  columns.map(({ id, cell }) => (
    <span key={id} className="contents">
      {cell(row)}
    </span>
  ));
