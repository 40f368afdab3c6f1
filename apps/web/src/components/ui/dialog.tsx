import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { words } from './words/en.ts';

interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Called for Esc, the close button and a press outside; leave it out while closing must wait. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
}

/**
 * The browser's own modal: it keeps the focus, closes on Esc and gives the focus back. A sheet on phones. Ctrl or ⌘ with
 * Enter sends its form.
 */
export function Dialog({ open, title, onClose, children, footer, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open) return dialog.close();
    if (dialog.matches(':modal')) return;
    // One that the server has drawn open stands there already, and need not rise once more.
    if (dialog.open) dialog.style.animation = 'none';
    dialog.close();
    dialog.showModal();
  }, [open]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    // Most dialogs are taken away while open. Only one that is closed before it leaves the page gives the focus back.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      // Without scripts it is open in the page; with them only the script opens it.
      open={import.meta.env.SSR && open ? true : undefined}
      suppressHydrationWarning
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose?.();
      }}
      onKeyDown={submitOnCtrlEnter}
      className={clsx(
        'm-auto max-h-[92dvh] w-[min(32rem,calc(100vw-2rem))] scroll-pt-16 scroll-pb-28 overflow-y-auto rounded-card border border-line bg-surface p-0 text-ink',
        'shadow-float backdrop:bg-[rgb(10_12_23/0.6)] open:animate-[rise_200ms_var(--ease-out)]',
        'not-[:modal]:fixed not-[:modal]:inset-0 not-[:modal]:z-50 not-[:modal]:shadow-[0_0_0_100vmax_rgb(10_12_23/0.6)]',
        'max-sm:open:animate-[rise_320ms_var(--ease-out)] max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none',
        className,
      )}
    >
      {open && (
        <div className="flex flex-col gap-5 p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            {onClose && (
              <button
                type="button"
                onClick={onClose}
                aria-label={words.close}
                className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-sunken noscript:hidden"
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            )}
          </div>
          {children}
          {/* A window may be lower than the dialog: what it ends with stays in sight. A phone needs the room for its keyboard. */}
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse sm:sticky sm:bottom-0 sm:-m-6 sm:-mt-5 sm:bg-surface sm:p-6 sm:pt-5">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}

/** Presses the form's own button, so that one which is not ready, or is busy already, sends nothing. */
function submitOnCtrlEnter(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  const { currentTarget: dialog, target } = event;
  const form = (target instanceof Element ? target.closest('form') : null) ?? dialog.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) return;
  event.preventDefault();
  button.click();
}
