import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useQuery, useQueryClient } from '../../../lib/query/use-query.ts';
import { toast } from '../../../lib/toast.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { problemOf, sayProblem } from '../session/say-problem.ts';
import { sessionQuery } from '../session/session.queries.ts';
import { FailedFace } from '../shared/failed-face.tsx';
import { Panel } from '../shared/panel.tsx';
import { When } from '../shared/when.tsx';
import { deviceWords } from './device-words.ts';

const sessionsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: staffKey(api, 'sessions'),
    queryFn: ({ signal }) => api.listOwnSessions({}, { signal }),
  });

/** Where one is signed in, and a way to end each of them or all. */
export function SessionsPanel() {
  const api = useStaffApi();
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery(api));
  const [asking, setAsking] = useState(false);
  const endOne = useMutation({
    mutationFn: (id: string) => api.endOwnSession({ params: { id } }),
    onSuccess: () => toast.success('That session has ended'),
    onError: (failure) => sayProblem(failure, 'Something went wrong'),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: staffKey(api, 'sessions') }),
  });
  const endAll = useMutation({
    mutationFn: () => api.endOwnSessions({}),
    onSuccess: () => queryClient.setQueryData(sessionQuery(api).queryKey, null),
  });
  const problem = problemOf(endAll.error, 'Something went wrong');
  return (
    <Panel
      title="Where you are signed in"
      aside={
        <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      }
    >
      {error && (
        <FailedFace error={error} fallback="Failed to fetch details" busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-24" />}
      <ul className="-my-2 flex flex-col">
        {data?.map(({ id, isCurrent, createdAt, lastSeenAt, ip, userAgent }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-2.5 text-sm last:border-b-0"
          >
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                {deviceWords(userAgent)}
                {isCurrent && <Badge tone="ok">This one</Badge>}
              </span>
              <span className="block text-ink-3">
                {ip}, since <When at={createdAt} />, last used <When at={lastSeenAt} />
              </span>
            </span>
            {!isCurrent && (
              <Button
                variant="ghost"
                size="sm"
                busy={endOne.isPending && endOne.variables === id}
                onClick={() => endOne.mutate(id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asking && (
        <Dialog
          open
          title="Sign out everywhere"
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button variant="secondary" size="sm" onClick={() => setAsking(false)}>
                Cancel
              </Button>
              <Button variant="danger" size="sm" busy={endAll.isPending} onClick={() => endAll.mutate()}>
                Sign out everywhere
              </Button>
            </>
          }
        >
          <p>Every session of yours ends, this one too. You have to sign in again.</p>
          {problem && <Banner tone="err" title={problem} />}
        </Dialog>
      )}
    </Panel>
  );
}
