import { formatLagos } from '@jara/domain/time/lagos';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../components/app-link.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messageOf } from '../../lib/api.ts';
import { OPERATOR } from '../../lib/operator.ts';
import { trustQuery } from './trust.queries.ts';
import { TrustReport } from './trust-report.tsx';

/** `/trust`: what we hold for people, what we owe them, and what Paystack says is there. */
export function TrustPage() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 py-10 sm:px-6 sm:py-14">
      <header className="flex flex-col gap-4">
        <h1 className="text-3xl sm:text-4xl">Where the money is</h1>
        <ul className="flex flex-col gap-1 text-ink-2 text-lg">
          <li>The money of every gift lies at Paystack until it is in somebody’s bank.</li>
          <li>We count to the kobo what we owe to people, and what our books say lies there for them.</li>
          <li>Then we ask Paystack what is really there, and show you both.</li>
        </ul>
      </header>
      <Figures />
      <p className="text-ink-2 text-sm">
        What this page cannot show: Paystack’s answer comes through us. It says how much is there, not whose it is. How
        a gift reaches a bank is under <AppLink to="/help">Help</AppLink>; what {OPERATOR.productName} promises is in
        the <AppLink to="/terms">Terms</AppLink>. For programs, and for browsers without scripts, the figures are there{' '}
        <a className="link" href="/api/trust">
          as they are sent
        </a>
        , in kobo.
      </p>
    </div>
  );
}

function Figures() {
  const { data, error, isPending, isFetching, refetch } = useQuery(trustQuery);
  const again = (
    <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  if (isPending) return <Waiting />;
  if (!data)
    return (
      <Banner tone="err" title={messageOf(error, 'The figures could not be read')} actions={again}>
        That says nothing about the money: only this page got no answer. We ask again by ourselves.
      </Banner>
    );
  return (
    <>
      {error && (
        <Banner tone="warn" title="These figures are not new" actions={again}>
          They are of {formatLagos(data.asOf)} (Lagos). We could not ask for newer ones: {messageOf(error, 'no answer')}
        </Banner>
      )}
      <TrustReport trust={data} />
    </>
  );
}

const Waiting = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="text-ink-2">Asking our books and Paystack…</span>
    <Skeleton className="h-20 w-full rounded-card" />
    <Skeleton className="h-32 w-full rounded-card" />
    <Skeleton className="h-48 w-full rounded-card" />
  </div>
);
