import type { ReportSchedule } from '@jara/contract/staff/report-schedules';
import { formatLagos } from '@jara/domain/time/lagos';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { toast } from '../../../lib/toast.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { problemOf, sayProblem } from '../session/say-problem.ts';
import { FailedFace } from '../shared/failed-face.tsx';
import { Panel } from '../shared/panel.tsx';
import type { Report } from './report-dialog.tsx';
import { schedulesQuery, useScheduleEnd, useSchedulePause } from './reports.queries.ts';
import { rhythmWords } from './rhythm-words.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** Reports that come by themselves, for those who may export. */
export function SchedulesPanel({ reports }: { reports: readonly Report[] }) {
  const api = useStaffApi();
  if (api.mode === 'live') return <LiveSchedules reports={reports} />;
  return (
    <Panel title="Scheduled by mail">
      <p className="text-ink-2">
        Not in practice: nobody is mailed from here. In the portal, colleagues who may export are told every day, week
        or month that a report can be fetched.
      </p>
    </Panel>
  );
}

function LiveSchedules({ reports }: { reports: readonly Report[] }) {
  const api = useStaffApi();
  const { data, error, isFetching, refetch } = useQuery(schedulesQuery(api));
  const [isAdding, setIsAdding] = useState(false);
  const titleOf = ({ what }: ReportSchedule) => reports.find(({ name }) => name === what)?.title ?? what;
  return (
    <Panel
      title="Scheduled by mail"
      aside={
        <Button variant="secondary" size="sm" disabled={!data} onClick={() => setIsAdding(true)}>
          <CalendarClock aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          Schedule a report
        </Button>
      }
    >
      {error && !data && (
        <FailedFace error={error} fallback="Failed to fetch details" busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-16 rounded-card" />}
      {data?.schedules.length === 0 && (
        <p className="text-ink-2">
          No report comes by itself yet. Colleagues can be told every day, week or month that one can be fetched here.
        </p>
      )}
      {data && data.schedules.length > 0 && (
        <ul className="-my-3 flex flex-col">
          {data.schedules.map((schedule) => (
            <Row key={schedule.id} schedule={schedule} title={titleOf(schedule)} />
          ))}
        </ul>
      )}
      {isAdding && data && <ScheduleDialog reports={reports} people={data.people} onClose={() => setIsAdding(false)} />}
    </Panel>
  );
}

function Row({ schedule, title }: { schedule: ReportSchedule; title: string }) {
  const { id, readers, columns, format, pausedAt, nextAt, madeBy } = schedule;
  const pause = useSchedulePause();
  const [isEnding, setIsEnding] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {title}
          {pausedAt && <Badge tone="warn">Paused</Badge>}
        </p>
        <p className="text-ink-2 text-sm">
          {rhythmWords(schedule)}
          {nextAt && `, next on ${formatLagos(nextAt)}`}. {format.toUpperCase()},{' '}
          {columns.length === 0 ? 'all columns' : `${columns.length} columns`}.
        </p>
        <p className="text-ink-3 text-sm">
          Told:{' '}
          {readers.map(({ name, mayRead }) => (mayRead ? name : `${name} (no longer may, is not told)`)).join(', ')}.
          Made by {madeBy.name}.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={pause.isPending}
          aria-label={`${pausedAt ? 'Resume' : 'Pause'} ${title}`}
          onClick={() =>
            pause.mutate(
              { id, isPaused: pausedAt === null },
              { onError: (problem) => sayProblem(problem, 'Failed to update status') },
            )
          }
        >
          {pausedAt ? 'Resume' : 'Pause'}
        </Button>
        <Button variant="ghost" size="sm" aria-label={`Delete ${title}`} onClick={() => setIsEnding(true)}>
          Delete
        </Button>
      </div>
      {isEnding && <EndDialog id={id} title={title} onClose={() => setIsEnding(false)} />}
    </li>
  );
}

function EndDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const end = useScheduleEnd();
  const problem = problemOf(end.error, 'Failed to update status');
  return (
    <Dialog open title={`Delete the schedule of ${title}?`} onClose={end.isPending ? undefined : onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">Nobody is told of it any more. That it was there stays in the audit trail.</p>
        {problem && <Banner tone="err" title={problem} />}
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button variant="secondary" size="sm" disabled={end.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            size="sm"
            busy={end.isPending}
            onClick={() =>
              end.mutate(id, {
                onSuccess: () => {
                  toast.success(`${title}: no longer scheduled`);
                  onClose();
                },
              })
            }
          >
            Delete
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
