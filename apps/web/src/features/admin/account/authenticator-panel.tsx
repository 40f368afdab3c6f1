import { CircleAlert, CircleCheck } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { PasswordInput } from '../../../components/ui/password-input.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../../lib/query/use-query.ts';
import { toast } from '../../../lib/toast.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { CodeField, totpProblem } from '../session/code-field.tsx';
import { sessionQuery } from '../session/session.queries.ts';
import { useStaff } from '../session/staff-context.tsx';
import { Panel } from '../shared/panel.tsx';

const QrPicture = lazy(() => import('../../../components/qr-picture.tsx'));

/** Sets up an authenticator: prove who you are, scan, give a first code. */
export function AuthenticatorPanel() {
  const { session } = useStaff();
  const [secret, setSecret] = useState<{ secret: string; url: string }>();
  return (
    <Panel
      title="Authenticator"
      aside={
        <Badge tone={session.hasTotp ? 'ok' : 'warn'} icon={session.hasTotp ? CircleCheck : CircleAlert}>
          {session.hasTotp ? 'Set up' : 'Not set up'}
        </Badge>
      }
    >
      {secret ? (
        <Confirm {...secret} onDone={() => setSecret(undefined)} />
      ) : (
        <Start onSecret={setSecret} hasTotp={session.hasTotp} />
      )}
    </Panel>
  );
}

interface StartProps {
  hasTotp: boolean;
  onSecret: (secret: { secret: string; url: string }) => void;
}

function Start({ hasTotp, onSecret }: StartProps) {
  const api = useStaffApi();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const start = useMutation({
    mutationFn: () => api.startTotpEnrolment({ body: { password } }),
    onSuccess: onSecret,
    onError: (error) => setProblem(messageOf(error, 'Something went wrong')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(password === '' ? 'Password is required' : undefined);
    if (password !== '') start.mutate();
  };
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-2 text-sm">
        {hasTotp
          ? 'You can move to a new phone. The old codes stop working once the new ones do.'
          : 'A code from your phone, beside your password. Approving, blocking, exporting and changing roles need it.'}
      </p>
      <Field label="Your password" error={problem}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" busy={start.isPending} className="self-start">
        {hasTotp ? 'Set up a new one' : 'Set up'}
      </Button>
    </Form>
  );
}

function Confirm({ secret, url, onDone }: { secret: string; url: string; onDone: () => void }) {
  const api = useStaffApi();
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const confirm = useMutation({
    mutationFn: () => api.confirmTotpEnrolment({ body: { code } }),
    onSuccess: (session) => {
      queryClient.setQueryData(sessionQuery(api).queryKey, session);
      toast.success('Your authenticator is set up');
      onDone();
    },
    onError: (error) => setProblem(messageOf(error, 'Something went wrong')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const malformed = totpProblem(code);
    setProblem(malformed);
    if (!malformed) confirm.mutate();
  };
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-2 text-sm">
        Scan this with your authenticator app, or type the key by hand. Then give the code it shows.
      </p>
      <div className="flex flex-wrap items-center gap-5">
        <div className="w-44 shrink-0">
          <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
            <QrPicture text={url} label="QR code for your authenticator app" />
          </Suspense>
        </div>
        <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-2">
          <code className="break-all rounded-input bg-sunken px-3 py-2 font-mono text-sm">
            {secret.match(/.{1,4}/g)?.join(' ') ?? secret}
          </code>
          <CopyButton text={secret} label="Copy key" />
        </div>
      </div>
      <CodeField value={code} onCode={setCode} error={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={confirm.isPending}>
          Confirm
        </Button>
        <Button variant="secondary" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
