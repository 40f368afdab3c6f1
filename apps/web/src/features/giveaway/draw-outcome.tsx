import type { DrawReceipt } from '@jara/contract/giveaways';
import { clsx } from 'clsx';
import { ButtonLink } from '../../components/app-link.tsx';
import { ReceiptDetails } from '../../components/draw-receipt.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { useQuery } from '../../lib/query/use-query.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { outcomeWords } from './outcome-words.ts';
import { drawOutcomeQuery } from './taking-part.queries.ts';
import { words } from './words/en.ts';

interface DrawOutcomeProps {
  code: string;
  drawnAt: string | null;
  receipt: DrawReceipt;
}

/** For whoever entered in this browser: won, or not this time. */
export function DrawOutcome({ code, drawnAt, receipt }: DrawOutcomeProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(drawOutcomeQuery(code, drawnAt));
  if (isPending) return <Skeleton className="h-24 w-full rounded-card" />;
  if (!data) {
    return (
      <>
        <Banner
          tone="warn"
          title={messageOf(error, words.outcome.notAsked)}
          actions={
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.outcome.nothingLost(receipt.number)}
        </Banner>
        <ReceiptDetails receipt={receipt} />
      </>
    );
  }
  const { title, text, needsReceipt } = outcomeWords(data, receipt, serverNow());
  const hasWon = data.state === 'YOURS';
  return (
    <div
      role="status"
      className={clsx('flex flex-col gap-4 rounded-card p-5', hasWon ? 'border-2 border-gold bg-surface' : 'bg-sunken')}
    >
      <div>
        <p className={clsx('font-bold font-display', hasWon ? 'text-3xl' : 'text-2xl')}>{title}</p>
        <p className={hasWon ? 'text-lg' : 'text-ink-2'}>{text}</p>
      </div>
      {hasWon && (
        <ButtonLink to="/claim/$quid" params={{ quid: code }} size="lg" variant="gold">
          {words.outcome.take}
        </ButtonLink>
      )}
      {needsReceipt && <ReceiptDetails receipt={receipt} />}
    </div>
  );
}
