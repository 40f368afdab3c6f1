import type { GiveawayFile } from '@jara/contract/staff/giveaways';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../components/ui/button.tsx';
import { problemOf } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';
import { useStaffAction } from '../session/use-staff-action.ts';
import { Panel } from '../shared/panel.tsx';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { When } from '../shared/when.tsx';
import { REPORT_WORDS } from './giveaway-words.ts';

type Report = GiveawayFile['reported'][number];

const FINDINGS = [
  'We looked at the page and found nothing wrong.',
  'We stopped the giveaway because of it.',
  'The host answered and put it right.',
] as const;

/** What the public told us about it, and what we made of that. */
export function Reports({ giveaway: { reported, allowed } }: { giveaway: GiveawayFile }) {
  const { can } = useStaff();
  const [handled, setHandled] = useState<Report>();
  const handle = useStaffAction((api, { id, reason }: { id: string; reason: string }, once) =>
    api.handleGiveawayReport({ params: { id }, body: { reason } }, once),
  );
  const close = () => {
    setHandled(undefined);
    handle.reset();
  };
  const mayHandle = allowed.handleReports && can('gifts.change_status');
  return (
    <Panel title="Reports">
      {reported.length === 0 ? (
        <p className="text-ink-2">Nobody has reported this page.</p>
      ) : (
        <ul className="flex flex-col">
          {reported.map((report) => (
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
              {report.handled ? (
                <p className="text-ink-2 text-sm">
                  Handled by {report.handled.by.name} <When at={report.handled.at} />: {report.handled.reason}
                </p>
              ) : mayHandle ? (
                <Button
                  size="sm"
                  variant="secondary"
                  className="self-start"
                  aria-label={`Mark as handled: ${REPORT_WORDS[report.kind]}`}
                  onClick={() => setHandled(report)}
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
      {handled && (
        <ReasonDialog
          title="Mark this report as handled"
          label="What we found, or did *"
          templates={FINDINGS}
          action="Mark as handled"
          busy={handle.isPending}
          problem={problemOf(handle.error, 'Failed to mark it as handled')}
          onClose={close}
          onSubmit={(reason) =>
            handle.mutate(
              { id: handled.id, reason },
              {
                onSuccess: () => {
                  toast.success('The report is handled');
                  close();
                },
              },
            )
          }
        />
      )}
    </Panel>
  );
}
