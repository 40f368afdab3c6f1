import type { SetUp } from '@jara/contract/staff/set-up';
import { RefreshCw } from 'lucide-react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { Panel } from '../shared/panel.tsx';
import { When } from '../shared/when.tsx';
import { CheckRow } from './check-row.tsx';
import { setUpQuery } from './set-up.queries.ts';
import { inOrder, sumOf } from './sum-of.ts';

/** What `npm run doctor` says at a shell, as seen from the server that answers this page. */
export function SetUpPage() {
  const api = useStaffApi();
  const { data, error, isFetching, refetch } = useQuery(setUpQuery(api));
  const lookAgain = () => void refetch();
  return (
    <div className="flex flex-col gap-5">
      {error && <FailedFace error={error} fallback="Failed to fetch details" busy={isFetching} onRetry={lookAgain} />}
      {!data && !error && (
        <>
          <p role="status" className="text-ink-2">
            Looking at settings, database, provider and mail. This can take a few seconds.
          </p>
          <Skeleton className="h-96 rounded-card" />
        </>
      )}
      {data && (
        <>
          <Sum setUp={data} />
          <Panel
            title="What was looked at"
            aside={
              <Button variant="secondary" size="sm" busy={isFetching} onClick={lookAgain}>
                {!isFetching && <RefreshCw aria-hidden="true" className="size-4.5" strokeWidth={1.75} />}
                Look again
              </Button>
            }
          >
            <ul aria-busy={isFetching} className="flex flex-col">
              {inOrder(data.checks).map((check) => (
                <CheckRow key={check.name} check={check} />
              ))}
            </ul>
          </Panel>
        </>
      )}
    </div>
  );
}

function Sum({ setUp: { checks, lookedAt } }: { setUp: SetUp }) {
  const { tone, title } = sumOf(checks);
  return (
    <Banner tone={tone} title={title}>
      Looked <When at={lookedAt} />, from the server that answered this page. A test mail and a test alert are sent from
      a shell: <code className="break-words font-mono text-xs">npm run doctor -- --mail you@example.com --alert</code>
    </Banner>
  );
}
