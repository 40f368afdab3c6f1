import type { Reply } from '@jara/contract/endpoint';
import { MIN_STAFF_PASSWORD } from '@jara/contract/staff/session';
import type { lookAtInvitation } from '@jara/contract/staff/users';
import { ROLE_DESCRIPTIONS, ROLE_NAMES } from '@jara/domain/staff/roles';
import { type FormEvent, useEffect, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { PasswordInput } from '../../../components/ui/password-input.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { hasStatus, messageOf } from '../../../lib/api-error.ts';
import { decoded } from '../../../lib/decoded.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { StaffButtonLink } from '../links/staff-link.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { When } from '../shared/when.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** The token stands behind the `#`, which browsers keep to themselves: no log on the way ever holds it. */
const readToken = () => decoded(location.hash.slice(1)) ?? '';

export function AcceptInvitationPage() {
  const api = useStaffApi();
  const [token] = useState(readToken);
  // Out of the address and the history, which others may see.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  const look = useQuery({
    queryKey: staffKey(api, 'invitation', token),
    queryFn: () => api.lookAtInvitation({ body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SignInFrame>
      {token === '' && <Spent message="This link is not complete. Open it again from your mail." />}
      {token !== '' && look.isPending && (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">Looking at your invitation</span>
          <Skeleton className="h-9 w-64" />
          <Skeleton className="h-40" />
        </div>
      )}
      {look.error && (hasStatus(look.error, 410) || hasStatus(look.error, 422)) && (
        <Spent message="This invitation has been used or has run out. Ask for a new one." />
      )}
      {look.error && !hasStatus(look.error, 410) && !hasStatus(look.error, 422) && (
        <FailedFace
          error={look.error}
          fallback="Something went wrong"
          busy={look.isFetching}
          onRetry={() => void look.refetch()}
        />
      )}
      {look.data && <AcceptForm token={token} invitation={look.data} />}
    </SignInFrame>
  );
}

const Spent = ({ message }: { message: string }) => (
  <EmptyState
    title="This invitation does not open"
    actions={
      <StaffButtonLink to="/admin/login" variant="secondary" size="sm">
        Go to sign in
      </StaffButtonLink>
    }
  >
    {message}
  </EmptyState>
);

interface AcceptFormProps {
  token: string;
  invitation: Reply<typeof lookAtInvitation>;
}

function AcceptForm({ token, invitation: { email, role, invitedBy, endsAt } }: AcceptFormProps) {
  const api = useStaffApi();
  const [typed, setTyped] = useState({ firstName: '', lastName: '', password: '' });
  const [problems, setProblems] = useState<Partial<typeof typed>>({});
  const accept = useMutation({ mutationFn: () => api.acceptInvitation({ body: { token, ...typed } }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(typed.firstName.trim() === '' ? { firstName: 'First name is required' } : {}),
      ...(typed.lastName.trim() === '' ? { lastName: 'Last name is required' } : {}),
      ...(typed.password.length < MIN_STAFF_PASSWORD
        ? { password: `Use at least ${MIN_STAFF_PASSWORD} characters` }
        : {}),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) accept.mutate();
  };
  if (accept.isSuccess) {
    return (
      <EmptyState title="Welcome to the team" actions={<StaffButtonLink to="/admin/login">Sign in</StaffButtonLink>}>
        Your account {accept.data.email} is ready. Sign in with the password you just chose.
      </EmptyState>
    );
  }
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <h1 className="text-2xl">Join as {ROLE_NAMES[role]}</h1>
        <p className="mt-1 text-ink-2">
          {invitedBy ? `${invitedBy} invited ${email}.` : `This invitation is for ${email}.`} It runs out{' '}
          <When at={endsAt} />.
        </p>
      </div>
      <ul className="list-disc rounded-card bg-sunken py-3 pr-4 pl-8 text-ink-2 text-sm">
        {ROLE_DESCRIPTIONS[role].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {accept.error && <Banner tone="err" title={messageOf(accept.error, 'Something went wrong')} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" error={problems.firstName}>
          {(control) => (
            <Input
              {...control}
              name="firstName"
              autoComplete="given-name"
              maxLength={80}
              value={typed.firstName}
              onChange={({ currentTarget }) => setTyped({ ...typed, firstName: currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Last name" error={problems.lastName}>
          {(control) => (
            <Input
              {...control}
              name="lastName"
              autoComplete="family-name"
              maxLength={80}
              value={typed.lastName}
              onChange={({ currentTarget }) => setTyped({ ...typed, lastName: currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <Field
        label="Password"
        hint={`At least ${MIN_STAFF_PASSWORD} characters. A sentence you can remember is best.`}
        error={problems.password}
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            maxLength={128}
            value={typed.password}
            onChange={({ currentTarget }) => setTyped({ ...typed, password: currentTarget.value })}
          />
        )}
      </Field>
      <Button type="submit" busy={accept.isPending}>
        Accept the invitation
      </Button>
    </Form>
  );
}
