import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { shownToasts, subscribeToToasts, type Toast, toast } from '../lib/toast.ts';
import { Spinner } from './ui/spinner.tsx';

type Durations = Record<Toast['kind'], number>;

const FOR_GOOD = Number.POSITIVE_INFINITY;
const DURATIONS: Durations = { plain: 4000, success: 2000, error: 4000, loading: FOR_GOOD };

/** Shows what was said with `toast`, the newest on top, each for as long as its kind asks for. */
export function Toaster({ at = 'center', durations }: { at?: 'center' | 'right'; durations?: Partial<Durations> }) {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, shownToasts);
  const place = useRef<HTMLDivElement>(null);
  // There before anything is said, or else not every screen reader hears it.
  useEffect(() => toTheTop(place.current), []);
  useEffect(() => {
    // Whatever came to the top last lies over the others.
    if (toasts.length > 0 && document.querySelector('dialog[open]')) toTheTop(place.current);
  }, [toasts]);
  return (
    <div
      ref={place}
      popover="manual"
      role="status"
      aria-atomic="false"
      className={clsx(
        'no-print pointer-events-none fixed inset-x-4 top-26 z-50 grid w-auto gap-2 overflow-visible bg-transparent',
        at === 'center' ? 'justify-items-center' : 'justify-items-end',
      )}
    >
      {toasts.map((each) => (
        <Bar key={each.id} shown={each} duration={each.duration ?? { ...DURATIONS, ...durations }[each.kind]} />
      ))}
    </div>
  );
}

function toTheTop(place: HTMLElement | null): void {
  place?.hidePopover?.();
  place?.showPopover?.();
}

function Bar({ shown, duration }: { shown: Toast; duration: number }) {
  const { kind, message, isLeaving } = shown;
  // Whoever points at it is still reading; afterwards it stays its time again, as it does when it is said again.
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (isHeld || duration === FOR_GOOD) return;
    const timer = setTimeout(() => toast.dismiss(shown.id), duration);
    return () => clearTimeout(timer);
  }, [shown, duration, isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever points at it presses nothing, it only stays.
    <div
      data-leaving={isLeaving || undefined}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      className="toast pointer-events-auto flex max-w-104 items-center rounded-card bg-ink px-2.5 py-2 font-semibold text-bg leading-[1.3]"
    >
      {ICONS[kind]}
      <p className="mx-2.5 my-1 whitespace-pre-line">{message}</p>
    </div>
  );
}

const ROUND = 'size-5 shrink-0 rounded-full p-0.75 text-[#fff]';
const ICONS = {
  plain: null,
  success: <Check className={`${ROUND} bg-[#61d345]`} strokeWidth={4} />,
  error: <X className={`${ROUND} bg-[#ff4b4b]`} strokeWidth={4} />,
  loading: <Spinner className="size-4 shrink-0" />,
};
