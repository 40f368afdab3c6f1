import type { StaffUser } from '@jara/contract/staff/users';
import { assignableRoles, ROLE_NAMES, ROLES } from '@jara/domain/staff/roles';
import { formatLagosDate } from '@jara/domain/time/lagos';
import { EllipsisVertical, KeyRound, MailPlus, ShieldCheck, ShieldOff, UserCheck, UserCog, UserX } from 'lucide-react';
import { useId, useState } from 'react';
import { Select } from '../../../components/ui/select.tsx';
import { toast } from '../../../lib/toast.ts';
import { sayProblem } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';
import { Facts } from '../shared/facts.tsx';
import { Popover, PopoverItem } from '../shared/popover.tsx';
import { When } from '../shared/when.tsx';
import { StateBadge } from './state-badge.tsx';
import { UserDialog, type UserWish } from './user-dialog.tsx';
import { useInvitation } from './users.queries.ts';

export function UserCard({ user }: { user: StaffUser }) {
  const { staff } = useStaff();
  const [wish, setWish] = useState<UserWish>();
  const invitation = useInvitation();
  const roleId = useId();
  const { email, firstName, lastName, role, state, hasTotp, lastLogin, createdAt, invitedBy, canManage } = user;
  const name = `${firstName} ${lastName}`.trim() || email;
  const isMe = user.id === staff.id;
  const inviteAgain = () =>
    invitation.mutate(
      { email, role },
      {
        onSuccess: () => toast.success(`A new invitation is on its way to ${email}`),
        onError: (error) => sayProblem(error, 'Failed to send invitation'),
      },
    );
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <header className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-on-brand-soft"
        >
          {initials(firstName, lastName, email)}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-bold font-sans text-base tracking-normal">
            {name}
            {isMe && <span className="font-normal text-ink-3"> (you)</span>}
          </h2>
          <p className="break-all text-ink-2 text-sm">{email}</p>
          <div className="mt-1.5">
            <StateBadge state={state} />
          </div>
        </div>
        {canManage && (
          <Popover
            label={`What to do with ${name}`}
            buttonClassName="-m-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-sunken"
            panelClassName="p-1.5"
            button={<EllipsisVertical aria-hidden="true" className="size-5" />}
          >
            {(close) => {
              const choose = (act: () => void) => () => {
                close();
                act();
              };
              return (
                <>
                  <PopoverItem
                    icon={<UserCog {...icon} />}
                    onChoose={choose(() => document.getElementById(roleId)?.focus())}
                  >
                    Edit role
                  </PopoverItem>
                  {state === 'INVITED' && (
                    <PopoverItem icon={<MailPlus {...icon} />} onChoose={choose(inviteAgain)}>
                      Invite again
                    </PopoverItem>
                  )}
                  {hasTotp && (
                    <PopoverItem icon={<ShieldOff {...icon} />} onChoose={choose(() => setWish({ kind: 'totp' }))}>
                      Remove authenticator
                    </PopoverItem>
                  )}
                  {state === 'DEACTIVATED' ? (
                    <PopoverItem
                      icon={<UserCheck {...icon} />}
                      onChoose={choose(() => setWish({ kind: 'reactivate' }))}
                    >
                      Reactivate
                    </PopoverItem>
                  ) : (
                    <PopoverItem
                      danger
                      icon={<UserX {...icon} />}
                      onChoose={choose(() => setWish({ kind: 'deactivate' }))}
                    >
                      Deactivate
                    </PopoverItem>
                  )}
                </>
              );
            }}
          </Popover>
        )}
      </header>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={roleId} className="font-semibold text-sm">
          Role
        </label>
        {canManage ? (
          <Select
            id={roleId}
            value={role}
            onChange={({ currentTarget }) => {
              const chosen = ROLES.find((known) => known === currentTarget.value);
              if (chosen && chosen !== role) setWish({ kind: 'role', role: chosen });
            }}
            className="min-h-11 py-1.5"
          >
            {[...new Set([role, ...assignableRoles(staff.role)])].map((known) => (
              <option key={known} value={known}>
                {ROLE_NAMES[known]}
              </option>
            ))}
          </Select>
        ) : (
          <output id={roleId} className="flex min-h-11 items-center">
            {ROLE_NAMES[role]}
          </output>
        )}
      </div>
      <Facts
        className="mt-auto"
        facts={[
          { label: 'Last login', value: lastLogin ? <When at={lastLogin} /> : 'Never' },
          { label: 'Joined', value: formatLagosDate(createdAt) },
          { label: 'Invited by', value: invitedBy?.name ?? 'Set up with the system' },
          {
            label: 'Authenticator',
            value: (
              <span className="inline-flex items-center gap-1.5">
                {hasTotp ? <ShieldCheck {...small} /> : <KeyRound {...small} />}
                {hasTotp ? 'Set up' : 'Not set up'}
              </span>
            ),
          },
          ...(user.invitationEndsAt ? [{ label: 'Invitation ends', value: <When at={user.invitationEndsAt} /> }] : []),
        ]}
      />
      {wish && <UserDialog user={user} name={name} wish={wish} onClose={() => setWish(undefined)} />}
    </article>
  );
}

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.75 } as const;
const small = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

const initials = (first: string, last: string, email: string): string =>
  `${first.charAt(0)}${last.charAt(0)}`.toUpperCase() || email.charAt(0).toUpperCase();
