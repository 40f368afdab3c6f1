import { StrictMode } from 'react';
import { forgetPresses } from '../lib/press.ts';
import type { QueryClient } from '../lib/query/query-client.ts';
import { QueryClientContext } from '../lib/query/use-query.ts';
import { RouterProvider, useVisit, type Visit } from '../lib/router/router.tsx';
import { CrashGuard } from './crash-screen.tsx';
import { usePageMeta } from './meta/use-page-meta.ts';
import { PAGES } from './pages.ts';
import { PublicLayout } from './public-layout.tsx';

interface SiteProps {
  /** The page that somebody came to. */
  first: Visit;
  queryClient: QueryClient;
}

/** Everything but the staff portal. The server draws the same. */
export function Site({ first, queryClient }: SiteProps) {
  return (
    <StrictMode>
      <QueryClientContext value={queryClient}>
        {/* What a press on one page was told is not for the next one. */}
        <RouterProvider pages={PAGES} first={first} onLeave={() => forgetPresses(queryClient)}>
          <PublicLayout>
            <CurrentPage />
          </PublicLayout>
        </RouterProvider>
      </QueryClientContext>
    </StrictMode>
  );
}

function CurrentPage() {
  const { pathname, Page } = useVisit();
  usePageMeta(pathname);
  return (
    <CrashGuard key={pathname}>
      <Page />
    </CrashGuard>
  );
}
