import { NOT_BOOKED, type Reconciliation } from '@jara/contract/staff/reconciliation';
import { ArrowLeftRight } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { sayProblem } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';
import { count } from '../shared/count.ts';
import { Facts } from '../shared/facts.tsx';
import { Panel } from '../shared/panel.tsx';
import { ExactWhen, When } from '../shared/when.tsx';
import { useReconciliation } from './operations.queries.ts';

/** The last comparison with the provider, in figures. */
export function ReconciliationPanel({ run }: { run: Reconciliation | null }) {
  const { can } = useStaff();
  const start = useReconciliation();
  return (
    <Panel
      title="Reconciliation"
      aside={
        can('reconciliation.work') && (
          <Button
            variant="secondary"
            size="sm"
            busy={start.isPending}
            onClick={() => start.mutate({}, { onError: (error) => sayProblem(error, 'Reconciliation did not start') })}
          >
            {!start.isPending && <ArrowLeftRight aria-hidden="true" className="size-4.5" strokeWidth={1.75} />}
            Reconcile now
          </Button>
        )
      }
    >
      {!run && <p className="text-ink-2">Nothing has been compared yet. It happens every few minutes.</p>}
      {run && (
        <div className="flex flex-col gap-3">
          {run.failure ? (
            <Banner
              tone="warn"
              title={
                run.failure === NOT_BOOKED
                  ? 'Not everything could be compared and booked'
                  : 'The provider did not answer to the end'
              }
            >
              Tried <When at={run.startedAt} />. It is tried again in a few minutes.
              {run.failure === NOT_BOOKED && ' The log of the workers says what it was.'}
            </Banner>
          ) : (
            <p className="text-ink-2">
              Compared <When at={run.startedAt} /> by {run.startedBy?.name ?? 'the product itself'}.
            </p>
          )}
          <Facts
            facts={[
              { label: 'Everything since', value: <ExactWhen at={run.coversFrom} /> },
              { label: 'Charges compared', value: count.format(run.charges) },
              { label: 'Transfers compared', value: count.format(run.transfers) },
              { label: 'Refunds compared', value: count.format(run.refunds) },
              { label: 'Disputes compared', value: count.format(run.disputes) },
              { label: 'Settlements booked', value: count.format(run.settlements) },
              { label: 'Balance at the provider', value: <Balance amount={run.balanceTheirs} /> },
              { label: 'Balance in our books', value: <Balance amount={run.balanceOurs} /> },
              { label: 'Recorded on the way', value: count.format(run.mended) },
              { label: 'Differences opened', value: count.format(run.opened) },
              { label: 'Differences closed by themselves', value: count.format(run.closed) },
            ]}
          />
          {run.balanceTheirs !== run.balanceOurs && (
            <p className="text-ink-3 text-sm">
              Money on its way has left one of the two balances and not yet the other. What that does not explain is a
              difference below.
            </p>
          )}
        </div>
      )}
    </Panel>
  );
}

/** Any other difference shows in the balance as well, so it says nothing while one is open or unknown. */
const Balance = ({ amount }: { amount: number | null }) =>
  amount === null ? 'Not compared while something differs or is unknown' : <Money amount={amount} currency="NGN" />;
