import type { StaffSession } from '@jara/contract/staff/session';
import { type FormEvent, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { CodeField, totpProblem } from '../session/code-field.tsx';
import { useSignOut } from '../shell/use-sign-out.ts';

interface CodeStepProps {
  name: string;
  onSession: (session: StaffSession) => void;
}

export function CodeStep({ name, onSession }: CodeStepProps) {
  const api = useStaffApi();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const signOut = useSignOut();
  const give = useMutation({
    mutationFn: () => api.giveTotpCode({ body: { code } }),
    onSuccess: onSession,
    onError: (error) => setProblem(messageOf(error, 'Login failed')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const malformed = totpProblem(code);
    setProblem(malformed);
    if (!malformed) give.mutate();
  };
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <div>
        <h1 className="text-2xl">One more step, {name}</h1>
        <p className="mt-1 text-ink-2">Open your authenticator app and type the code it shows for this portal.</p>
      </div>
      <CodeField value={code} onCode={setCode} error={problem} />
      <Button type="submit" busy={give.isPending}>
        {give.isPending ? 'Signing in...' : 'Sign in'}
      </Button>
      <Button variant="ghost" size="sm" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        Use another account
      </Button>
    </Form>
  );
}
