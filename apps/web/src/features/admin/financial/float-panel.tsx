import type { Float } from '@jara/contract/staff/payout-figures';
import { formatLagos } from '@jara/domain/time/lagos';
import { clsx } from 'clsx';
import { Money } from '../../../components/money.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { DataTable } from '../shared/data-table.tsx';
import { Facts } from '../shared/facts.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { Panel } from '../shared/panel.tsx';
import { stepWords } from '../shared/step-words.ts';
import type { Column } from '../shared/table-props.ts';
import { When } from '../shared/when.tsx';
import { floatQuery } from './financial.queries.ts';
import { floatWords } from './float-words.ts';

/** Until when the balance at the provider is enough, for those who can top it up. */
export function FloatPanel() {
  const api = useStaffApi();
  return (
    <div id="float" className="scroll-mt-20">
      <Panel title="Float">
        {api.mode === 'practice' ? (
          <p className="text-ink-2">
            Not in practice: there is no provider here, and so no balance that could run short. In the portal it says
            until when the balance is enough, and how that is reckoned.
          </p>
        ) : (
          <LiveFloat />
        )}
      </Panel>
    </div>
  );
}

function LiveFloat() {
  const api = useStaffApi();
  const { data, error, isFetching, refetch } = useQuery(floatQuery(api));
  if (data) return <Reckoning float={data} />;
  if (error) {
    return (
      <FailedFace
        error={error}
        fallback="Failed to load financial data"
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <Skeleton className="h-36 rounded-card" />;
}

function Reckoning({ float }: { float: Float }) {
  const { currency, balance, waiting, owed, settlements, late, days, history, alarmHours, isAlarming } = float;
  const { tone, sentence, why } = floatWords(float, Date.now());
  const money = (amount: number) => <Money amount={amount} currency={currency} short />;
  return (
    <div className="flex flex-col gap-5">
      <Banner tone={tone} title={sentence}>
        {why}
        {balance?.isOld && (
          <>
            {' '}
            The balance was last asked for <When at={balance.at} />: look at the reconciliation under Operations.
          </>
        )}
      </Banner>
      <Disclosure title="How this is reckoned" open={isAlarming}>
        <div className="flex flex-col gap-5 pt-1">
          <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-2">
            <Facts
              facts={[
                { label: 'At the provider, by its own word', value: balance ? money(balance.amount) : 'Not known yet' },
                { label: 'Payouts asked for, still to leave', value: money(waiting.payouts) },
                { label: 'Refunds under way', value: money(waiting.refunds) },
                { label: 'Owed to senders and recipients in all', value: money(owed) },
              ]}
            />
            <Facts
              facts={[
                ...settlements.map(({ at, amount, isCollected }) => ({
                  label: `${isCollected ? 'Collected' : 'Usual'}, settled by ${formatLagos(at)}`,
                  value: money(amount),
                })),
                { label: 'Collected and late, not counted on', value: money(late) },
              ]}
            />
          </div>
          {days.length > 0 && (
            <DataTable caption="The coming days" columns={columnsIn(currency)} rows={days} rowId={({ day }) => day} />
          )}
          <p className="text-ink-3 text-sm">
            What usually leaves is the mean of the same hours of the week, over {history.days} days. Settlements are
            expected by 18:00 of the next working day; public holidays are not known here. Whoever sees this is told
            when the balance runs short within {alarmHours} hours.
          </p>
        </div>
      </Disclosure>
    </div>
  );
}

type Day = Float['days'][number];

const columnsIn = (currency: string): Column<Day>[] => {
  const money = (id: Exclude<keyof Day, 'day'>, header: string): Column<Day> => ({
    id,
    header,
    align: 'right',
    cell: (row) => (
      <Money amount={row[id]} currency={currency} short className={clsx(id === 'left' && row.left < 0 && 'text-err')} />
    ),
  });
  return [
    { id: 'day', header: 'Day', cell: ({ day }) => stepWords(day), onCard: 'title' },
    money('out', 'Usually leaves'),
    money('in', 'Arrives'),
    money('left', 'Left at its end'),
  ];
};
