import { email as emailSchema } from '@jara/contract/scalars';
import type { StaffSession } from '@jara/contract/staff/session';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { PasswordInput } from '../../../components/ui/password-input.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';

export interface Credentials {
  email: string;
  password: string;
}

interface PasswordStepProps {
  /** The page somebody wanted before they were asked to sign in. */
  cameFrom: string | undefined;
  onSession: (session: StaffSession) => void;
  children: (fill: (credentials: Credentials) => void) => ReactNode;
}

const problemsOf = ({ email, password }: Credentials): Partial<Credentials> => {
  const emailProblem = emailSchema.safeParse(email).error?.issues[0]?.message;
  return {
    ...(emailProblem ? { email: emailProblem } : {}),
    ...(password === '' ? { password: 'Password is required' } : {}),
  };
};

export function PasswordStep({ cameFrom, onSession, children }: PasswordStepProps) {
  const api = useStaffApi();
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '' });
  const [problems, setProblems] = useState<Partial<Credentials>>({});
  const signIn = useMutation({ mutationFn: (body: Credentials) => api.signIn({ body }), onSuccess: onSession });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(typed);
    setProblems(found);
    if (Object.keys(found).length === 0) signIn.mutate({ ...typed, email: typed.email.trim() });
  };
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-2xl">Staff sign in</h1>
        <p className="mt-1 text-ink-2">
          {cameFrom ? 'Sign in to carry on where you were.' : 'For the people who look after the gifts.'}
        </p>
      </div>
      {signIn.error && (
        <Banner tone="err" title={messageOf(signIn.error, 'Login failed')} onDismiss={() => signIn.reset()} />
      )}
      <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Email" error={problems.email}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={typed.email}
              onChange={({ currentTarget }) => setTyped({ ...typed, email: currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Password" error={problems.password}>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              enterKeyHint="go"
              value={typed.password}
              onChange={({ currentTarget }) => setTyped({ ...typed, password: currentTarget.value })}
            />
          )}
        </Field>
        <Button type="submit" busy={signIn.isPending}>
          {signIn.isPending ? 'Signing in...' : 'Sign in'}
        </Button>
      </Form>
      {children(setTyped)}
    </div>
  );
}
