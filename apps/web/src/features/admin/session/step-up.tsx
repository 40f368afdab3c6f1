import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { hasCode } from '../../../lib/api-error.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

/** The person closed the question instead of answering it: nothing was done, and nothing needs saying. */
export class ActionCancelled extends Error {
  override readonly name = 'ActionCancelled';
}

type Guarded = <T>(act: () => Promise<T>) => Promise<T>;

const GuardContext = createContext<Guarded>((act) => act());

/** Runs an action; when the server wants to be sure who asks, the person is asked and the action is repeated. */
export const useGuarded = (): Guarded => useContext(GuardContext);

interface Question {
  needsSetUp: boolean;
  answer: (confirmed: boolean) => void;
}

export function StepUpProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const pending = useRef<Promise<boolean>>(undefined);

  const guarded = useCallback<Guarded>(async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!hasCode(error, 'step_up_required', 'totp_not_set_up')) throw error;
      // Two actions that are stopped at once share one question.
      pending.current ??= new Promise<boolean>((answer) =>
        setQuestion({ needsSetUp: error.code === 'totp_not_set_up', answer }),
      );
      const confirmed = await pending.current;
      pending.current = undefined;
      if (!confirmed) throw new ActionCancelled();
      return act();
    }
  }, []);
  const finish = (confirmed: boolean) => {
    question?.answer(confirmed);
    setQuestion(undefined);
  };
  return (
    <GuardContext value={guarded}>
      {children}
      {question && (
        <StepUpDialog
          needsSetUp={question.needsSetUp}
          onConfirmed={() => finish(true)}
          onCancel={() => finish(false)}
        />
      )}
    </GuardContext>
  );
}
