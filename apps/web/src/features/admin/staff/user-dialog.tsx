import type { StaffUser } from '@jara/contract/staff/users';
import { ROLE_DESCRIPTIONS, ROLE_NAMES, type Role } from '@jara/domain/staff/roles';
import type { ReactNode } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { toast } from '../../../lib/toast.ts';
import { problemOf } from '../session/say-problem.ts';
import { useActivation, useRoleChange, useTotpReset } from './users.queries.ts';

export type UserWish =
  | { kind: 'role'; role: Role }
  | { kind: 'deactivate' }
  | { kind: 'reactivate' }
  | { kind: 'totp' };

interface UserDialogProps {
  user: StaffUser;
  name: string;
  wish: UserWish;
  onClose: () => void;
}

/** One question before somebody's work changes, with what it means for them. */
export function UserDialog({ user: { id }, name, wish, onClose }: UserDialogProps) {
  const roleChange = useRoleChange();
  const activation = useActivation();
  const totpReset = useTotpReset();
  const done = (sentence: string) => ({
    onSuccess: () => {
      toast.success(sentence);
      onClose();
    },
  });
  const questions = {
    role: {
      title: 'Change role',
      action: wish.kind === 'role' ? `Make ${name} ${ROLE_NAMES[wish.role]}` : '',
      body: wish.kind === 'role' && (
        <>
          <p>
            {name} becomes <strong>{ROLE_NAMES[wish.role]}</strong> and is signed out at once.
          </p>
          <ul className="list-disc pl-5 text-ink-2 text-sm">
            {ROLE_DESCRIPTIONS[wish.role].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ),
      act: () =>
        wish.kind === 'role' &&
        roleChange.mutate({ id, role: wish.role }, done(`${name} is now ${ROLE_NAMES[wish.role]}`)),
      of: roleChange,
      fallback: 'Failed to update user role',
    },
    deactivate: {
      title: 'Deactivate user',
      action: 'Deactivate',
      body: (
        <>
          <p>Are you sure you want to deactivate this user?</p>
          <p className="text-ink-2">{name} is signed out at once and cannot come in until somebody reactivates them.</p>
        </>
      ),
      act: () => activation.mutate({ id, isActive: false }, done(`${name} is deactivated`)),
      of: activation,
      fallback: 'Failed to deactivate user',
    },
    reactivate: {
      title: 'Reactivate user',
      action: 'Reactivate',
      body: <p>{name} can sign in again with the password they had.</p>,
      act: () => activation.mutate({ id, isActive: true }, done(`${name} is active again`)),
      of: activation,
      fallback: 'Something went wrong',
    },
    totp: {
      title: 'Remove authenticator',
      action: 'Remove',
      body: (
        <p>
          {name} has to set up a new authenticator before they can move money again. Do this only when you know it is
          them who asked.
        </p>
      ),
      act: () => totpReset.mutate(id, done('The authenticator is removed')),
      of: totpReset,
      fallback: 'Something went wrong',
    },
  } satisfies Record<UserWish['kind'], { body: ReactNode; [key: string]: unknown }>;
  const { title, action, body, act, of, fallback } = questions[wish.kind];
  const problem = problemOf(of.error, fallback);
  const isHarsh = wish.kind === 'deactivate' || wish.kind === 'totp';
  return (
    <Dialog
      open
      title={title}
      onClose={of.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" size="sm" disabled={of.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" variant={isHarsh ? 'danger' : 'primary'} busy={of.isPending} onClick={act}>
            {action}
          </Button>
        </>
      }
    >
      {body}
      {problem && <Banner tone="err" title={problem} />}
    </Dialog>
  );
}
