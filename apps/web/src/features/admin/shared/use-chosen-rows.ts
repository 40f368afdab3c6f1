import { useState } from 'react';
import type { Selection } from './table-props.ts';

interface ChosenRows<Row> {
  chosen: Row[];
  selection: Selection;
  clear: () => void;
}

/** What is chosen stays chosen over pages, so every row is kept with what it showed. */
export function useChosenRows<Row extends { id: string }>(rows: readonly Row[] = []): ChosenRows<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const choose = (ids: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...rows.map((row) => [row.id, row] as const)]);
    setChosen(new Map([...known].filter(([id]) => ids.has(id))));
  };
  return {
    chosen: [...chosen.values()],
    selection: { chosen: new Set(chosen.keys()), onChange: choose },
    clear: () => setChosen(new Map()),
  };
}
