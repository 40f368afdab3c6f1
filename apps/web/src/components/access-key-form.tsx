import { readWithdrawable } from '@jara/contract/withdrawals';
import { useState } from 'react';
import { call, messageOf } from '../lib/api.ts';
import { useMutation } from '../lib/query/use-mutation.ts';
import { KeyForm } from './key-form.tsx';
import { Button } from './ui/button.tsx';
import { words } from './words/en.tsx';

interface AcceptedKey {
  accessKey: string;
  amount: number;
  currency: string;
}

interface AccessKeyFormProps {
  quid: string;
  /** Why it is asked for again, when a key was tried before. */
  problem?: string | undefined;
  onAccepted: (accepted: AcceptedKey) => void;
}

/** Asks for the key that was shown when the gift was opened, and tries it before handing it on. */
export function AccessKeyForm({ quid, problem: earlierProblem, onAccepted }: AccessKeyFormProps) {
  const [problem, setProblem] = useState(earlierProblem);
  const attempt = useMutation({
    mutationFn: (accessKey: string) => call(readWithdrawable, { headers: { 'x-access-key': accessKey } }),
  });
  const tryOut = (accessKey: string) => {
    setProblem(undefined);
    attempt.mutate(accessKey, {
      onSuccess: ({ quid: opened, amount, currency }) => {
        if (opened === quid) onAccepted({ accessKey, amount, currency });
        else setProblem(words.accessKey.ofAnotherGift);
      },
      onError: (error) => setProblem(messageOf(error, words.somethingWentWrong)),
    });
  };
  return (
    <KeyForm
      name="accessKey"
      label={words.accessKey.label}
      hint={words.accessKey.hint}
      required={words.accessKey.required}
      problem={problem}
      onKey={tryOut}
    >
      <Button type="submit" busy={attempt.isPending}>
        {words.accessKey.use}
      </Button>
    </KeyForm>
  );
}
