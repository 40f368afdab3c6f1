import type { Role } from '@jara/domain/staff/roles';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { LogOut, Moon, PanelLeftClose, PanelLeftOpen, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { TagMark } from '../../../components/logo.tsx';
import { OPERATOR } from '../../../lib/operator.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { mineQuery } from '../casework/casework.queries.ts';
import { useDarkMode } from './dark-mode.ts';
import { navFor } from './nav.ts';
import { useSignOut } from './use-sign-out.ts';

interface SidebarProps {
  role: Role;
  collapsed: boolean;
  /** Missing in the drawer of a phone, which is closed as a whole. */
  onCollapse?: (() => void) | undefined;
  onChoose?: (() => void) | undefined;
}

const rowClass = (collapsed: boolean) =>
  clsx(
    'flex min-h-11 w-full items-center gap-3 rounded-input font-semibold text-sm',
    collapsed ? 'justify-center px-0' : 'px-3',
  );
const quietClass = 'text-ink-2 hover:bg-sunken hover:text-ink';
/** Words that only screen readers get while there is no room; the tooltip gives them to the eye. */
const Words = ({ hidden, children }: { hidden: boolean; children: ReactNode }) => (
  <span className={hidden ? 'sr-only' : 'truncate'}>{children}</span>
);

export function Sidebar({ role, collapsed, onCollapse, onChoose }: SidebarProps) {
  const { isDark, toggle } = useDarkMode();
  const signOut = useSignOut();
  const FoldIcon = collapsed ? PanelLeftOpen : PanelLeftClose;
  const SkyIcon = isDark ? Sun : Moon;
  return (
    <div className="flex h-full flex-col gap-4 overflow-hidden p-3 xl:gap-2">
      <Link
        to="/admin/dashboard"
        onClick={onChoose}
        aria-label={`${OPERATOR.productName} staff, dashboard`}
        className={clsx('flex min-h-11 items-center gap-2 rounded-input', collapsed ? 'justify-center' : 'px-2')}
      >
        <TagMark className="size-7 shrink-0" />
        {!collapsed && (
          <span className="flex items-baseline gap-2">
            <span className="font-display font-extrabold text-xl leading-none">{OPERATOR.productName}</span>
            <span className="font-semibold text-ink-3 text-xs">staff</span>
          </span>
        )}
      </Link>
      {/* On a low screen the menu scrolls, so that what stands below it is never cut off. */}
      <nav
        aria-label="Staff portal"
        className="-mx-1 flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overflow-x-hidden px-1 xl:gap-2"
      >
        {navFor(role).map(({ title, items }) => (
          <div key={title}>
            <p className={clsx('px-3 pb-1 font-semibold text-ink-3 text-xs xl:pb-0', collapsed && 'sr-only')}>
              {title}
            </p>
            <ul className="flex flex-col">
              {items.map(({ to, word, icon: Icon }) => (
                <li key={to}>
                  <Link
                    to={to}
                    onClick={onChoose}
                    title={collapsed ? word : undefined}
                    className={clsx(rowClass(collapsed), 'relative')}
                    activeProps={{ className: 'bg-brand-soft text-on-brand-soft', 'aria-current': 'page' }}
                    inactiveProps={{ className: quietClass }}
                  >
                    <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
                    <Words hidden={collapsed}>{word}</Words>
                    {to === '/admin/mine' && <MineCount collapsed={collapsed} />}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="flex shrink-0 flex-col border-line border-t pt-2">
        <button
          type="button"
          onClick={toggle}
          aria-pressed={isDark}
          title={collapsed ? 'Dark mode' : undefined}
          className={clsx(rowClass(collapsed), quietClass)}
        >
          <SkyIcon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
          <Words hidden={collapsed}>Dark mode</Words>
        </button>
        <button
          type="button"
          onClick={() => signOut.mutate()}
          disabled={signOut.isPending}
          title={collapsed ? 'Log out' : undefined}
          className={clsx(rowClass(collapsed), quietClass)}
        >
          <LogOut aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
          <Words hidden={collapsed}>Log out</Words>
        </button>
        {onCollapse && (
          <button
            type="button"
            onClick={onCollapse}
            aria-expanded={!collapsed}
            title={collapsed ? 'Widen the sidebar' : undefined}
            className={clsx(rowClass(collapsed), quietClass)}
          >
            <FoldIcon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
            <Words hidden={collapsed}>{collapsed ? 'Widen the sidebar' : 'Collapse'}</Words>
          </button>
        )}
      </div>
    </div>
  );
}

/** How much waits for whoever looks at the menu. */
function MineCount({ collapsed }: { collapsed: boolean }) {
  const { data } = useQuery(mineQuery(useStaffApi(), 1, 1));
  if (!data || data.total === 0) return null;
  return (
    <span
      className={clsx(
        'tabular min-w-5 rounded-full bg-brand px-1.5 text-center font-bold text-on-brand text-xs',
        collapsed ? 'absolute top-1 right-0.5' : 'ml-auto',
      )}
    >
      {data.total > 99 ? '99+' : data.total}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
