import type { StaffSession } from '@jara/contract/staff/session';
import { useSearch } from '@tanstack/react-router';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useQuery, useQueryClient } from '../../../lib/query/use-query.ts';
import { staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { sessionQuery } from '../session/session.queries.ts';
import { GoTo } from '../shared/go-to.tsx';
import { portalAddress } from '../shared/portal-link.tsx';
import { CodeStep } from './code-step.tsx';
import { DemoNote } from './demo-note.tsx';
import { PasswordStep } from './password-step.tsx';
import { PracticeDoor } from './practice-door.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function SignInPage() {
  const api = useStaffApi();
  const queryClient = useQueryClient();
  const { to } = useSearch({ from: '/admin/login' });
  const { data: session, isPending } = useQuery(sessionQuery(api));

  const keep = (next: StaffSession) => {
    // Whoever was here before may have seen more, and their session may have ended without a word.
    queryClient.removeQueries({ queryKey: staffKey(api) });
    queryClient.setQueryData(sessionQuery(api).queryKey, next);
  };
  if (session?.state === 'SIGNED_IN') return <GoTo href={portalAddress(to ?? '')} />;
  return (
    <SignInFrame>
      {isPending && <Waiting />}
      {!isPending && session?.state === 'CODE_NEEDED' && <CodeStep name={session.staff.firstName} onSession={keep} />}
      {!isPending && session?.state !== 'CODE_NEEDED' && (
        <PasswordStep onSession={keep} cameFrom={to}>
          {(fill) => (
            <>
              <DemoNote onUse={fill} />
              <PracticeDoor />
            </>
          )}
        </PasswordStep>
      )}
    </SignInFrame>
  );
}

const Waiting = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">Looking whether you are signed in</span>
    <Skeleton className="h-9 w-48" />
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
    <Skeleton className="h-12 rounded-full" />
  </div>
);
