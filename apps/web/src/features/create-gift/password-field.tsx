import { clsx } from 'clsx';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../components/ui/field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { type PasswordStrength, passwordStrength } from './gift-form.ts';
import { words } from './words/en.tsx';

const BARS: Record<PasswordStrength, number> = { none: 0, short: 1, weak: 1, fair: 2, strong: 3 };

interface PasswordFieldProps {
  registration: UseFormRegisterReturn<'password'>;
  password: string;
  /** There was one before the page was loaded anew. */
  isLost: boolean;
  error: string | undefined;
}

export function PasswordField({ registration, password, isLost, error }: PasswordFieldProps) {
  const strength = passwordStrength(password);
  return (
    <Field
      label={words.password.label}
      optional
      error={error}
      hint={
        isLost && !error ? (
          <span className="font-semibold text-warn">{words.password.again}</span>
        ) : (
          words.password.isFor
        )
      }
      aside={strength !== 'none' && <span role="status">{words.password.strength[strength]}</span>}
    >
      {(control) => (
        <>
          {isLost && !error && <input type="hidden" name="wantsPassword" value="yes" />}
          <PasswordInput
            {...control}
            {...registration}
            maxLength={128}
            autoComplete="new-password"
            enterKeyHint="next"
          />
          {strength !== 'none' && (
            <span aria-hidden="true" className="flex gap-1">
              {[1, 2, 3].map((bar) => (
                <span
                  key={bar}
                  className={clsx(
                    'h-1 flex-1 rounded-full',
                    bar > BARS[strength] ? 'bg-line' : strength === 'strong' ? 'bg-ok' : 'bg-warn',
                  )}
                />
              ))}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
