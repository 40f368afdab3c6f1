import type { Withdrawal } from '@jara/contract/withdrawals';
import { groupQuid, parseQuid } from '@jara/domain/gift/quid';
import { formatMoneyShort } from '@jara/domain/money/format';
import { asSentence } from '@jara/domain/spoken';
import { lazy, Suspense, useState } from 'react';
import { ButtonLink } from '../../components/app-link.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { hasStatus, messageOf } from '../../lib/api.ts';
import { knownGift } from '../../lib/device.ts';
import { loadLate } from '../../lib/load-late.ts';
import { ownKeyQuery } from '../../lib/own-key.ts';
import type { UseQueryResult } from '../../lib/query/query-options.ts';
import { useQuery } from '../../lib/query/use-query.ts';
import { useVisit } from '../../lib/router/router.tsx';
import { useHydrated } from '../../lib/use-client-value.ts';
import { withdrawableQuery } from '../../lib/withdrawable.ts';
import { OnItsWay } from './on-its-way.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalSuccessDialog } from './withdrawal-success-dialog.tsx';
import { words } from './words/en.tsx';

// Whoever comes from an opened gift never needs the list.
const GiftsToWithdraw = lazy(async () => ({
  default: (await loadLate(() => import('./gifts-to-withdraw.tsx'))).GiftsToWithdraw,
}));

// The browser that opened a gift has its key.
const AccessKeyForm = lazy(async () => ({
  default: (await loadLate(() => import('../../components/access-key-form.tsx'))).AccessKeyForm,
}));

// The money comes first; a word to the sender when it is on its way.
const SayThanks = lazy(async () => ({
  default: (await loadLate(() => import('../../components/say-thanks.tsx'))).SayThanks,
}));
const Thanking = ({ accessKey }: { accessKey: string }) => (
  <Suspense>
    <SayThanks accessKey={accessKey} />
  </Suspense>
);

/** `/withdraw?quid&amount`: where the opened gift leads, and a page of its own for links. Without either, a choice. */
export function WithdrawPage() {
  const { search } = useVisit();
  const quid = parseQuid(search.quid ?? '');
  const isAmount = /^\d{1,15}$/.test(search.amount ?? '');
  return (
    <Column>
      {search.quid === undefined && search.amount === undefined ? (
        <WhichGift />
      ) : quid === undefined || !isAmount ? (
        <EmptyState
          title={words.which.invalidRequest}
          actions={<ButtonLink to="/claim">{words.which.goToClaim}</ButtonLink>}
        >
          {search.quid ? words.which.needsGiftAndAmount : words.which.missingCode}
        </EmptyState>
      ) : (
        <WithKey key={quid} quid={quid} amountInLink={Number(search.amount)} />
      )}
    </Column>
  );
}

const Column = ({ children }: { children: React.ReactNode }) => (
  <div className="mx-auto flex w-full max-w-column flex-col gap-6 px-4 py-8 sm:py-12">
    <div className="flex flex-col gap-2">
      <h1 className="text-3xl">{words.withdrawFunds}</h1>
      <p className="text-ink-2 text-lg">{words.toAnyBank}</p>
    </div>
    {children}
  </div>
);

/** Only the browser knows which gifts its owner has opened. */
function WhichGift() {
  if (useHydrated())
    return (
      <Suspense fallback={<Skeletons />}>
        <GiftsToWithdraw />
      </Suspense>
    );
  return (
    <>
      <div className="noscript:hidden">
        <Skeletons />
      </div>
      <noscript>
        {import.meta.env.SSR && (
          <EmptyState title={words.which.title} actions={<ButtonLink to="/claim">{words.which.goToClaim}</ButtonLink>}>
            {words.which.openInThisBrowser}
          </EmptyState>
        )}
      </noscript>
    </>
  );
}

interface WithKeyProps {
  quid: string;
  amountInLink: number;
}

