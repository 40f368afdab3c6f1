import type { GiveawayFile } from '@jara/contract/staff/giveaways';
import { formatCount } from '@jara/domain/money/format';
import { staffWithdrawalStatus } from '@jara/domain/withdrawal/withdrawal-status';
import { Money } from '../../../components/money.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { StaffLink } from '../links/staff-link.tsx';
import { DataTable } from '../shared/data-table.tsx';
import { Panel } from '../shared/panel.tsx';
import type { Column } from '../shared/table-props.ts';
import { When } from '../shared/when.tsx';
import { statusWord } from '../shared/words.ts';
import { networkSignal } from './giveaway-words.ts';

type Winner = GiveawayFile['winners'][number];

/** Who has a share, and how far it is on its way to a bank. */
export function Winners({ giveaway: { winners, currency } }: { giveaway: GiveawayFile }) {
  const columns: Column<Winner>[] = [
    { id: 'slot', header: 'Share', cell: ({ slot }) => `Share number ${slot + 1}`, onCard: 'title' },
    {
      id: 'amount',
      header: 'Amount',
      align: 'right',
      cell: ({ amount }) => <Money amount={amount} currency={currency} className="font-semibold" />,
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, onCard: 'aside' },
    { id: 'wonAt', header: 'Won', cell: ({ wonAt }) => <When at={wonAt} /> },
    { id: 'payout', header: 'Payout', cell: (winner) => <Payout winner={winner} /> },
  ];
  return (
    <Panel title="Winners">
      {winners.length === 0 ? (
        <p className="text-ink-2">Nobody has a share yet.</p>
      ) : (
        <DataTable
          caption="Winners of this giveaway"
          columns={columns}
          rows={winners}
          rowId={({ slot }) => String(slot)}
        />
      )}
    </Panel>
  );
}

function Payout({ winner: { payout } }: { winner: Winner }) {
  if (!payout) return <span className="text-ink-3">Not asked for</span>;
  const status = staffWithdrawalStatus(payout.stage);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <StaffLink
        to="/admin/withdrawals"
        search={{ id: payout.id }}
        aria-label={`Withdrawal to ${payout.bank}, ${statusWord(status).toLowerCase()}`}
        className="inline-flex min-h-11 items-center"
      >
        <StatusBadge status={status} />
      </StaffLink>
      <span className="text-ink-2">
        {payout.bank}
        {payout.finishedAt && (
          <>
            , <When at={payout.finishedAt} />
          </>
        )}
      </span>
    </span>
  );
}

/** Where people came from. A hall full of phones and a script look alike here, so it is a reason to look, not a verdict. */
export function Networks({
  giveaway: {
    networks: { count, largest },
  },
}: {
  giveaway: GiveawayFile;
}) {
  return (
    <Panel title="Networks">
      {largest.length === 0 ? (
        <p className="text-ink-2">Nobody has come yet, or it is so long ago that we have forgotten where from.</p>
      ) : (
        <ul className="flex flex-col text-sm">
          {largest.map(({ network, browsers }) => {
            const signal = networkSignal(browsers);
            return (
              <li
                key={network}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2 last:border-b-0"
              >
                <span className="font-mono text-xs">{network}</span>
                <span className={signal ? 'font-semibold text-warn' : 'text-ink-2'}>
                  {signal ?? (browsers === 1 ? '1 browser' : `${formatCount(browsers)} browsers`)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <p className="mt-3 text-ink-3 text-sm">
        {count > largest.length && `The largest of ${formatCount(count)}. `}Networks are kept as digests, not as
        addresses. Many phones behind one mobile network or in one hall look the same as a script: look at the winners
        before you decide.
      </p>
    </Panel>
  );
}
