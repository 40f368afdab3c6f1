import type { ReportKind } from '@jara/contract/giveaways';
import { type FormEvent, useId, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Choices } from '../../../components/ui/choices.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useReport } from './report.queries.ts';
import { words } from './words/en.tsx';

const KINDS = (['ASKS_FOR_MONEY', 'ASKS_FOR_SECRETS', 'FALSE_HOST', 'OTHER'] as const).map((value) => ({
  value,
  label: words.report.kinds[value],
}));
const MOST_LETTERS = 500;

export function ReportDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const form = useId();
  const [kind, setKind] = useState<ReportKind>('ASKS_FOR_MONEY');
  const [typed, setTyped] = useState('');
  const report = useReport(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    report.mutate(
      { kind, words: typed.trim() },
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
      title={words.report.title}
      onClose={report.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={report.isPending}>
            {words.report.notNow}
          </Button>
          <Button type="submit" form={form} busy={report.isPending}>
            {words.report.tellStaff}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Choices legend={words.report.what} name="kind" choices={KINDS} value={kind} onChange={setKind} />
        <Field
          label={words.report.inYourWords}
          optional
          aside={words.report.lettersOf(typed.length, MOST_LETTERS)}
          hint={words.report.noSecrets}
        >
          {(control) => (
            <Textarea
              {...control}
              name="words"
              maxLength={MOST_LETTERS}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
        </Field>
      </Form>
      {report.isError && <Banner tone="err" title={messageOf(report.error, words.report.notTaken)} />}
    </Dialog>
  );
}
