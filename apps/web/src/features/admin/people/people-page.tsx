import type { PersonFound } from '@jara/contract/staff/people';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { StaffLink } from '../links/staff-link.tsx';
import { problemOf } from '../session/say-problem.ts';
import { Panel } from '../shared/panel.tsx';
import { useFindPeople } from './people.queries.ts';

const WHOLE = /^(\S+@\S+|\d{10,20})$/;

/** Finds somebody by what they told us on the telephone. */
export function PeoplePage() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const find = useFindPeople();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sought = text.trim();
    const isWhole = WHOLE.test(sought);
    setProblem(isWhole ? undefined : 'Give a whole e-mail address, or an account number of 10 digits or more');
    if (!isWhole || find.isPending) return;
    find.mutate(sought, {
      onSuccess: ({ people: [only, ...others] }) => {
        if (only && others.length === 0) void navigate({ to: '/admin/people/$id', params: { id: only.id } });
      },
    });
  };
  const refused = problemOf(find.error, 'Failed to fetch details');
  const found = find.data?.people ?? [];
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Panel title="Find a person or a bank account">
        <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Field
            label="E-mail address or account number"
            error={problem}
            hint="The whole of it. That you looked at somebody is written down."
          >
            {(control) => (
              <Input
                {...control}
                name="text"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="search"
                value={text}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            )}
          </Field>
          {refused && <Banner tone="err" title={refused} />}
          <Button type="submit" size="sm" busy={find.isPending} className="self-start">
            Find
          </Button>
        </Form>
      </Panel>
      {found.length > 1 && <Several people={found} />}
      <p className="text-ink-2 text-sm">
        The files of gifts, transactions and withdrawals lead to the people in them as well, and to the browsers, which
        nobody knows by heart.
      </p>
    </div>
  );
}

/** Banks may have given out the same number. */
const Several = ({ people }: { people: readonly PersonFound[] }) => (
  <Panel title="Several banks have this number">
    <ul className="flex flex-col">
      {people.map(({ id, name, about }) => (
        <li key={id} className="border-line border-b last:border-b-0">
          <StaffLink to="/admin/people/$id" params={{ id }} className="link flex min-h-11 items-center">
            {about ?? name}
          </StaffLink>
        </li>
      ))}
    </ul>
  </Panel>
);
