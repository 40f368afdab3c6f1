import type { StaffSession } from '@jara/contract/staff/session';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useCallback, useState } from 'react';
import { Spinner } from '../components/ui/spinner.tsx';
import { useStaffApi } from '../features/admin/api/staff-api-context.tsx';
import { useActivityWatch } from '../features/admin/session/activity.ts';
import { sessionQuery } from '../features/admin/session/session.queries.ts';
import { StaffContext, useStaff } from '../features/admin/session/staff-context.tsx';
import { StepUpProvider } from '../features/admin/session/step-up.tsx';
import { FailedFace } from '../features/admin/shared/failed-face.tsx';
import { GoTo } from '../features/admin/shared/go-to.tsx';
import { AccessDenied } from '../features/admin/shell/access-denied.tsx';
import { Drawer } from '../features/admin/shell/drawer.tsx';
import { Header } from '../features/admin/shell/header.tsx';
import { permissionFor } from '../features/admin/shell/nav.ts';
import { Palette } from '../features/admin/shell/palette.tsx';
import { ShortcutsDialog } from '../features/admin/shell/shortcuts-dialog.tsx';
import { Sidebar } from '../features/admin/shell/sidebar.tsx';
import { useCollapsed } from '../features/admin/shell/use-collapsed.ts';
import { useShortcuts } from '../features/admin/shell/use-shortcuts.ts';
import { useQuery, useQueryClient } from '../lib/query/use-query.ts';
import { adminTitle } from './meta/admin-pages.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { stringifySearch } from './search.ts';

const MAIN_ID = 'main';

/** The pages behind the sign-in. Nobody signed in goes to the sign-in page, and comes back to where they wanted to be. */
export function AdminLayout() {
  const api = useStaffApi();
  const { data: session, error, isFetching, refetch } = useQuery(sessionQuery(api));
  if (session === undefined) {
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        {error ? (
          <FailedFace error={error} fallback="Something went wrong" busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <span role="status" className="text-brand">
            <Spinner className="size-8" label="Opening the staff portal" />
          </span>
        )}
      </main>
    );
  }
  if (session === null || session.state === 'CODE_NEEDED') {
    return <ToSignIn />;
  }
  return <SignedIn session={session} />;
}

function ToSignIn() {
  const router = useRouter();
  // Read once: as soon as we are on the way, the address is that of the sign-in page.
  const [wanted] = useState(() => router.latestLocation);
  // Whoever signs out is on the way already, and wants to come back to nothing.
  if (wanted.pathname === '/admin/login') return null;
  return (
    <GoTo href={`/admin/login${stringifySearch(wanted.href === '/admin/dashboard' ? {} : { to: wanted.href })}`} />
  );
}

function SignedIn({ session }: { session: StaffSession }) {
  const api = useStaffApi();
  const queryClient = useQueryClient();
  // Nobody has touched the screen for as long as a session lasts: what it shows must not outlive it.
  const askAgain = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: sessionQuery(api).queryKey }),
    [queryClient, api],
  );
  const lookAgain = useCallback(() => queryClient.refetchStale(), [queryClient]);
  useActivityWatch({ onIdle: askAgain, onReturn: lookAgain });
  return (
    <StaffContext value={session}>
      <StepUpProvider>
        <Portal />
      </StepUpProvider>
    </StaffContext>
  );
}

function Portal() {
  const { staff, can } = useStaff();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const [collapsed, toggleCollapsed] = useCollapsed();
  const [opened, setOpened] = useState<'menu' | 'palette' | 'shortcuts'>();
  const close = () => setOpened(undefined);
  const onPalette = useCallback(() => setOpened('palette'), []);
  const onHelp = useCallback(() => setOpened('shortcuts'), []);
  useShortcuts({ role: staff.role, onPalette, onHelp });
  const needed = permissionFor(pathname);
  return (
    <div
      className={clsx(
        'grid min-h-dvh',
        collapsed ? 'xl:grid-cols-[4.25rem_minmax(0,1fr)]' : 'xl:grid-cols-[15.5rem_minmax(0,1fr)]',
      )}
    >
      <a
        href={`#${MAIN_ID}`}
        className="-translate-y-24 absolute top-2 left-2 z-50 rounded-full bg-brand px-5 py-3 font-semibold text-on-brand focus:translate-y-0"
      >
        Skip to content
      </a>
      <RouteAnnouncer pathname={useShownPath()} mainId={MAIN_ID} />
      <aside aria-label="Sidebar" className="no-print hidden border-line border-r bg-surface xl:block">
        {/* Shorter than the screen by the band that may stand above it. */}
        <div className="sticky top-0 h-[calc(100dvh-3rem)]">
          <Sidebar role={staff.role} collapsed={collapsed} onCollapse={toggleCollapsed} />
        </div>
      </aside>
      <Drawer open={opened === 'menu'} onClose={close}>
        <Sidebar role={staff.role} collapsed={false} onChoose={close} />
      </Drawer>
      <div className="flex min-w-0 flex-col">
        <Header title={adminTitle(pathname)} onMenu={() => setOpened('menu')} onSearch={onPalette} />
        <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-[90rem] flex-1 p-4 outline-none sm:p-6">
          {needed && !can(needed) ? <AccessDenied /> : <Outlet />}
        </main>
      </div>
      {opened === 'palette' && <Palette onClose={close} onShortcuts={onHelp} />}
      {opened === 'shortcuts' && <ShortcutsDialog role={staff.role} onClose={close} />}
    </div>
  );
}

/** The path of the page that is shown, once it has come. */
const useShownPath = (): string | undefined => useRouterState({ select: (state) => state.resolvedLocation?.pathname });
