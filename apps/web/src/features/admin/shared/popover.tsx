import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { shiftIntoWindow } from './shift-into-window.ts';

interface PopoverProps {
  /** What the button shows. */
  button: ReactNode;
  /** What the button is called, where it shows no words. */
  label?: string | undefined;
  buttonClassName?: string;
  panelClassName?: string;
  /** The panel hangs from the button's right edge unless it should start at the left one. */
  align?: 'left' | 'right';
  children: (close: () => void) => ReactNode;
}

/** A button and a panel that belongs to it. Esc, a press elsewhere and moving the focus away close it. */
export function Popover({ button, label, buttonClassName, panelClassName, align = 'right', children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useLayoutEffect(() => {
    const { current } = panel;
    if (!open || !current) return;
    const watch = new ResizeObserver(() => keepInWindow(current));
    watch.observe(current);
    watch.observe(document.documentElement);
    return () => watch.disconnect();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const pressedElsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressedElsewhere);
    return () => document.removeEventListener('pointerdown', pressedElsewhere);
  }, [open]);
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Esc and for the focus leaving
    <div
      ref={box}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className={buttonClassName}
      >
        {button}
      </button>
      <div
        ref={panel}
        id={panelId}
        hidden={!open}
        className={clsx(
          'absolute top-full z-30 mt-2 rounded-card border border-line bg-surface text-ink shadow-float',
          align === 'right' ? 'right-0' : 'left-0',
          panelClassName,
        )}
      >
        {open && children(close)}
      </div>
    </div>
  );
}

/**
 * On a narrow screen the button may stand too near to an edge for the panel that hangs from it. Where the panel hangs is
 * asked of the layout, which knows nothing of how far it was moved before.
 */
function keepInWindow(panel: HTMLElement): void {
  const left = (panel.offsetParent?.getBoundingClientRect().left ?? 0) + panel.offsetLeft;
  const shift = shiftIntoWindow({ left, right: left + panel.offsetWidth }, document.documentElement.clientWidth);
  panel.style.translate = `${shift}px`;
}

interface PopoverItemProps {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One choice in a panel of choices. */
export function PopoverItem({ icon, danger = false, disabled = false, onChoose, children }: PopoverItemProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onChoose}
      className={clsx(
        'flex min-h-11 w-full items-center gap-3 whitespace-nowrap rounded-input px-3 text-left font-semibold text-sm hover:bg-sunken disabled:opacity-55',
        danger ? 'text-err' : 'text-ink',
      )}
    >
      {icon}
      {children}
    </button>
  );
}
