import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { PostForm } from '../../components/form.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePress } from '../../lib/press.ts';

interface DeedProps {
  action: string;
  busy: boolean;
  problem: string | undefined;
  onPress: () => void;
  /** What its button is called where no script hears it; without one it needs scripts, and is not shown where there are none. */
  press?: string;
  /** Beside the button: what takes back what it did. */
  undo?: ReactNode;
  children: ReactNode;
}

/** One thing a sender can do, with a word on what it does. */
export function Deed({ action, busy, problem, onPress, press: name, undo, children }: DeedProps) {
  const button = useFocusAfter(busy);
  const pressed = usePress(name ?? '');
  const told = problem ?? pressed.refusal?.message;
  // The answer may come between the two presses of a double tap, and the second would then undo the first.
  const press = ({ detail: pressesInARow }: MouseEvent) => {
    if (pressesInARow < 2) onPress();
  };
  return (
    <div className={clsx('flex flex-col gap-3 py-4', name === undefined && 'noscript:hidden')}>
      <div className="flex items-center justify-between gap-4 max-sm:flex-col max-sm:items-stretch">
        <p className="min-w-0 text-ink-2">{children}</p>
        <div className="flex shrink-0 flex-col gap-2">
          <PostForm onSubmit={(event) => event.preventDefault()} className="flex flex-col">
            <Button
              {...(name !== undefined && pressed.button)}
              ref={button}
              type={name === undefined ? 'button' : 'submit'}
              variant="secondary"
              size="sm"
              busy={busy}
              onClick={press}
            >
              {action}
            </Button>
          </PostForm>
          {undo}
        </div>
      </div>
      {told && <Banner tone="err" title={told} />}
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
