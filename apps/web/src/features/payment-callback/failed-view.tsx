import { failureAdvice, shownFailure } from '@jara/domain/payment/failure-advice';
import { PAYMENT_FAILURES } from '@jara/domain/payment/payment-failures';
import { CircleX } from 'lucide-react';
import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { words } from './words/en.tsx';

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
      <h1 className="text-3xl">{words.failed.title}</h1>
      {reason && <p className="font-semibold text-lg">{shownFailure(reason)}</p>}
      {advice && <p className="text-lg">{advice}</p>}
      <p className="text-ink-2">
        {reason !== PAYMENT_FAILURES.cancelled && `${words.failed.why} `}
        <span className="noscript:hidden">{words.failed.written}</span>
      </p>
      <p className="text-ink-2">
        {words.failed.nothingLost((text) => (
          <AppLink to="/transactions">{text}</AppLink>
        ))}
      </p>
      <div className="flex flex-wrap gap-3">
        {payAgainUrl ? (
          <>
            <a href={payAgainUrl} className={buttonClass()}>
              {words.tryAgain}
            </a>
            <ButtonLink to="/create" variant="secondary">
              {words.failed.changeGift}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to="/create">{words.tryAgain}</ButtonLink>
        )}
        <ButtonLink to="/" variant="secondary">
          {words.failed.goHome}
        </ButtonLink>
      </div>
    </div>
  );
}
