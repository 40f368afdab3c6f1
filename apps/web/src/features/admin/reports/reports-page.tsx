import type { Reply } from '@jara/contract/endpoint';
import { EXPORTS, type listReports } from '@jara/contract/staff/reports';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { useStaff } from '../session/staff-context.tsx';
import { count } from '../shared/count.ts';
import { useExport } from '../shared/export-menu.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { Panel } from '../shared/panel.tsx';
import { StatCard, StatRow, StatSkeletons } from '../shared/stat-card.tsx';
import { When } from '../shared/when.tsx';
import { BooksCheck } from './books-check.tsx';
import { type Report, ReportDialog } from './report-dialog.tsx';
import { reportsQuery } from './reports.queries.ts';
import { SchedulesPanel } from './schedules-panel.tsx';

export function ReportsPage() {
  const api = useStaffApi();
  const { can } = useStaff();
  const { data, error, isFetching, refetch } = useQuery(reportsQuery(api));
  return (
    <div className="flex flex-col gap-5">
      {error && (
        <FailedFace error={error} fallback="Failed to fetch details" busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <>
          <StatSkeletons />
          <Skeleton className="h-72 rounded-card" />
        </>
      )}
      {data && <Full answer={data} />}
      {can('ledger.check') && <BooksCheck />}
    </div>
  );
}

function Full({ answer: { reports, recent, summary } }: { answer: Reply<typeof listReports> }) {
  const { can } = useStaff();
  const { what, ...chosen } = useSearch({ from: '/admin/staff/reports' });
  const navigate = useNavigate({ from: '/admin/reports' });
  const open = reports.find(({ name }) => name === what);
  const show = (name: string | undefined) => void navigate({ search: { what: name }, resetScroll: false });
  return (
    <>
      <StatRow>
        <StatCard
          label="Gifts"
          value={count.format(summary.gifts)}
          note={
            <>
              worth <Money amount={summary.giftsValue} short />
            </>
          }
        />
        <StatCard label="Transactions" value={count.format(summary.payments)} />
        <StatCard
          label="Withdrawals"
          value={count.format(summary.withdrawals)}
          note={
            <>
              <Money amount={summary.paidOut} short /> paid out
            </>
          }
        />
        <StatCard label="We owe" value={<Money amount={summary.owed} short />} note="to recipients and senders" />
      </StatRow>
      {!can('exports.run') && (
        <Banner tone="info" title="You can read the figures; files are made by Admins">
          An export holds whole addresses and account numbers, so your role does not include it.
        </Banner>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1.7fr_1fr]">
        <Panel title="Reports & Export">
          <ul className="-my-3 flex flex-col">
            {reports.map((report) => (
              <ReportRow key={report.name} report={report} onChoose={() => show(report.name)} />
            ))}
          </ul>
        </Panel>
        <Panel title="Lately exported">
          {recent.length === 0 ? (
            <p className="text-ink-2">Nobody has exported anything yet.</p>
          ) : (
            <ul className="flex flex-col text-sm">
              {recent.map(({ name, format, by, at }) => (
                <li
                  key={`${name}${format}${at}`}
                  className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2 last:border-b-0"
                >
                  <span>
                    <span className="font-semibold">{name}</span> as {format.toUpperCase()}
                  </span>
                  <span className="text-ink-3">
                    {by}, <When at={at} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
      {can('exports.run') && <SchedulesPanel reports={reports} />}
      {open && can('exports.run') && <ReportDialog report={open} chosen={chosen} onClose={() => show(undefined)} />}
    </>
  );
}

interface ReportRowProps {
  report: Report;
  onChoose: () => void;
}

function ReportRow({ report: { name, title, description, formats, rows }, onChoose }: ReportRowProps) {
  const api = useStaffApi();
  const { can } = useStaff();
  const run = useExport();
  // The audit trail is for those who may read it, in a file as on the screen.
  const mayRun = can('exports.run') && (name !== 'audit' || can('audit.view')) && EXPORTS.includes(name);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{title}</p>
        <p className="text-ink-2 text-sm">
          {description.replace(/\.$/, '')}.
          {rows !== null && <span className="text-ink-3"> About {count.format(rows)} rows.</span>}
        </p>
      </div>
      {mayRun && (
        <div className="flex flex-wrap gap-2">
          {formats
            .filter((format) => api.exportFormats.includes(format))
            .map((format) => (
              <Button
                key={format}
                variant="secondary"
                size="sm"
                busy={run.isPending && run.variables.format === format}
                disabled={run.isPending}
                aria-label={`${title} as ${format.toUpperCase()}`}
                onClick={() => run.mutate({ what: name, format, filters: {} })}
                className="px-3.5"
              >
                <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
                {format.toUpperCase()}
              </Button>
            ))}
          <Button variant="ghost" size="sm" aria-label={`${title}: dates and columns`} onClick={onChoose}>
            Dates and columns
          </Button>
        </div>
      )}
    </li>
  );
}
