import type { Withdrawal } from '@jara/contract/withdrawals';
import { formatMoneyShort } from '@jara/domain/money/format';
import { asSentence } from '@jara/domain/spoken';
import { maskAccountNumber } from '@jara/domain/withdrawal/bank-account';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ButtonLink } from '../../components/app-link.tsx';
import { QuidText } from '../../components/quid-text.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { WithdrawalBadge } from '../../components/withdrawal-badge.tsx';
import { hasStatus, messageOf } from '../../lib/api.ts';
import { giftsOnThisDevice, knownGift } from '../../lib/device.ts';
import { quidOfWithdrawal } from '../../lib/known-withdrawals.ts';
import { loadLate } from '../../lib/load-late.ts';
import { OPERATOR } from '../../lib/operator.ts';
import { useQuery, useQueryClient } from '../../lib/query/use-query.ts';
import { useVisit } from '../../lib/router/router.tsx';
import { useHydrated } from '../../lib/use-client-value.ts';
import { WITHDRAWABLE } from '../../lib/withdrawable.ts';
import { PromiseClock } from './promise-clock.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import { isRefused, withdrawalQuery } from './withdraw.queries.ts';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';
import { words } from './words/en.tsx';

// The browser that opened a gift has its key.
const LateKey = lazy(async () => ({
  default: (await loadLate(() => import('./key-for-withdrawal.tsx'))).KeyForWithdrawal,
}));
const KeyForWithdrawal = ({ onKey }: { onKey: (accessKey: string) => void }) => (
  <Suspense fallback={<Skeletons />}>
    <LateKey onKey={onKey} />
  </Suspense>
);

/** `/withdraw/status/{id}`: where the money is, second by second, until it has arrived or come back. */
export function WithdrawalStatusPage() {
  const { params, state } = useVisit();
  const { id = '' } = params;
  const isBrowser = useHydrated();
  const queryClient = useQueryClient();
  const [given, setGiven] = useState<string>();
  const [isRejected, setIsRejected] = useState(false);
  // What the server has drawn by the cookie goes on by it.
  const wasDrawn = queryClient.getQueryData(withdrawalQuery(id).queryKey) !== undefined;
  const accessKey = given ?? (isBrowser && !wasDrawn ? (state.accessKey ?? keyOnThisDevice(id)) : undefined);
  const take = (key: string) => {
    setGiven(key);
    setIsRejected(false);
  };
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6 px-4 py-8 sm:py-12">
      {isRejected ? (
        <KeyForWithdrawal onKey={take} />
      ) : (
        <Following id={id} accessKey={accessKey} onKey={take} onKeyRejected={() => setIsRejected(true)} />
      )}
    </div>
  );
}

/** The key of the gift this withdrawal belongs to; with a single gift on the device there is no doubt which one. */
function keyOnThisDevice(id: string): string | undefined {
  const quid = quidOfWithdrawal(id);
  if (quid !== undefined) return knownGift(quid)?.accessKey;
  const gifts = giftsOnThisDevice();
  return gifts.length === 1 ? gifts[0]?.accessKey : undefined;
}

interface FollowingProps {
  id: string;
  /** Without one, the browser's cookie says whose it is. */
  accessKey: string | undefined;
  onKey: (accessKey: string) => void;
  onKeyRejected: () => void;
}

function Following({ id, accessKey, onKey, onKeyRejected }: FollowingProps) {
  const followed = useQuery(withdrawalQuery(id, accessKey));
  const queryClient = useQueryClient();
  const status = followed.data?.status;
  useEffect(() => {
    // Money that came back or arrived changes what the gift holds; pages that remember it otherwise must ask again.
    if (status !== undefined && status !== 'PENDING') queryClient.removeQueries({ queryKey: WITHDRAWABLE });
  }, [status, queryClient]);
  if (followed.isPending) return <Skeletons />;
  if (followed.data === undefined) {
    if (accessKey === undefined && hasStatus(followed.error, 401)) return <KeyForWithdrawal onKey={onKey} />;
    return (
      <Banner
        tone="err"
        title={messageOf(followed.error, words.somethingWentWrong)}
        actions={
          isRefused(followed.error) ? (
            <Button size="sm" onClick={onKeyRejected}>
              {words.key.enterAccessKey}
            </Button>
          ) : (
            <Button size="sm" busy={followed.isFetching} onClick={() => void followed.refetch()}>
              {words.tryAgain}
            </Button>
          )
        }
      >
        {words.status.moneyIsSafe}
      </Banner>
    );
  }
  return <Journey withdrawal={followed.data} accessKey={accessKey} isStale={followed.isError} />;
}

const HEADINGS: Record<Withdrawal['status'], string> = {
  PENDING: words.onItsWay,
  COMPLETED: words.status.inYourAccount,
  FAILED: words.status.cameBack,
};

interface JourneyProps {
  withdrawal: Withdrawal;
  accessKey: string | undefined;
  isStale: boolean;
}

function Journey({ withdrawal, accessKey, isStale }: JourneyProps) {
  const { quid, amount, net, currency, accountName, accountNumber, bank, status, reason } = withdrawal;
  return (
    <>
      {/* It changes while somebody waits for it. */}
      <div role="status" className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-3xl">{HEADINGS[status]}</h1>
          <WithdrawalBadge status={status} />
        </div>
        <p className="text-ink-2 text-lg">
          {words.status.toAccount(formatMoneyShort(net, currency), accountName, bank, maskAccountNumber(accountNumber))}
        </p>
      </div>
      {isStale && (
        <Banner tone="warn" title={words.status.cannotReach(OPERATOR.productName)}>
          {words.status.lastWeKnow}
        </Banner>
      )}
      {status === 'FAILED' && (
        <Banner
          tone="err"
          title={asSentence(reason ?? words.bankRefused)}
          actions={
            <ButtonLink to="/withdraw" search={{ quid, amount: String(amount) }} state={{ fromClaim: true }} size="sm">
              {words.status.correctTheAccount}
            </ButtonLink>
          }
        >
          {words.status.wholeIsBack(formatMoneyShort(amount, currency))}
        </Banner>
      )}
      <Card className="flex flex-col gap-6">
        <PromiseClock withdrawal={withdrawal} />
        <WithdrawalTimeline withdrawal={withdrawal} />
      </Card>
      {status === 'COMPLETED' && <ReceiptActions withdrawal={withdrawal} accessKey={accessKey} />}
      {status === 'PENDING' && <p className="text-ink-2">{words.status.receiptLater}</p>}
      <p className="text-ink-3 text-sm">
        {words.status.giftAndReference(
          <QuidText quid={quid} />,
          <span className="break-all font-mono">{withdrawal.reference}</span>,
        )}
      </p>
    </>
  );
}

function Skeletons() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <h1 className="sr-only">{words.status.looking}</h1>
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-80 w-full rounded-card" />
    </div>
  );
}
