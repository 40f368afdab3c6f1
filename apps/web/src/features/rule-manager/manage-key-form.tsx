import { key as manageKeySchema } from '@jara/contract/scalars';
import { type FormEvent, useState } from 'react';
import { Form } from '../../components/form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';

interface ManageKeyFormProps {
  /** The key the gift was asked for with and that did not make this person its sender. */
  tried: string | undefined;
  onManageKey: (key: string) => void;
}

/** On another device than the one that paid, the sender shows the key they got with the gift. */
export function ManageKeyForm({ tried, onManageKey }: ManageKeyFormProps) {
  const [typed, setTyped] = useState(tried ?? '');
  const [problem, setProblem] = useState(tried ? 'That key does not belong to this gift' : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const key = typed.trim();
    const malformed = manageKeySchema.safeParse(key).error?.issues[0]?.message;
    setProblem(key === '' ? 'Enter the manage key' : malformed);
    if (!malformed) onManageKey(key);
  };
  return (
    <Card>
      <Form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <Field
          label="Manage key"
          hint="Only the sender can set the rule. This browser is not the one that paid, so enter the manage key shown with the gift code."
          error={problem}
        >
          {(control) => (
            <PasswordInput
              {...control}
              name="manageKey"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              autoComplete="off"
              className="font-mono"
            />
          )}
        </Field>
        <Button type="submit" size="sm" variant="secondary" className="self-start">
          Use this key
        </Button>
      </Form>
    </Card>
  );
}
