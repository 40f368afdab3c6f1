import { failureAdvice, PAYMENT_CANCELLED } from '@jara/domain/payment/failure-advice';
import { CircleX } from 'lucide-react';
import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { buttonClass } from '../../components/ui/button.tsx';

interface FailedViewProps {
  /** What the provider said, when it said something. */
  reason: string | null;
  /** Where the same gift can still be paid for. */
  payAgainUrl: string | null;
}

export function FailedView({ reason, payAgainUrl }: FailedViewProps) {
  const advice = failureAdvice(reason);
  return (
    <div role="alert" className="flex flex-col gap-5">
      <CircleX aria-hidden="true" className="size-12 text-err" strokeWidth={1.75} />
      <h1 className="text-3xl">Payment Failed</h1>
      {reason && <p className="font-semibold text-lg">{reason}</p>}
      {advice && <p className="text-lg">{advice}</p>}
      <p className="text-ink-2">
        {reason !== PAYMENT_CANCELLED &&
          'A payment can fail because of insufficient funds, a network error or a cancelled transaction. '}
        <span className="noscript:hidden">Your gift is still written down on this device.</span>
      </p>
      <p className="text-ink-2">
        If the money leaves your account after all, you lose nothing: it either becomes the gift within minutes, here
        and under <AppLink to="/transactions">Transactions</AppLink>, or goes back to you.
      </p>
      <div className="flex flex-wrap gap-3">
        {payAgainUrl ? (
          <>
            <a href={payAgainUrl} className={buttonClass()}>
              Try Again
            </a>
            <ButtonLink to="/create" variant="secondary">
              Change the gift
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to="/create">Try Again</ButtonLink>
        )}
        <ButtonLink to="/" variant="secondary">
          Go Home
        </ButtonLink>
      </div>
    </div>
  );
}
