import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The name of the field this column orders by; its header becomes a button. */
  sort?: string;
  align?: 'right';
  /** Where it stands on a card: named line unless said. */
  onCard?: 'title' | 'aside' | 'actions';
}

export interface Selection {
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
}

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** What a row is called, for the box that chooses it. */
  rowName?: (row: Row) => string;
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: Selection | undefined;
  /** Whether a row can be chosen; every one unless said. */
  isChoosable?: (row: Row) => boolean;
  /** Newer rows are on their way. */
  stale?: boolean;
}
