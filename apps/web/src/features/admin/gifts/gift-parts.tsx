import type { GiftFile } from '@jara/contract/staff/gifts';
import { HOW_A_HOLD_ENDS } from '@jara/domain/hold/holds';
import { isOfSender } from '@jara/domain/withdrawal/payout-reference';
import { useState } from 'react';
import { Money } from '../../../components/money.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { AssigneeSelect } from '../casework/assignee-select.tsx';
import { Notes } from '../casework/notes.tsx';
import { StaffLink } from '../links/staff-link.tsx';
import { DataTable } from '../shared/data-table.tsx';
import { Panel } from '../shared/panel.tsx';
import { PersonLink } from '../shared/person-link.tsx';
import type { Column } from '../shared/table-props.ts';
import { When } from '../shared/when.tsx';
import { statusWord } from '../shared/words.ts';

type Claim = GiftFile['claims'][number];

const shareWord = (slot: number) => (isOfSender(slot) ? 'Back to the sender' : `Share number ${slot + 1}`);

/** Who claimed which share, and where the withdrawal of each stands. */
export function GiftClaims({ gift: { claims, withdrawals, currency } }: { gift: GiftFile }) {
  if (claims.length === 0) return null;
  const columns: Column<Claim>[] = [
    { id: 'slot', header: 'Share', cell: ({ slot }) => shareWord(slot), onCard: 'title' },
    {
      id: 'amount',
      header: 'Amount',
      align: 'right',
      cell: ({ share }) => <Money amount={share} currency={currency} className="font-semibold" />,
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, onCard: 'aside' },
    {
      id: 'claimed',
      header: 'Claimed',
      cell: ({ id, slot, createdAt }) => (
        <span className="inline-flex items-center">
          <When at={createdAt} />
          <PersonLink place="claim.browser" id={id} who={`the browser of ${shareWord(slot).toLowerCase()}`} />
        </span>
      ),
    },
    {
      id: 'withdrawals',
      header: 'Withdrawals',
      cell: ({ id }) => {
        const own = withdrawals.filter(({ claimId }) => claimId === id);
        if (own.length === 0) return <span className="text-ink-3">None yet</span>;
        return (
          <span className="flex flex-wrap gap-2">
            {own.map((withdrawal) => (
              <StaffLink
                key={withdrawal.id}
                to="/admin/withdrawals"
                search={{ id: withdrawal.id }}
                aria-label={`Withdrawal to ${withdrawal.bank}, ${statusWord(withdrawal.status).toLowerCase()}`}
                className="inline-flex min-h-11 items-center"
              >
                <StatusBadge status={withdrawal.status} />
              </StaffLink>
            ))}
          </span>
        );
      },
    },
  ];
  return (
    <Panel title="Claims">
      <DataTable caption="Claims of this gift" columns={columns} rows={claims} rowId={({ id }) => id} />
    </Panel>
  );
}

/** A refund has its own words for its steps; it looks like everything else that is under way or has come to its end. */
const REFUND_LOOKS: Record<string, string> = { STARTED: 'ON_ITS_WAY', SUBMITTED: 'ON_ITS_WAY', DONE: 'COMPLETED' };

export function GiftRefunds({ gift: { refunds, currency } }: { gift: GiftFile }) {
  if (refunds.length === 0) return null;
  return (
    <Panel title="Refunds">
      <ul className="flex flex-col">
        {refunds.map(({ id, amount, status, reason, failure, account, createdAt }) => (
          <li key={id} className="border-line border-b py-2.5 text-sm first:pt-0 last:border-b-0 last:pb-0">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <Money amount={amount} currency={currency} className="font-semibold" />
              <StatusBadge status={REFUND_LOOKS[status] ?? status} />
            </p>
            <p className="text-ink-2">{reason}</p>
            {failure && <p className="text-ink-2">{failure}</p>}
            {account && <p className="text-ink-2">To {account}, which the sender named</p>}
            <p className="text-ink-3">
              <When at={createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Why nothing of it moves, and what ends that; several things can hold it at once. */
export function GiftHolds({ gift: { holds } }: { gift: GiftFile }) {
  if (holds.length === 0) return null;
  return (
    <Banner tone="warn" title={holds.some(({ subject }) => subject === 'gift') ? 'On hold' : 'A share is on hold'}>
      <ul className="flex flex-col gap-2">
        {holds.map(({ id, slot, cause, reason, placedAt }) => (
          <li key={id}>
            <p className="font-semibold text-ink">
              {slot === null ? '' : `${shareWord(slot)}: `}Reason on record: {reason}
            </p>
            <p>
              {HOW_A_HOLD_ENDS[cause]} Since <When at={placedAt} />.
            </p>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

export function GiftDisputes({ gift: { disputes, currency } }: { gift: GiftFile }) {
  if (disputes.length === 0) return null;
  return (
    <Panel title="Disputes">
      <ul className="flex flex-col">
        {disputes.map(({ id, amount, held, status, openedAt, closedAt, assignee }) => (
          <li key={id} className="border-line border-b py-2.5 text-sm first:pt-0 last:border-b-0 last:pb-0">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <StaffLink to="/admin/disputes/$id" params={{ id }} className="link">
                <Money amount={amount} currency={currency} className="font-semibold" />
              </StaffLink>
              <StatusBadge status={status} />
            </p>
            <p className="text-ink-2">
              <Money amount={held} currency={currency} /> is held for it.
            </p>
            <p className="text-ink-3">
              Opened <When at={openedAt} />
              {closedAt && (
                <>
                  , closed <When at={closedAt} />
                </>
              )}
            </p>
            <p className="flex flex-wrap items-center gap-2 py-1.5 text-ink-2">
              In whose hands:{' '}
              <AssigneeSelect
                subject={{ kind: 'dispute', id }}
                what="this dispute"
                assignee={assignee}
                isFinished={closedAt !== null}
              />
            </p>
            <DisputeNotes id={id} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A gift may have several disputes; what was noted about one is read when somebody wants to. */
function DisputeNotes({ id }: { id: string }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure title="Notes about this dispute" onToggle={() => setWasOpened(true)}>
      {wasOpened && <Notes subject={{ kind: 'dispute', id }} />}
    </Disclosure>
  );
}
