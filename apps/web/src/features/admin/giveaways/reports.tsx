import type { GiveawayFile } from '@jara/contract/staff/giveaways';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toast.ts';
import { problemOf } from '../session/say-problem.ts';
import { useStaffAction } from '../session/use-staff-action.ts';
import { Panel } from '../shared/panel.tsx';
import { When } from '../shared/when.tsx';
import { REPORT_WORDS } from './giveaway-words.ts';

/** What the public told us about it, and what we made of that. */
export function Reports({ giveaway: { reportList, allowed } }: { giveaway: GiveawayFile }) {
  const handle = useStaffAction((api, id: string, once) => api.handleReport({ params: { id } }, once));
  const submit = (id: string) =>
    handle.mutate(id, {
      onSuccess: () => toast.success('The report is handled'),
      onError: (error) => toast.error(problemOf(error, 'Failed to mark it as handled') ?? ''),
    });
  return (
    <Panel title="Reports">
      {reportList.length === 0 ? (
        <p className="text-ink-2">Nobody has reported this page.</p>
      ) : (
        <ul className="flex flex-col">
          {reportList.map((report) => (
            <li
              key={report.id}
              className="flex flex-col gap-1 border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0"
            >
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="font-semibold">{REPORT_WORDS[report.kind]}</p>
                <span className="text-ink-3 text-sm">
                  <When at={report.createdAt} />
                </span>
              </div>
              {report.words && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{report.words}</p>}
              {report.handledAt ? (
                <p className="text-ink-2 text-sm">
                  Handled{report.handledBy && ` by ${report.handledBy.name}`} <When at={report.handledAt} />
                </p>
              ) : allowed.handleReports ? (
                <Button
                  size="sm"
                  variant="secondary"
                  className="self-start"
                  aria-label={`Mark as handled: ${REPORT_WORDS[report.kind]}`}
                  busy={handle.isPending && handle.variables === report.id}
                  onClick={() => submit(report.id)}
                >
                  Mark as handled
                </Button>
              ) : (
                <p className="text-ink-3 text-sm">Not handled yet</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
