import { FIGURE_LISTS } from '@jara/contract/staff/figure-lists';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Banknote, FileDown, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStaff } from '../session/staff-context.tsx';
import { Panel } from '../shared/panel.tsx';

const rowClass =
  'group flex min-h-12 items-center gap-3 rounded-input px-3 font-semibold text-sm hover:bg-sunken hover:text-brand';

export function QuickActions({ pending }: { pending: number }) {
  const { can } = useStaff();
  return (
    <Panel title="Quick actions">
      <div className="-m-2 flex flex-col">
        <Link {...FIGURE_LISTS.pendingWithdrawals} className={rowClass}>
          <Row icon={<Banknote aria-hidden="true" className="size-4.5" strokeWidth={1.75} />}>
            Review pending withdrawals
            {pending > 0 && (
              <span className="tabular rounded-full bg-warn-soft px-2 py-0.5 text-warn text-xs">{pending}</span>
            )}
          </Row>
        </Link>
        {can('invitations.send') && (
          <Link to="/admin/invite-user" className={rowClass}>
            <Row icon={<UserPlus aria-hidden="true" className="size-4.5" strokeWidth={1.75} />}>Invite new admin</Row>
          </Link>
        )}
        <Link to="/admin/reports" className={rowClass}>
          <Row icon={<FileDown aria-hidden="true" className="size-4.5" strokeWidth={1.75} />}>Generate report</Row>
        </Link>
      </div>
    </Panel>
  );
}

const Row = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <>
    {icon}
    <span className="flex flex-1 items-center gap-2">{children}</span>
    <ArrowRight aria-hidden="true" className="size-4 text-ink-3 transition group-hover:translate-x-0.5" />
  </>
);
