import { clsx } from 'clsx';
import { Users } from 'lucide-react';
import { lazy, type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { loadLate } from '../../lib/load-late.ts';
import { NOT_FINISHED } from './gift-form.ts';
import type { RuleChoiceProps } from './rule-choice.tsx';

// Most gifts go to whoever opens them first, and their senders need none of it.
const RuleChoice = lazy(async () => ({ default: (await loadLate(() => import('./rule-choice.tsx'))).RuleChoice }));

interface WhoMayOpenProps extends RuleChoiceProps {
  ref: Ref<{ focus: () => void }>;
  /** What will happen; undefined while the rule is not finished. */
  sentence: string | undefined;
  /** Why it was sent back, by us or by the server. */
  error: string | undefined;
}

/** Folded to one line, so that the simple gift stays as short as it is. */
export function WhoMayOpen({ ref, sentence, error, ...choice }: WhoMayOpenProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    // The browser unfolds it without us, and may have done so before the scripts came.
    if (details.current?.open) setWasOpened(true);
  }, []);
  useImperativeHandle(ref, () => ({
    focus: () => {
      if (details.current) details.current.open = true;
      summary.current?.focus();
    },
  }));
  const words = choice.draft === null ? 'The first person to open it' : (sentence ?? NOT_FINISHED);
  return (
    <Disclosure
      ref={details}
      summaryRef={summary}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
      icon={<Users aria-hidden="true" className="size-5 shrink-0 text-brand" strokeWidth={1.75} />}
      title={
        <>
          <span className="block">Who may open it</span>
          <span className={clsx('block text-sm', error ? 'font-medium text-err' : 'font-normal text-ink-2')}>
            {error ?? words}
          </span>
        </>
      }
    >
      {wasOpened && (
        <Suspense fallback={<Skeleton className="h-48 w-full rounded-card" />}>
          <RuleChoice {...choice} problem={choice.problem ?? error} />
        </Suspense>
      )}
    </Disclosure>
  );
}
