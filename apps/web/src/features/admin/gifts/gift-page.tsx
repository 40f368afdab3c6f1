import type { GiftFile } from '@jara/contract/staff/gifts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Money } from '../../../components/money.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { hasStatus } from '../../../lib/api-error.ts';
import { useQuery, useQueryClient } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { AssigneeSelect } from '../casework/assignee-select.tsx';
import { Notes } from '../casework/notes.tsx';
import { StaffButtonLink, StaffLink } from '../links/staff-link.tsx';
import { ChargeList } from '../shared/charge-list.tsx';
import { Facts } from '../shared/facts.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { orderFacts } from '../shared/order-facts.tsx';
import { Panel } from '../shared/panel.tsx';
import { PersonLink } from '../shared/person-link.tsx';
import { Revealable } from '../shared/revealable.tsx';
import { ExactWhen } from '../shared/when.tsx';
import { RULE_WORDS } from '../shared/words.ts';
import { GiftActions } from './gift-actions.tsx';
import { GiftClaims, GiftDisputes, GiftHolds, GiftRefunds } from './gift-parts.tsx';
import { giftFileQuery } from './gifts.queries.ts';
import { MoneyBoxView } from './money-box.tsx';
import { Timeline } from './timeline.tsx';

export function GiftPage() {
  const api = useStaffApi();
  const { quid } = useParams({ from: '/admin/staff/quids/$quid' });
  const { data, error, isFetching, refetch } = useQuery(giftFileQuery(api, quid));
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!data || data.id === quid) return;
    // Somebody came with the code itself, which should not stay in the address and the history of a shared desk.
    queryClient.setQueryData(giftFileQuery(api, data.id).queryKey, data);
    void navigate({ to: '/admin/quids/$quid', params: { quid: data.id }, replace: true });
  }, [data, quid, api, queryClient, navigate]);
  return (
    <div className="flex flex-col gap-5">
      <StaffLink to="/admin/quids" className="link inline-flex min-h-11 items-center gap-2 self-start">
        <ArrowLeft aria-hidden="true" className="size-4" />
        QUID Management
      </StaffLink>
      {error && !data && (hasStatus(error, 404) || hasStatus(error, 422)) && <NotThere />}
      {error && !hasStatus(error, 404) && !hasStatus(error, 422) && (
        <FailedFace error={error} fallback="Failed to fetch details" busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && <Full gift={data} />}
      {!data && !error && (
        <div role="status" className="grid grid-cols-1 gap-5 lg:grid-cols-[1.5fr_1fr]">
          <span className="sr-only">Loading the gift</span>
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
    </div>
  );
}

const NotThere = () => (
  <EmptyState
    title="Quid not found"
    actions={
      <StaffButtonLink to="/admin/quids" size="sm">
        All gifts
      </StaffButtonLink>
    }
  >
    No gift has this code or id. Check it for a typing mistake, or search for the address it was sent to.
  </EmptyState>
);

function Full({ gift }: { gift: GiftFile }) {
  const { id, quid, amount, currency, status } = gift;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-2xl">
            <Revealable value={quid} field="gift.quid" id={id} what="code" className="font-mono tracking-wider" />
          </h2>
          <StatusBadge status={status} />
          <Money amount={amount} currency={currency} className="font-bold font-display text-2xl" />
        </div>
        <GiftActions gift={gift} />
      </div>
      <GiftHolds gift={gift} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1.5fr_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <Panel title="Timeline">
            <Timeline events={gift.timeline} currency={currency} />
          </Panel>
          <GiftClaims gift={gift} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <MoneyBoxView box={gift.money} currency={currency} />
          <Panel title="Notes">
            <Notes subject={{ kind: 'gift', id }} />
          </Panel>
          <GiftCharges gift={gift} />
          <Panel title="Details">
            <Facts facts={factsOf(gift)} />
          </Panel>
          <GiftRefunds gift={gift} />
          <GiftDisputes gift={gift} />
        </div>
      </div>
    </>
  );
}

function factsOf(gift: GiftFile) {
  const { id, payment } = gift;
  return [
    {
      label: 'For',
      value: (
        <>
          <Revealable value={gift.recipientEmail} field="gift.recipientEmail" id={id} what="recipient’s address" />
          {gift.recipientEmail && <PersonLink place="payment.recipient" id={payment.id} who="this recipient" />}
        </>
      ),
    },
    {
      label: 'From',
      value:
        gift.creatorEmail === null ? (
          'Not given'
        ) : (
          <>
            <Revealable value={gift.creatorEmail} field="gift.creatorEmail" id={id} what="creator’s address" />
            <PersonLink place="payment.sender" id={payment.id} who="this sender" />
          </>
        ),
    },
    {
      label: 'Paid from',
      value: (
        <>
          A browser <PersonLink place="payment.browser" id={payment.id} who="the browser that paid" />
        </>
      ),
    },
    { label: 'Rule', value: gift.ruleType === null ? 'None: the first person gets all' : RULE_WORDS[gift.ruleType] },
    { label: 'People who tried', value: String(gift.attempts) },
    ...(gift.giveaway
      ? [
          {
            label: 'Made public as',
            value: (
              <StaffLink to="/admin/giveaways/$id" params={{ id }} className="link">
                {gift.giveaway.title}, by {gift.giveaway.host}
              </StaffLink>
            ),
          },
        ]
      : []),
    {
      label: 'Payment',
      value: (
        <StaffLink to="/admin/transactions" search={{ id: payment.id }} className="link break-all font-mono text-xs">
          {payment.reference}
        </StaffLink>
      ),
    },
    ...gift.replacedQuids.map(({ quid, replacedAt }) => ({
      label: 'Code before',
      value: (
        <>
          <span className="font-mono">{quid}</span>, replaced by its sender <ExactWhen at={replacedAt} />. It opens
          nothing.
        </>
      ),
    })),
    { label: 'Created', value: <ExactWhen at={gift.createdAt} /> },
    { label: 'Changed', value: <ExactWhen at={gift.updatedAt} /> },
    ...orderFacts(payment),
    ...(gift.pausedAt ? [{ label: 'Paused by its sender', value: <ExactWhen at={gift.pausedAt} /> }] : []),
    endOf(gift),
    {
      label: 'In whose hands',
      value: <AssigneeSelect subject={{ kind: 'gift', id }} what="this gift" assignee={gift.assignee} />,
    },
    { label: 'Last handled by', value: gift.lastStaff?.name ?? 'Nobody of staff' },
    { label: 'Id', value: <span className="break-all font-mono text-xs">{id}</span> },
  ];
}

/** A gift may end before its time, such as when its rest is refunded. */
function endOf({ status, timeline, expiresAt, cancelledAt }: GiftFile) {
  if (cancelledAt) return { label: 'Cancelled by its sender', value: <ExactWhen at={cancelledAt} /> };
  if (status !== 'EXPIRED') return { label: 'Ends', value: <ExactWhen at={expiresAt} /> };
  const ended = timeline.findLast(({ kind }) => kind === 'GIFT_CLOSED');
  return { label: 'Ended', value: <ExactWhen at={ended?.at ?? expiresAt} /> };
}

/** Money the provider took for this gift. Shown when there is more to say than "one payment, one gift". */
function GiftCharges({ gift: { charges } }: { gift: GiftFile }) {
  if (!charges.some(({ became }) => became === 'SUSPENSE')) return null;
  return (
    <Panel title="Charges">
      <ChargeList charges={charges} />
    </Panel>
  );
}
