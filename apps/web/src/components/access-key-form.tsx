import { key as accessKeySchema } from '@jara/contract/scalars';
import { readWithdrawable } from '@jara/contract/withdrawals';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call, messageOf } from '../lib/api.ts';
import { Form } from './form.tsx';
import { Button } from './ui/button.tsx';
import { Field } from './ui/field.tsx';
import { PasswordInput } from './ui/password-input.tsx';

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
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState(earlierProblem);
  const attempt = useMutation({
    mutationFn: (accessKey: string) => call(readWithdrawable, { headers: { 'x-access-key': accessKey } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const accessKey = typed.trim();
    const malformed = accessKeySchema.safeParse(accessKey).error?.issues[0]?.message;
    setProblem(accessKey === '' ? 'Access key is required' : malformed);
    if (malformed) return;
    attempt.mutate(accessKey, {
      onSuccess: ({ quid: opened, amount, currency }) => {
        if (opened === quid) onAccepted({ accessKey, amount, currency });
        else setProblem('That access key does not open this gift');
      },
      onError: (error) => setProblem(messageOf(error, 'Something went wrong')),
    });
  };
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label="Access key" hint="The 43 characters you could copy when you opened the gift." error={problem}>
        {(control) => (
          <PasswordInput
            {...control}
            name="accessKey"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            autoComplete="off"
            enterKeyHint="go"
            className="font-mono"
          />
        )}
      </Field>
      <Button type="submit" busy={attempt.isPending}>
        Use this key
      </Button>
    </Form>
  );
}
