import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Stands above the title; the calm sea of dots unless given. */
  art?: ReactNode;
}

export function EmptyState({ title, children, actions, art }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      {art ?? <SeaOfDots />}
      <h2 className="text-xl">{title}</h2>
      {children && <div className="max-w-md text-ink-2">{children}</div>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}

const ROWS = [0, 1, 2, 3];
const COLUMNS = Array.from({ length: 13 }, (_, column) => column);

/** Rows of dots on a slow swell, with one gold one. */
function SeaOfDots() {
  return (
    <svg viewBox="0 0 208 84" className="h-21 w-52" aria-hidden="true">
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => {
          const isGold = row === 1 && column === 8;
          const y = 14 + row * 18 + Math.sin(column * 0.75 + row) * 6;
          return (
            <circle
              key={`${row}-${column}`}
              cx={8 + column * 16}
              cy={Math.round(y * 10) / 10}
              r={isGold ? 6 : 3.2 - row * 0.3}
              className={isGold ? 'fill-gold' : 'fill-brand'}
              opacity={isGold ? 1 : 0.75 - row * 0.15}
            />
          );
        }),
      )}
    </svg>
  );
}
