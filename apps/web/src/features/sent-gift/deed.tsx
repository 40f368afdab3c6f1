import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';

interface DeedProps {
  action: string;
  busy: boolean;
  problem: string | undefined;
  onPress: () => void;
  /** Beside the button: what takes back what it did. */
  undo?: ReactNode;
  children: ReactNode;
}

/** One thing a sender can do, with a word on what it does. */
export function Deed({ action, busy, problem, onPress, undo, children }: DeedProps) {
  const button = useFocusAfter(busy);
  // The answer may come between the two presses of a double tap, and the second would then undo the first.
  const press = ({ detail: pressesInARow }: MouseEvent) => {
    if (pressesInARow < 2) onPress();
  };
  return (
    <div className="flex flex-col gap-3 py-4">
      <div className="flex items-center justify-between gap-4 max-sm:flex-col max-sm:items-stretch">
        <p className="min-w-0 text-ink-2">{children}</p>
        <div className="flex shrink-0 flex-col gap-2">
          <Button ref={button} variant="secondary" size="sm" busy={busy} onClick={press}>
            {action}
          </Button>
          {undo}
        </div>
      </div>
      {problem && <Banner tone="err" title={problem} />}
    </div>
  );
}

/** A button that cannot be pressed for a moment loses the focus; it has it back when it can. */
export function useFocusAfter(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return button;
}
