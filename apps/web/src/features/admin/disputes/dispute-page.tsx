import type { DisputeFile } from '@jara/contract/staff/disputes';
import { useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { hasStatus } from '../../../lib/api-error.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { Notes } from '../casework/notes.tsx';
import { StaffButtonLink, StaffLink } from '../links/staff-link.tsx';
import { useStaff } from '../session/staff-context.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { Panel } from '../shared/panel.tsx';
import { DisputeActions } from './dispute-actions.tsx';
import { DisputeClock } from './dispute-clock.tsx';
import { Answers, Claimed, DisputeFacts, EvidencePanel } from './dispute-parts.tsx';
import { DisputeStatusBadge } from './dispute-status.tsx';
import { disputeFileQuery } from './disputes.queries.ts';

export function DisputePage() {
  const api = useStaffApi();
  const { id } = useParams({ from: '/admin/staff/disputes/$id' });
  const { data, error, isFetching, refetch } = useQuery(disputeFileQuery(api, id));
  const isNowhere = error !== null && (hasStatus(error, 404) || hasStatus(error, 422));
  return (
    <div className="flex flex-col gap-5">
      <StaffLink to="/admin/disputes" className="link inline-flex min-h-11 items-center gap-2 self-start">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Disputes
      </StaffLink>
      {isNowhere && !data && (
        <EmptyState
          title="Dispute not found"
          actions={
            <StaffButtonLink to="/admin/disputes" size="sm">
              All disputes
            </StaffButtonLink>
          }
        >
          {api.mode === 'practice' ? 'Disputes are not in practice.' : 'No dispute has this id.'}
        </EmptyState>
      )}
      {error && !isNowhere && (
        <FailedFace error={error} fallback="Failed to fetch details" busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && <Full dispute={data} fetchedAt={data.fetchedAt} />}
      {!data && !error && (
        <div role="status" className="grid grid-cols-1 gap-5 lg:grid-cols-[1.5fr_1fr]">
          <span className="sr-only">Loading the dispute</span>
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
    </div>
  );
}

function Full({ dispute, fetchedAt }: { dispute: DisputeFile; fetchedAt: number }) {
  const { can } = useStaff();
  const { id, amount, currency, waitsFor, leftMs, answers } = dispute;
  const [last] = answers;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-2xl">
            <Money amount={amount} currency={currency} short /> wanted back
          </h2>
          <DisputeStatusBadge dispute={dispute} />
          <DisputeClock leftMs={leftMs} fetchedAt={fetchedAt} />
        </div>
        <DisputeActions dispute={dispute} />
      </div>
      {waitsFor === 'US' && last?.status === 'REFUSED' && (
        <Banner tone="err" title="The provider did not take our answer">
          The time runs on. Answer otherwise, or find out at the provider what is wrong.
        </Banner>
      )}
      {last?.status === 'OVERTAKEN' && (
        <Banner tone="warn" title="Something else came before our answer">
          What the provider says has been booked; our answer was not sent, or was too late.
        </Banner>
      )}
      {waitsFor === 'US' && !can('disputes.decide') && (
        <Banner title="An Admin has to answer this">
          You can read it and write notes. Mention an Admin in a note if nobody has it in hand.
        </Banner>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1.5fr_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <Claimed dispute={dispute} />
          <Answers dispute={dispute} />
          <EvidencePanel dispute={dispute} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <DisputeFacts dispute={dispute} />
          <Panel title="Notes">
            <Notes subject={{ kind: 'dispute', id }} />
          </Panel>
        </div>
      </div>
    </>
  );
}
