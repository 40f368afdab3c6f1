import { MIN_STAFF_PASSWORD } from '@jara/contract/staff/session';
import { type FormEvent, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { PasswordInput } from '../../../components/ui/password-input.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../../lib/query/use-query.ts';
import { toast } from '../../../lib/toast.ts';
import { staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { sessionQuery } from '../session/session.queries.ts';
import { Panel } from '../shared/panel.tsx';

const EMPTY = { currentPassword: '', newPassword: '' };

export function PasswordPanel() {
  const api = useStaffApi();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<Partial<typeof EMPTY>>({});
  const change = useMutation({
    mutationFn: () => api.changeOwnPassword({ body: typed }),
    onSuccess: (session) => {
      queryClient.setQueryData(sessionQuery(api).queryKey, session);
      void queryClient.invalidateQueries({ queryKey: staffKey(api, 'sessions') });
      setTyped(EMPTY);
      toast.success('Your password is changed');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(typed.currentPassword === '' ? { currentPassword: 'Password is required' } : {}),
      ...(typed.newPassword.length < MIN_STAFF_PASSWORD
        ? { newPassword: `Use at least ${MIN_STAFF_PASSWORD} characters` }
        : {}),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) change.mutate();
  };
  return (
    <Panel title="Password">
      <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {change.error && <Banner tone="err" title={messageOf(change.error, 'Something went wrong')} />}
        <Field label="Current password" error={problems.currentPassword}>
          {(control) => (
            <PasswordInput
              {...control}
              name="currentPassword"
              autoComplete="current-password"
              value={typed.currentPassword}
              onChange={({ currentTarget }) => setTyped({ ...typed, currentPassword: currentTarget.value })}
            />
          )}
        </Field>
        <Field
          label="New password"
          hint={`At least ${MIN_STAFF_PASSWORD} characters. Your other sessions end.`}
          error={problems.newPassword}
        >
          {(control) => (
            <PasswordInput
              {...control}
              name="newPassword"
              autoComplete="new-password"
              maxLength={128}
              value={typed.newPassword}
              onChange={({ currentTarget }) => setTyped({ ...typed, newPassword: currentTarget.value })}
            />
          )}
        </Field>
        <Button type="submit" size="sm" busy={change.isPending} className="self-start">
          Change password
        </Button>
      </Form>
    </Panel>
  );
}
