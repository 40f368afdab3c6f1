import type { GiveawayFile } from '@jara/contract/staff/giveaways';
import { groupQuid } from '@jara/domain/gift/quid';
import { formatCount } from '@jara/domain/money/format';
import { useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { AppLink } from '../../../components/app-link.tsx';
import { Money } from '../../../components/money.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { hasStatus } from '../../../lib/api-error.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { StaffButtonLink, StaffLink } from '../links/staff-link.tsx';
import { Facts } from '../shared/facts.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { Panel } from '../shared/panel.tsx';
import { ExactWhen } from '../shared/when.tsx';
import { RULE_WORDS } from '../shared/words.ts';
import { GiveawayActions } from './giveaway-actions.tsx';
import { Networks, Winners } from './giveaway-parts.tsx';
import { GiveawayStateBadge } from './giveaway-state-badge.tsx';
import { comers } from './giveaway-words.ts';
import { giveawayFileQuery } from './giveaways.queries.ts';
import { Reports } from './reports.tsx';

export function GiveawayPage() {
  const api = useStaffApi();
  const { id } = useParams({ from: '/admin/staff/giveaways/$id' });
  const { data, error, isFetching, refetch } = useQuery(giveawayFileQuery(api, id));
  const isNowhere = error !== null && (hasStatus(error, 404) || hasStatus(error, 422));
  return (
    <div className="flex flex-col gap-5">
      <StaffLink to="/admin/giveaways" className="link inline-flex min-h-11 items-center gap-2 self-start">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Giveaways
      </StaffLink>
      {isNowhere && !data && (
        <EmptyState
          title="Giveaway not found"
          actions={
            <StaffButtonLink to="/admin/giveaways" size="sm">
              All giveaways
            </StaffButtonLink>
          }
        >
          No gift has this id, or its sender has not made it public.
        </EmptyState>
      )}
      {error && !isNowhere && (
        <FailedFace error={error} fallback="Failed to fetch details" busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && <Full giveaway={data} />}
      {!data && !error && (
        <div role="status" className="grid grid-cols-1 gap-5 lg:grid-cols-[1.5fr_1fr]">
          <span className="sr-only">Loading the giveaway</span>
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
    </div>
  );
}

function Full({ giveaway }: { giveaway: GiveawayFile }) {
  const api = useStaffApi();
  const { title, host, state, amount, currency, stopReason } = giveaway;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-2xl">{title}</h2>
          <span className="text-ink-2">by {host}</span>
          <GiveawayStateBadge state={state} />
          <Money amount={amount} currency={currency} short className="font-bold font-display text-2xl" />
        </div>
        <GiveawayActions giveaway={giveaway} />
      </div>
      {state === 'STOPPED' && (
        <Banner tone="warn" title="Stopped: nobody can take part, and nothing of it is paid">
          {stopReason === null
            ? 'The page says that we stopped it, and gives no reason.'
            : `The page tells everybody: “${stopReason}”`}
        </Banner>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1.5fr_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <Reports giveaway={giveaway} />
          <Winners giveaway={giveaway} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Panel title="Details">
            <Facts facts={factsOf(giveaway, api.mode === 'practice')} />
          </Panel>
          <Networks giveaway={giveaway} />
        </div>
      </div>
    </>
  );
}

function factsOf(giveaway: GiveawayFile, isPractice: boolean) {
  const { giftId, code, currency, ruleType, publishedAt } = giveaway;
  const { here, shares, draw, closesAt, claimDays, startsAt, endsAt } = giveaway.seen;
  return [
    {
      label: 'Page',
      value: isPractice ? (
        <span className="font-mono">{groupQuid(code)}, which has no page in practice</span>
      ) : (
        <AppLink to="/g/$code" params={{ code }} className="link font-mono">
          {groupQuid(code)}
        </AppLink>
      ),
    },
    {
      label: 'Gift',
      value: (
        <StaffLink to="/admin/quids/$quid" params={{ quid: giftId }} className="link">
          The gift’s own file
        </StaffLink>
      ),
    },
    { label: 'Still here', value: <Money amount={here} currency={currency} /> },
    { label: 'Rule', value: RULE_WORDS[ruleType] },
    { label: 'People', value: comers(giveaway) },
    { label: 'Shares taken', value: `${formatCount(shares.taken)} of ${formatCount(shares.total)}` },
    { label: 'In a bank', value: formatCount(shares.inBank) },
    ...(draw ? drawFacts(draw, closesAt) : []),
    { label: 'To be sent to a bank within', value: claimDays === 1 ? '1 day' : `${claimDays} days` },
    { label: 'Published', value: <ExactWhen at={publishedAt} /> },
    ...(startsAt ? [{ label: 'Starts', value: <ExactWhen at={startsAt} /> }] : []),
    { label: 'Ends', value: <ExactWhen at={endsAt} /> },
  ];
}

const drawFacts = (
  { drawnAt, beacon }: NonNullable<GiveawayFile['seen']['draw']>,
  closesAt: GiveawayFile['seen']['closesAt'],
) => [
  ...(closesAt ? [{ label: 'Entries close', value: <ExactWhen at={closesAt} /> }] : []),
  { label: 'Drawn', value: drawnAt ? <ExactWhen at={drawnAt} /> : 'Not yet' },
  {
    label: 'Public value',
    value: beacon ? `Round ${formatCount(beacon.round)}` : 'None: no beacon was set when it was made',
  },
];
