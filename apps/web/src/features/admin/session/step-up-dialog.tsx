import { type FormEvent, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { StaffButtonLink } from '../links/staff-link.tsx';
import { CodeField, totpProblem } from './code-field.tsx';
import { sessionQuery } from './session.queries.ts';

interface StepUpDialogProps {
  needsSetUp: boolean;
  onConfirmed: () => void;
  onCancel: () => void;
}

export function StepUpDialog({ needsSetUp, onConfirmed, onCancel }: StepUpDialogProps) {
  return needsSetUp ? <SetUpFirst onCancel={onCancel} /> : <GiveCode onConfirmed={onConfirmed} onCancel={onCancel} />;
}

function GiveCode({ onConfirmed, onCancel }: Omit<StepUpDialogProps, 'needsSetUp'>) {
  const api = useStaffApi();
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const confirm = useMutation({ mutationFn: () => api.stepUp({ body: { code } }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const malformed = totpProblem(code);
    setProblem(malformed);
    if (malformed) return;
    confirm.mutate(undefined, {
      onSuccess: (session) => {
        queryClient.setQueryData(sessionQuery(api).queryKey, session);
        onConfirmed();
      },
      onError: (error) => setProblem(messageOf(error, 'Something went wrong')),
    });
  };
  return (
    <Dialog open title="Confirm it is you" onClose={onCancel}>
      <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-ink-2">
          Money is about to move. Give the code your authenticator shows now. It then counts for ten minutes.
        </p>
        <CodeField value={code} onCode={setCode} error={problem} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button variant="secondary" size="sm" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" size="sm" busy={confirm.isPending}>
            Confirm
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const SetUpFirst = ({ onCancel }: { onCancel: () => void }) => (
  <Dialog
    open
    title="Set up your authenticator first"
    onClose={onCancel}
    footer={
      <>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Not now
        </Button>
        <StaffButtonLink to="/admin/account" size="sm" onClick={onCancel}>
          Go to Your Account
        </StaffButtonLink>
      </>
    }
  >
    <p className="text-ink-2">
      Approving, blocking, exporting and changing roles need a code from an authenticator app. Setting one up takes a
      minute.
    </p>
  </Dialog>
);
