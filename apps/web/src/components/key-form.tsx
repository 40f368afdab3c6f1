import { words as mailAndKey } from '@jara/contract/mail-and-key/words/en';
import type { SecretField } from '@jara/contract/secret-fields';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Form } from './form.tsx';
import { Field } from './ui/field.tsx';
import { PasswordInput } from './ui/password-input.tsx';

/** As the contract has it: 256 bits in base64url. */
const KEY = /^[A-Za-z0-9_-]{43}$/;

interface KeyFormProps {
  name: SecretField;
  label: string;
  hint?: string;
  /** Said when nothing was typed. */
  required: string;
  given?: string | undefined;
  /** What is wrong with the key that was tried last. */
  problem?: string | undefined;
  onKey: (key: string) => void;
  /** The button. */
  children: ReactNode;
}

/** Asks for one of the long keys, and hands on only what can be one. */
export function KeyForm({ name, label, hint, required, given = '', problem, onKey, children }: KeyFormProps) {
  const [typed, setTyped] = useState(given);
  const [malformed, setMalformed] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const key = typed.trim();
    const wrong = KEY.test(key) ? undefined : mailAndKey.validKey;
    setMalformed(key === '' ? required : wrong);
    if (!wrong) onKey(key);
  };
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={label} hint={hint} error={malformed ?? problem}>
        {(control) => (
          <PasswordInput
            {...control}
            name={name}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            autoComplete="off"
            enterKeyHint="go"
            className="font-mono"
          />
        )}
      </Field>
      {children}
    </Form>
  );
}
