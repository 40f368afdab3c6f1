import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

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
  const panelId = useId();
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
