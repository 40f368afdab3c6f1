import { noteProblem } from '@jara/domain/staff/notes';
import { may } from '@jara/domain/staff/permissions';
import { SUBJECTS } from '@jara/domain/staff/subjects';
import { type FormEvent, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { toast } from '../../../lib/toast.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { colleaguesQuery } from '../casework/casework.queries.ts';
import { problemOf } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';
import { useHandOver } from './withdrawals.queries.ts';

interface HandOverFormProps {
  id: string;
  onClose: () => void;
}

/** To whom, and what they should know: a payout without a word is a riddle. */
export function HandOverForm({ id, onClose }: HandOverFormProps) {
  const api = useStaffApi();
  const { staff } = useStaff();
  const { data: people = [] } = useQuery(colleaguesQuery(api));
  const [staffId, setStaffId] = useState('');
  const [note, setNote] = useState('');
  const [wasPressed, setWasPressed] = useState(false);
  const handOver = useHandOver(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasPressed(true);
    if (handOver.isPending || staffId === '' || noteProblem(note)) return;
    handOver.mutate(
      { staffId, note: note.trim() },
      {
        onSuccess: ({ assignee }) => {
          toast.success(`Handed over to ${assignee.name}`);
          onClose();
        },
      },
    );
  };
  const problem = problemOf(handOver.error, 'It was not handed over');
  return (
    <Form onSubmit={submit} className="flex flex-col gap-4 rounded-card border border-line p-4">
      <Field label="To whom" error={wasPressed && staffId === '' ? 'Choose somebody' : undefined}>
        {(control) => (
          <Select
            {...control}
            name="staffId"
            value={staffId}
            onChange={({ currentTarget }) => setStaffId(currentTarget.value)}
          >
            <option value="">Choose somebody who can decide</option>
            {people
              .filter(({ role }) => may(role, SUBJECTS.withdrawal.lookedAfterWith))
              .map((person) => (
                <option key={person.id} value={person.id}>
                  {person.id === staff.id ? `${person.name} (you)` : person.name}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Field
        label="What they should know"
        hint="It becomes a note on this withdrawal."
        error={wasPressed ? noteProblem(note) : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            name="hand-over-note"
            dir="auto"
            value={note}
            readOnly={handOver.isPending}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
      </Field>
      {problem && <Banner tone="err" title={problem} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" size="sm" disabled={handOver.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="sm" busy={handOver.isPending}>
          Hand over
        </Button>
      </div>
    </Form>
  );
}
