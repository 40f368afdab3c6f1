import { words as mailAndKey } from '@jara/contract/mail-and-key/words/en';
import { addressProblem } from '@jara/domain/mail/address';
import { type FormEvent, useState } from 'react';
import { ApiError, messageOf } from '../lib/api.ts';
import { useKeyring } from '../lib/idempotency.ts';
import { usePress } from '../lib/press.ts';
import { useMutation } from '../lib/query/use-mutation.ts';
import { Form } from './form.tsx';
import { MailHint } from './mail-hint.tsx';
import { Banner } from './ui/banner.tsx';
import { Button } from './ui/button.tsx';
import { Field } from './ui/field.tsx';
import { Input } from './ui/input.tsx';
import { words } from './words/en.tsx';

interface MailFormProps {
  label: string;
  hint: string;
  /** What the button says. */
  action: string;
  send: (email: string, idempotencyKey: string) => Promise<{ message: string }>;
}

/** Asks for an address to mail something to, and says so once it is on its way. */
export function MailForm({ label, hint, action, send }: MailFormProps) {
  const { button, refusal, said, typed: sent } = usePress('mail');
  const [typed, setTyped] = useState(sent?.email ?? '');
  const [problem, setProblem] = useState(refusal?.message);
  const keyring = useKeyring();
  const sending = useMutation({ mutationFn: (email: string) => send(email, keyring.keyFor(email)) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = addressProblem(typed);
    setProblem(wrong && mailAndKey[wrong]);
    if (wrong) return;
    sending.mutate(typed.trim(), {
      // Asking once more for the same address is a new wish: the first mail may have been lost.
      onSuccess: () => keyring.forget(),
      onError: (error) => {
        if (error instanceof ApiError) keyring.forget();
        setProblem(messageOf(error, words.somethingWentWrong));
      },
    });
  };
  const message = sending.isIdle ? said : sending.data?.message;
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field
        label={label}
        error={problem}
        hint={
          <MailHint typed={typed} onPick={setTyped}>
            {hint}
          </MailHint>
        }
      >
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="send"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      <Button {...button} type="submit" variant="secondary" busy={sending.isPending} className="self-start">
        {action}
      </Button>
      {message !== undefined && <Banner tone="ok" title={message} />}
    </Form>
  );
}
