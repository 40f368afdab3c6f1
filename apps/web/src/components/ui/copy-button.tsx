import { clsx } from 'clsx';
import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../lib/use-copy.ts';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';
import { words } from './words/en.ts';

interface CopyButtonProps {
  text: string;
  label?: string;
  /** What is copied, for screen readers: "Copy gift code". */
  what?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

export function CopyButton({ text, label, what, variant = 'secondary', size = 'sm', className }: CopyButtonProps) {
  const { state, copy } = useCopy();
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={clsx('noscript:hidden', className)}
        onClick={() => void copy(text)}
        aria-label={what && state === 'idle' ? copyThat(what, label) : undefined}
      >
        <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        {state === 'copied' ? words.copied : state === 'refused' ? words.notCopied : (label ?? words.copy)}
      </Button>
      <span role="status" className="sr-only">
        {state === 'copied' && words.copied}
        {state === 'refused' && words.copyByHand}
      </span>
    </>
  );
}

const copyThat = (what: string, label: string | undefined): string =>
  label === undefined ? words.copyThat(what) : `${label} ${what}`;
