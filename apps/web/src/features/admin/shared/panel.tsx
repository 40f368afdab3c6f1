import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: ReactNode;
  /** At the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A titled part of a page. */
export function Panel({ title, aside, children, className }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('rounded-card border border-line bg-surface', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-4 py-3 sm:px-5">
        <h2 id={id} className="font-bold font-sans text-base tracking-normal">
          {title}
        </h2>
        {aside}
      </div>
      <div className="p-4 sm:p-5">{children}</div>
    </section>
  );
}
