import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { ChooseAll, ChooseRow } from './choose-rows.tsx';
import { RowCards } from './row-cards.tsx';
import type { Column, DataTableProps } from './table-props.ts';
import { useIsPhone } from './use-is-phone.ts';

/** Rows under headers where there is room, a card for each where there is not. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  return (
    <div className={clsx('transition-opacity duration-200', props.stale && 'opacity-60')} aria-busy={props.stale}>
      {isPhone ? <RowCards {...props} /> : <WideTable {...props} />}
    </div>
  );
}

/** So many rows may scroll with the page: their header is never far. */
const FEW = 10;

/** What can be done with a row stays in sight while the rest of a wide table scrolls under it. */
const STAYS = 'sticky right-0 bg-inherit';

function WideTable<Row>({
  caption,
  columns,
  rows,
  rowId,
  rowName,
  sort = '',
  onSort,
  selection,
  isChoosable = () => true,
}: DataTableProps<Row>) {
  return (
    // A region that scrolls has to be reachable for the keyboard. A header cannot stick to anything but the box that
    // scrolls it, so a long table scrolls in a box that fits between the portal's own bar and the pager.
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className={clsx(
        'relative scroll-pt-12 overflow-auto rounded-card border border-line bg-surface print:max-h-none print:overflow-visible',
        rows.length > FEW && 'max-h-[calc(100dvh-11rem)]',
      )}
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        {/* The line under it is a shadow, because the border of a collapsed table stays behind when its header sticks. */}
        <thead className="sticky top-0 z-10 text-ink-2 shadow-[0_1px_0_var(--line)] print:static">
          <tr className="bg-sunken">
            {selection && (
              <th scope="col" className="w-12 pl-1.5">
                <ChooseAll selection={selection} ids={rows.filter(isChoosable).map(rowId)} />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowId(row)}
              className={clsx(
                'border-line border-b last:border-b-0',
                selection?.chosen.has(rowId(row)) ? 'bg-brand-soft' : 'bg-surface hover:bg-sunken',
              )}
            >
              {selection && (
                <td className="pl-1.5">
                  {isChoosable(row) && (
                    <ChooseRow selection={selection} id={rowId(row)} name={rowName?.(row) ?? rowId(row)} />
                  )}
                </td>
              )}
              {columns.map(({ id, cell, align, onCard }) => (
                <td
                  key={id}
                  className={clsx(
                    'px-2 py-2.5 align-middle',
                    align === 'right' && 'text-right',
                    onCard === 'actions' && STAYS,
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: string;
  onSort: ((sort: string) => void) | undefined;
}

function HeaderCell<Row>({ column: { header, sort: field, align, onCard }, sort, onSort }: HeaderCellProps<Row>) {
  const isSorted = field !== undefined && sort.replace(/^-/, '') === field;
  const isDescending = isSorted && sort.startsWith('-');
  const Icon = isSorted ? (isDescending ? ArrowDown : ArrowUp) : ArrowUpDown;
  const className = clsx(
    'whitespace-nowrap px-2 py-2 font-semibold',
    align === 'right' && 'text-right',
    onCard === 'actions' && STAYS,
  );
  if (field === undefined || !onSort) {
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    );
  }
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
      className={clsx(className, 'py-0')}
    >
      <button
        type="button"
        onClick={() => onSort(isDescending ? field : `-${field}`)}
        className={clsx(
          'inline-flex min-h-11 items-center gap-1.5 font-semibold hover:text-ink',
          isSorted && 'text-ink',
        )}
      >
        {header}
        <Icon aria-hidden="true" className={clsx('size-3.5', !isSorted && 'opacity-50')} strokeWidth={2} />
      </button>
    </th>
  );
}
