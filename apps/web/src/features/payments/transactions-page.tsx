import { ButtonLink } from '../../components/app-link.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messageOf } from '../../lib/api.ts';
import { withdrawalsOnThisDevice } from '../../lib/known-withdrawals.ts';
import { useIsDrawn } from '../../lib/press.ts';
import { useQuery } from '../../lib/query/use-query.ts';
import { useGo, useVisit } from '../../lib/router/router.tsx';
import { useHydrated } from '../../lib/use-client-value.ts';
import { BroughtList } from './brought-list.tsx';
import { DeviceWithdrawals } from './device-withdrawals.tsx';
import { ListLinkForm } from './list-link-form.tsx';
import { PageLinks, pageNumber } from './page-links.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PaymentAlone, PaymentDetails } from './payment-details.tsx';
import { ownPaymentsQuery } from './payments.queries.ts';
import { words } from './words/en.tsx';

export function TransactionsPage() {
  const { search } = useVisit();
  const go = useGo();
  const page = pageNumber(search.page);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(ownPaymentsQuery(page));

  // The prerendered page knows nothing of this device, nor of what its address asks for.
  const isBrowser = useHydrated();
  const withdrawals = isBrowser ? withdrawalsOnThisDevice() : [];
  // Where no script opens a dialog, one gift has the page to itself.
  const shownAlone = useIsDrawn() ? search.open : undefined;
  if (shownAlone !== undefined) return <PaymentAlone id={shownAlone} />;

  return (
    <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{words.title}</h1>
          <p className="mt-1 text-ink-2">{words.whatIsHere}</p>
        </div>
        <ButtonLink to="/create" size="sm">
          {words.createGift}
        </ButtonLink>
      </div>
      <BroughtList />
      {withdrawals.length > 0 && <DeviceWithdrawals withdrawals={withdrawals} />}
      <div className="mt-8" aria-busy={isFetching}>
        {isPending && <Loading />}
        {error && (
          <Banner
            tone="err"
            title={messageOf(error, words.notFetched)}
            className="mb-4"
            actions={
              <Button
                size="sm"
                variant="secondary"
                busy={isFetching}
                onClick={() => void refetch()}
                className="noscript:hidden"
              >
                {words.tryAgain}
              </Button>
            }
          />
        )}
        {data?.total === 0 && withdrawals.length === 0 && <NothingYet />}
        {data && data.total > 0 && (
          <>
            <ul className={isPlaceholderData ? 'flex flex-col gap-4 opacity-60' : 'flex flex-col gap-4'}>
              {data.data.map((payment) => (
                <li key={payment.id}>
                  <PaymentCard payment={payment} />
                </li>
              ))}
            </ul>
            <PageLinks page={page} totalPages={data.totalPages} total={data.total} />
          </>
        )}
      </div>
      {data && <ListLinkForm />}
      {isBrowser && search.open && (
        <PaymentDetails
          id={search.open}
          onClose={() => void go({ to: '/transactions', search: { page: search.page } }, { keepsScroll: true })}
        />
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{words.loading}</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-44 w-full rounded-card" />
      ))}
    </div>
  );
}

function NothingYet() {
  return (
    <EmptyState title={words.none.title} actions={<ButtonLink to="/create">{words.none.create}</ButtonLink>}>
      {words.none.appearHere}
    </EmptyState>
  );
}
