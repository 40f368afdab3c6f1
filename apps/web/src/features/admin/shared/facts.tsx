import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[];
  className?: string;
}

/** Names and values side by side. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={clsx('flex flex-col text-sm', className)}>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-line border-b py-2 last:border-b-0"
        >
          <dt className="text-ink-3">{label}</dt>
          <dd className="ml-auto min-w-0 break-words text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
