import { clsx } from 'clsx';
import { Users } from 'lucide-react';
import { lazy, type Ref, Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { loadLate } from '../../lib/load-late.ts';
import { usePress } from '../../lib/press.ts';
import { Folded } from './folded.tsx';
import type { RuleChoiceProps } from './rule-choice.tsx';
import { words } from './words/en.tsx';

// Most gifts go to whoever opens them first, and their senders need none of it.
const RuleChoice = lazy(async () => ({ default: (await loadLate(() => import('./rule-choice.tsx'))).RuleChoice }));

interface WhoMayOpenProps extends RuleChoiceProps {
  ref: Ref<{ focus: () => void }>;
  /** What will happen; undefined while the rule is not finished. */
  sentence: string | undefined;
  /** Why it was sent back, by us or by the server. */
  error: string | undefined;
  /** Somebody without scripts asked for it; or has chosen in it before. */
  isAsked: boolean;
  isTyped: boolean;
}

export function WhoMayOpen({ ref, sentence, error, isAsked, isTyped, ...choice }: WhoMayOpenProps) {
  const [wasOpened, setWasOpened] = useState(isAsked || isTyped);
  const { button } = usePress('rule');
  return (
    <Folded
      ref={ref}
      isUnfolded={isAsked || error !== undefined}
      icon={Users}
      title={words.opening.title}
      words={choice.draft === null ? words.opening.first : (sentence ?? words.notFinished)}
      error={error}
      onUnfold={() => setWasOpened(true)}
    >
      {wasOpened ? (
        // As high as what comes: a finger on its way to what stands below must not land on a rule.
        <Suspense
          fallback={
            <Skeleton
              className={clsx('w-full rounded-card', choice.amount === undefined ? 'h-230 sm:h-160' : 'h-304 sm:h-234')}
            />
          }
        >
          <RuleChoice {...choice} problem={choice.problem ?? error} />
        </Suspense>
      ) : (
        <Button {...button} type="submit" variant="secondary" className="w-full">
          {words.opening.choose}
        </Button>
      )}
    </Folded>
  );
}
