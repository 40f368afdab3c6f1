import type { SecretField } from '@jara/contract/secret-fields';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';

export const totpProblem = (code: string): string | undefined => {
  if (code.trim() === '') return 'Enter the code';
  return /^\d{3} ?\d{3}$/.test(code.trim()) ? undefined : 'The code has 6 digits';
};

/** One of the names the server knows never to show back. */
const NAME: SecretField = 'code';

interface CodeFieldProps {
  value: string;
  onCode: (code: string) => void;
  error?: string | undefined;
}

export function CodeField({ value, onCode, error }: CodeFieldProps) {
  return (
    <Field label="Authenticator code" error={error}>
      {(control) => (
        <Input
          {...control}
          name={NAME}
          value={value}
          onChange={({ currentTarget }) => onCode(currentTarget.value.replace(/[^\d ]/g, ''))}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          maxLength={7}
          placeholder="000 000"
          className="tabular text-center font-mono text-2xl tracking-[0.25em]"
        />
      )}
    </Field>
  );
}
