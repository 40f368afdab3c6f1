import { clsx } from 'clsx';
import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../lib/use-copy.ts';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';

interface CopyButtonProps {
  text: string;
  label?: string;
  /** What is copied, for screen readers: "Copy gift code". */
  what?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

export function CopyButton({
  text,
  label = 'Copy',
  what,
  variant = 'secondary',
  size = 'sm',
  className,
}: CopyButtonProps) {
  const { state, copy } = useCopy();
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={clsx('noscript:hidden', className)}
        onClick={() => void copy(text)}
        aria-label={what && state === 'idle' ? `${label} ${what}` : undefined}
      >
        <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        {state === 'copied' ? 'Copied!' : state === 'refused' ? 'Not copied' : label}
      </Button>
      <span role="status" className="sr-only">
        {state === 'copied' && 'Copied!'}
        {state === 'refused' && 'Copying is not allowed here. Select the text and copy it by hand.'}
      </span>
    </>
  );
}
