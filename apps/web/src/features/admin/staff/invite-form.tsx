import { email as emailSchema } from '@jara/contract/scalars';
import { assignableRoles, ROLE_DESCRIPTIONS, ROLE_NAMES, ROLES, type Role } from '@jara/domain/staff/roles';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field, FieldError } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { toast } from '../../../lib/toast.ts';
import { problemOf } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';
import { useInvitation } from './users.queries.ts';

interface InviteFormProps {
  onInvited: (email: string) => void;
  onCancel?: () => void;
}

/** Asks whom to invite and as what. Nobody hands out more than they have. */
export function InviteForm({ onInvited, onCancel }: InviteFormProps) {
  const { staff } = useStaff();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>();
  const [problems, setProblems] = useState<{ email?: string | undefined; role?: string | undefined }>({});
  const invitation = useInvitation();
  const offered = ROLES.filter((known) => assignableRoles(staff.role).includes(known)).reverse();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      email: emailSchema.safeParse(email).error?.issues[0]?.message,
      role: role ? undefined : 'Choose a role',
    };
    setProblems(found);
    if (found.email || !role) return;
    invitation.mutate(
      { email: email.trim(), role },
      {
        onSuccess: (user) => {
          toast.success(`Invitation sent to ${user.email}`);
          setEmail('');
          setRole(undefined);
          onInvited(user.email);
        },
      },
    );
  };
  const problem = problemOf(invitation.error, 'Failed to send invitation');
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label="Email *" error={problems.email} hint="They get a link that works once and runs out.">
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-semibold text-sm">Role *</legend>
        {offered.map((known) => (
          <RoleChoice key={known} role={known} chosen={role === known} onChoose={() => setRole(known)} />
        ))}
        <FieldError message={problems.role} />
      </fieldset>
      {problem && <Banner tone="err" title={problem} onDismiss={() => invitation.reset()} />}
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        {onCancel && (
          <Button variant="secondary" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" size="sm" busy={invitation.isPending}>
          Send Invitation
        </Button>
      </div>
    </Form>
  );
}

const RoleChoice = ({ role, chosen, onChoose }: { role: Role; chosen: boolean; onChoose: () => void }) => (
  <label
    className={clsx(
      'flex cursor-pointer gap-3 rounded-card border p-3.5',
      'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
      chosen ? 'border-brand bg-brand-soft text-on-brand-soft' : 'border-line-strong bg-surface',
    )}
  >
    <input
      type="radio"
      name="role"
      value={role}
      checked={chosen}
      onChange={onChoose}
      className="mt-1 size-4.5 accent-brand"
    />
    <span>
      <span className="block font-semibold">{ROLE_NAMES[role]}</span>
      <span className={clsx('block text-sm', !chosen && 'text-ink-2')}>{ROLE_DESCRIPTIONS[role].join('. ')}.</span>
    </span>
  </label>
);
