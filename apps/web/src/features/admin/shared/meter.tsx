import { clsx } from 'clsx';

interface MeterProps {
  /** 0 to 100. */
  percent: number;
  label: string;
  tone?: 'brand' | 'ok' | 'warn' | 'err';
  className?: string;
}

const TONES = { brand: 'bg-brand', ok: 'bg-ok', warn: 'bg-warn', err: 'bg-err' } as const;

/** How far something has come. The words beside it say the same, so that the bar may stay quiet. */
export function Meter({ percent, label, tone = 'brand', className }: MeterProps) {
  const filled = Math.min(100, Math.max(0, percent));
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw the meter element in colours of their own
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(filled)}
      className={clsx('h-2 overflow-hidden rounded-full bg-sunken forced-colors:border', className)}
    >
      <div className={clsx('h-full rounded-full', TONES[tone])} style={{ width: `${filled}%` }} />
    </div>
  );
}
