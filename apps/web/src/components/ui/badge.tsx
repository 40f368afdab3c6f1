import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type BadgeTone = 'ok' | 'info' | 'warn' | 'err' | 'brand' | 'neutral';

const TONES: Record<BadgeTone, string> = {
  ok: 'bg-ok-soft text-ok',
  info: 'bg-info-soft text-info',
  warn: 'bg-warn-soft text-warn',
  err: 'bg-err-soft text-err',
  brand: 'bg-brand-soft text-on-brand-soft',
  neutral: 'bg-sunken text-ink-2',
};

export function Badge({
  tone = 'neutral',
  icon: Icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-xs forced-colors:border',
        TONES[tone],
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.25} />}
      {children}
    </span>
  );
}
