import type { ReportKind } from '@jara/contract/giveaways';
import { type FormEvent, useId, useState } from 'react';
import toast from 'react-hot-toast';
import { Form } from '../../components/form.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Choices } from '../../components/ui/choices.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { useReport } from './taking-part.queries.ts';

const KINDS: readonly { value: ReportKind; label: string }[] = [
  { value: 'ASKS_FOR_MONEY', label: 'Somebody asks me to pay something' },
  { value: 'ASKS_FOR_SECRETS', label: 'Somebody asks for a PIN, an OTP or a password' },
  { value: 'FALSE_HOST', label: 'The host is not who they say' },
  { value: 'OTHER', label: 'Something else' },
];

export function ReportDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const form = useId();
  const [kind, setKind] = useState<ReportKind>('ASKS_FOR_MONEY');
  const [words, setWords] = useState('');
  const report = useReport(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    report.mutate(
      { kind, words: words.trim() },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      title="Report this page"
      onClose={report.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={report.isPending}>
            Not now
          </Button>
          <Button type="submit" form={form} busy={report.isPending}>
            Tell our staff
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Choices legend="What is wrong?" name="kind" choices={KINDS} value={kind} onChange={setKind} />
        <Field
          label="In your words"
          optional
          aside={`${words.length} of 500`}
          hint="Please write no account number, PIN or code here."
        >
          {(control) => (
            <Textarea
              {...control}
              name="words"
              maxLength={500}
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          )}
        </Field>
      </Form>
      {report.isError && <Banner tone="err" title={messageOf(report.error, 'We could not take it just now')} />}
    </Dialog>
  );
}
