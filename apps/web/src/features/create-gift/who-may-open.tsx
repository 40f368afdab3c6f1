import { Users } from 'lucide-react';
import { lazy, type Ref, Suspense, useState } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { loadLate } from '../../lib/load-late.ts';
import { Folded } from './folded.tsx';
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

export function WhoMayOpen({ ref, sentence, error, ...choice }: WhoMayOpenProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Folded
      ref={ref}
      icon={Users}
      title="Who may open it"
      words={choice.draft === null ? 'The first person to open it' : (sentence ?? NOT_FINISHED)}
      error={error}
      onUnfold={() => setWasOpened(true)}
    >
      {wasOpened && (
        <Suspense fallback={<Skeleton className="h-48 w-full rounded-card" />}>
          <RuleChoice {...choice} problem={choice.problem ?? error} />
        </Suspense>
      )}
    </Folded>
  );
}
