import { GIFT_PASSWORD } from '@jara/domain/gift/gift-fields';
import { clsx } from 'clsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import type { FormState } from '../../lib/form-state.ts';
import { type GiftForm, type PasswordStrength, passwordStrength } from './gift-form.ts';
import { words } from './words/en.tsx';

const BARS: Record<PasswordStrength, number> = { none: 0, short: 1, weak: 1, fair: 2, strong: 3 };

export function PasswordField({ form }: { form: FormState<GiftForm> }) {
  const { password, wantsPassword } = form.values;
  const error = form.problems.password;
  const strength = passwordStrength(password);
  // There was one before the page was loaded anew.
  const isLost = wantsPassword && password === '';
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
            {...form.input('password')}
            onChange={({ currentTarget: { value } }) => form.put({ password: value, wantsPassword: value !== '' })}
            maxLength={GIFT_PASSWORD.longest}
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
