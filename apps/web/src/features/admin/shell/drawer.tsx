import { type ReactNode, useEffect, useRef } from 'react';

/** The menu of a narrow screen: a sheet at the left edge, the browser's own modal. */
export function Drawer({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press outside is a convenience; Esc serves the keyboard
    <dialog
      ref={ref}
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
      className="m-0 h-dvh max-h-dvh w-[min(18rem,85vw)] max-w-none border-line border-r bg-surface p-0 text-ink backdrop:bg-[rgb(10_12_23/0.6)]"
    >
      {open && children}
    </dialog>
  );
}
