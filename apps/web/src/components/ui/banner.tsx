import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from './words/en.ts';

export type Tone = 'ok' | 'info' | 'warn' | 'err';

const LOOKS = {
  ok: { icon: CircleCheck, box: 'bg-ok-soft border-ok', mark: 'text-ok' },
  info: { icon: Info, box: 'bg-info-soft border-info', mark: 'text-info' },
  warn: { icon: TriangleAlert, box: 'bg-warn-soft border-warn', mark: 'text-warn' },
  err: { icon: CircleAlert, box: 'bg-err-soft border-err', mark: 'text-err' },
} as const;

interface BannerProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons, under the text. */
  actions?: ReactNode;
  onDismiss?: (() => void) | undefined;
  className?: string;
}

export function Banner({ tone = 'info', title, children, actions, onDismiss, className }: BannerProps) {
  const { icon: Icon, box, mark } = LOOKS[tone];
  return (
    <div
      role={tone === 'err' ? 'alert' : 'status'}
      className={clsx('flex items-start gap-3 rounded-card border-l-4 p-4 text-ink', box, className)}
    >
      <Icon aria-hidden="true" className={clsx('mt-0.5 size-5 shrink-0', mark)} strokeWidth={2} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink-2 text-sm">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          onClick={onDismiss}
          aria-label={words.dismiss}
          className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
}
