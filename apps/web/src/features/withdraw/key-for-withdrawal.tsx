import { key as accessKeySchema } from '@jara/contract/scalars';
import { type FormEvent, useState } from 'react';
import { ButtonLink } from '../../components/app-link.tsx';
import { Form } from '../../components/form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { giftsOnThisDevice } from '../../lib/device.ts';

/** A status page opened away from the device that asked for the money needs the gift's key, and says so. */
export function KeyForWithdrawal({ onKey }: { onKey: (accessKey: string) => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const gifts = giftsOnThisDevice();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const accessKey = typed.trim();
    const malformed = accessKeySchema.safeParse(accessKey).error?.issues[0]?.message;
    setProblem(accessKey === '' ? 'Access key is required' : malformed);
    if (!malformed) onKey(accessKey);
  };
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">Follow your money</h1>
        <p className="text-ink-2 text-lg">
          Only the person who opened the gift can see where its money is. Enter the access key you were shown then.
        </p>
      </div>
      <Form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <Field label="Access key" error={problem}>
          {(control) => (
            <PasswordInput
              {...control}
              name="accessKey"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              autoComplete="off"
              className="font-mono"
            />
          )}
        </Field>
        <Button type="submit">Show the status</Button>
      </Form>
      {gifts.length > 0 && (
        <ButtonLink to="/claim" variant="secondary">
          See the gifts on this device
        </ButtonLink>
      )}
    </section>
  );
}
