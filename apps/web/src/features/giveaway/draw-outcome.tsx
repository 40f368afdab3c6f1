import type { DrawReceipt } from '@jara/contract/giveaways';
import { formatCount, formatMoneyShort } from '@jara/domain/money/format';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/app-link.tsx';
import { Receipt } from '../../components/draw-receipt.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { drawOutcomeQuery } from './taking-part.queries.ts';

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
          title={messageOf(error, 'We could not ask whether you won')}
          actions={
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Your number is {formatCount(receipt.number)}. Nothing is lost.
        </Banner>
        <Receipt receipt={receipt} isNew={false} />
      </>
    );
  }
  if (data.state === 'YOURS') {
    return (
      <div role="status" className="flex flex-col gap-4 rounded-card border-2 border-gold bg-surface p-5">
        <div>
          <p className="font-bold font-display text-3xl">You won</p>
          <p className="text-lg">
            Number {formatCount(receipt.number)} was drawn
            {data.amount === null ? '.' : `: ${formatMoneyShort(data.amount, data.currency)} is yours.`}
          </p>
        </div>
        <ButtonLink to="/claim/$quid" params={{ quid: code }} size="lg" variant="gold">
          Take it
        </ButtonLink>
      </div>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-1 rounded-card bg-sunken p-5">
      <p className="font-bold font-display text-2xl">Not this time</p>
      <p className="text-ink-2">
        Number {formatCount(receipt.number)} was not drawn. {data.message}
      </p>
    </div>
  );
}
