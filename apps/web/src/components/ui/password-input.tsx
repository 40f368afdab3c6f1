import type { SecretField } from '@jara/contract/secret-fields';
import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Input } from './input.tsx';
import { words } from './words/en.ts';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'name'> {
  /** One of the names the server knows never to show back. */
  name: SecretField;
}

export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={clsx('pr-13', className)}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        aria-pressed={shown}
        aria-label={shown ? words.hidePassword : words.showPassword}
        className="noscript:hidden absolute inset-y-0 right-0 grid w-12 place-items-center rounded-input text-ink-2 hover:text-brand"
      >
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
    </span>
  );
}
