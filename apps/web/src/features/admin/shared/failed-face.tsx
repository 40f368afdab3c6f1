import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { messageOf } from '../../../lib/api-error.ts';

interface FailedFaceProps {
  error: unknown;
  fallback: string;
  busy: boolean;
  onRetry: () => void;
  onDismiss?: (() => void) | undefined;
}

/** What stands where something could not be read: why, and a way to try again. */
export function FailedFace({ error, fallback, busy, onRetry, onDismiss }: FailedFaceProps) {
  return (
    <Banner
      tone="err"
      title={messageOf(error, fallback)}
      onDismiss={onDismiss}
      actions={
        <Button size="sm" variant="secondary" busy={busy} onClick={onRetry}>
          Try Again
        </Button>
      }
    />
  );
}