/** The key comes from this device, or from us for the browser that opened the gift; whoever did so elsewhere is asked for it. */
function WithKey({ quid, amountInLink }: WithKeyProps) {
  const isBrowser = useHydrated();
  const [given, setGiven] = useState<string>();
  const [rejected, setRejected] = useState<string>();
  const kept = isBrowser ? knownGift(quid)?.accessKey : undefined;
  const own = useQuery({ ...ownKeyQuery(quid), enabled: kept === undefined });
  const accessKey = given ?? (rejected === undefined ? (kept ?? own.data ?? undefined) : undefined);
  if (accessKey === undefined && own.isPending) return <Skeletons />;
  if (accessKey === undefined && own.isError && !hasStatus(own.error, 404)) return <NotNow asked={own} />;
  if (accessKey === undefined) {
    return (
      <>
        <Banner tone="info" title={words.key.needed}>
          {words.key.notHere(groupQuid(quid))}
        </Banner>
        <Suspense fallback={<Skeletons />}>
          <AccessKeyForm quid={quid} problem={rejected} onAccepted={(accepted) => setGiven(accepted.accessKey)} />
        </Suspense>
      </>
    );
  }
  return (
    <Withdrawing
      amountInLink={amountInLink}
      accessKey={accessKey}
      onKeyRejected={(problem) => {
        setRejected(problem);
        setGiven(undefined);
      }}
    />
  );
}

interface WithdrawingProps {
  amountInLink: number;
  accessKey: string;
  onKeyRejected: (problem: string) => void;
}

function Withdrawing({ amountInLink, accessKey, onKeyRejected }: WithdrawingProps) {
  const { fromClaim } = useVisit().state;
  const [sent, setSent] = useState<Withdrawal>();
  const share = useQuery({ ...withdrawableQuery(accessKey), enabled: sent === undefined });

  if (sent) {
    return (
      <>
        <OnItsWay withdrawal={sent} accessKey={accessKey} />
        <Thanking accessKey={accessKey} />
        <WithdrawalSuccessDialog withdrawal={sent} accessKey={accessKey} leavesForTransactions={!fromClaim} />
      </>
    );
  }
  if (share.isPending) return <Skeletons />;
  // Whoever is typing keeps their form when a later look fails.
  if (share.data === undefined) {
    if (!hasStatus(share.error, 401) && !hasStatus(share.error, 403)) return <NotNow asked={share} />;
    const message = messageOf(share.error, words.somethingWentWrong);
    return (
      <Banner
        tone="err"
        title={message}
        actions={
          <Button size="sm" onClick={() => onKeyRejected(message)}>
            {words.key.enterIt}
          </Button>
        }
      >
        {words.giftIsSafe}
      </Banner>
    );
  }
  const open = share.data.withdrawals.find(({ status }) => status !== 'FAILED');
  if (open)
    return (
      <>
        <OnItsWay withdrawal={open} accessKey={accessKey} />
        <Thanking accessKey={accessKey} />
      </>
    );
  if (!share.data.canWithdraw) {
    return (
      <Banner
        tone="warn"
        title={words.standing.onHold}
        actions={
          <ButtonLink to="/help" size="sm">
            {words.standing.contactSupport}
          </ButtonLink>
        }
      >
        {words.standing.onHoldMeans}
      </Banner>
    );
  }
  const failed = share.data.withdrawals[0];
  return (
    <>
      {amountInLink !== share.data.amount && (
        <Banner
          tone="info"
          title={words.standing.yourShareIs(formatMoneyShort(share.data.amount, share.data.currency))}
        >
          {words.standing.linkNamedAnother}
        </Banner>
      )}
      {failed && (
        <Banner tone="warn" title={words.standing.lastTryFailed}>
          {asSentence(failed.reason ?? words.bankRefused)} {words.standing.sendItAgain}
        </Banner>
      )}
      <WithdrawForm share={share.data} accessKey={accessKey} lastTried={failed} onSent={setSent} />
    </>
  );
}

function NotNow({ asked: { error, isFetching, refetch } }: { asked: UseQueryResult<unknown> }) {
  return (
    <Banner
      tone="err"
      title={messageOf(error, words.somethingWentWrong)}
      actions={
        <Button size="sm" className="noscript:hidden" busy={isFetching} onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.giftIsSafe}
    </Banner>
  );
}

function Skeletons() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{words.which.loading}</span>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  );
}
