import { clsx } from 'clsx';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../components/ui/field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { type PasswordStrength, passwordStrength } from './gift-form.ts';

const WORDS: Record<PasswordStrength, string> = {
  none: '',
  short: 'At least 4 characters',
  weak: 'Easy to guess',
  fair: 'Fair',
  strong: 'Strong',
};
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
      label="Protection password"
      optional
      error={error}
      hint={
        isLost && !error ? (
          <span className="font-semibold text-warn">Type the password again: we never store it.</span>
        ) : (
          'They need it to open the gift. Send it separately from the code: a call, or another app.'
        )
      }
      aside={strength !== 'none' && <span role="status">{WORDS[strength]}</span>}
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
