import { formatLagos } from '@jara/domain/time/lagos';
import { AppLink } from '../../components/app-link.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messageOf } from '../../lib/api.ts';
import { OPERATOR } from '../../lib/operator.ts';
import { useQuery } from '../../lib/query/use-query.ts';
import { trustQuery } from './trust.queries.ts';
import { TrustReport } from './trust-report.tsx';
import { words } from './words/en.tsx';

/** `/trust`: what we hold for people, what we owe them, and what Paystack says is there. */
export function TrustPage() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 py-10 sm:px-6 sm:py-14">
      <header className="flex flex-col gap-4">
        <h1 className="text-3xl sm:text-4xl">{words.title}</h1>
        <ul className="flex flex-col gap-1 text-ink-2 text-lg">
          {words.howItIsCounted.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </header>
      <Figures />
      <p className="text-ink-2 text-sm">
        {words.cannotShow(OPERATOR.productName, {
          help: (text) => <AppLink to="/help">{text}</AppLink>,
          terms: (text) => <AppLink to="/terms">{text}</AppLink>,
          asSent: (text) => (
            <a className="link" href="/api/trust">
              {text}
            </a>
          ),
        })}
      </p>
    </div>
  );
}

function Figures() {
  const { data, error, isPending, isFetching, refetch } = useQuery(trustQuery);
  const again = (
    <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
      {words.tryAgain}
    </Button>
  );
  if (isPending) return <Waiting />;
  if (!data)
    return (
      <Banner tone="err" title={messageOf(error, words.unread)} actions={again}>
        {words.unreadMeans}
      </Banner>
    );
  return (
    <>
      {error && (
        <Banner tone="warn" title={words.notNew} actions={again}>
          {words.notNewMeans(formatLagos(data.asOf), messageOf(error, words.whyUnknown))}
        </Banner>
      )}
      <TrustReport trust={data} />
    </>
  );
}

const Waiting = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="text-ink-2">{words.asking}</span>
    <Skeleton className="h-20 w-full rounded-card" />
    <Skeleton className="h-32 w-full rounded-card" />
    <Skeleton className="h-48 w-full rounded-card" />
  </div>
);
