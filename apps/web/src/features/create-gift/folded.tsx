import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Disclosure } from '../../components/ui/disclosure.tsx';

interface FoldedProps {
  /** Whoever is led here finds it unfolded. */
  ref: Ref<{ focus: () => void }>;
  icon: LucideIcon;
  title: string;
  /** What holds as things stand. */
  words: string;
  /** Why it was sent back, by us or by the server. */
  error?: string | undefined;
  onUnfold?: () => void;
  /** Whether it is from the start. */
  isUnfolded?: boolean;
  children: ReactNode;
}

/** A decision most senders leave as it is: folded to one line, so that the simple gift stays as short as it is. */
export function Folded({ ref, icon: Icon, title, words, error, onUnfold, isUnfolded = false, children }: FoldedProps) {
  const [startsUnfolded] = useState(isUnfolded);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const unfolded = useRef(onUnfold);
  useEffect(() => {
    // The browser unfolds it without us, and may have done so before the scripts came.
    if (details.current?.open) unfolded.current?.();
  }, []);
  useImperativeHandle(ref, () => ({
    focus: () => {
      if (details.current) details.current.open = true;
      summary.current?.focus();
    },
  }));
  return (
    <Disclosure
      ref={details}
      open={startsUnfolded}
      summaryRef={summary}
      onToggle={({ currentTarget }) => currentTarget.open && onUnfold?.()}
      icon={<Icon aria-hidden="true" className="size-5 shrink-0 text-brand" strokeWidth={1.75} />}
      title={
        <>
          <span className="block">{title}</span>
          <span className={clsx('block text-sm', error ? 'font-medium text-err' : 'font-normal text-ink-2')}>
            {error ?? words}
          </span>
        </>
      }
    >
      {children}
    </Disclosure>
  );
}
