import { type ReactNode, useId } from 'react';
import { Money } from '../../components/money.tsx';
import { Card } from '../../components/ui/card.tsx';

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <Card className="flex flex-col gap-4">{children}</Card>
    </section>
  );
}

interface Row {
  label: string;
  amount: number;
}

/** Lines that add up to the one below them. What is nothing is left out. */
export const Sums = ({ rows, total }: { rows: readonly Row[]; total: Row }) => (
  <dl className="flex flex-col divide-y divide-line">
    {rows
      .filter(({ amount }) => amount !== 0)
      .map((row) => (
        <Line key={row.label} {...row} />
      ))}
    <Line {...total} isTotal />
  </dl>
);

const Line = ({ label, amount, isTotal = false }: Row & { isTotal?: boolean }) => (
  <div className={`flex flex-wrap justify-between gap-x-6 gap-y-1 py-2 ${isTotal ? 'font-semibold' : 'text-ink-2'}`}>
    <dt>{label}</dt>
    <dd className="ml-auto text-ink">
      <Money amount={amount} />
    </dd>
  </div>
);

/** A figure that is not money, with what it means under it. */
export const Fact = ({ label, value, children }: { label: string; value: ReactNode; children?: ReactNode }) => (
  <div className="flex flex-col gap-1">
    <dt className="text-ink-2 text-sm">{label}</dt>
    <dd className="font-semibold text-lg">{value}</dd>
    {children && <dd className="text-ink-2 text-sm">{children}</dd>}
  </div>
);
