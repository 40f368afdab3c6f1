import { ROLE_DESCRIPTIONS, ROLE_NAMES, ROLES } from '@jara/domain/staff/roles';
import { ThemeSwitch } from '../../../components/theme-switch.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { useStaff } from '../session/staff-context.tsx';
import { Facts } from '../shared/facts.tsx';
import { Panel } from '../shared/panel.tsx';
import { ExactWhen } from '../shared/when.tsx';
import { AuthenticatorPanel } from './authenticator-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export function AccountPage() {
  const { session, staff } = useStaff();
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <Panel title="You">
        <Facts
          facts={[
            { label: 'Name', value: `${staff.firstName} ${staff.lastName}` },
            { label: 'Email', value: staff.email },
            { label: 'Role', value: ROLE_NAMES[staff.role] },
            { label: 'This session ends', value: <ExactWhen at={session.endsAt} /> },
          ]}
        />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <span className="font-semibold text-sm">Theme</span>
          <ThemeSwitch withWords />
        </div>
      </Panel>
      <AuthenticatorPanel />
      <PasswordPanel />
      <SessionsPanel />
      <Panel title="What each role may do" className="lg:col-span-2">
        <ul className="grid gap-5 sm:grid-cols-3">
          {ROLES.map((role) => (
            <li key={role}>
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {ROLE_NAMES[role]}
                {role === staff.role && <Badge tone="brand">You</Badge>}
              </p>
              <ul className="mt-1 list-disc pl-5 text-ink-2 text-sm">
                {ROLE_DESCRIPTIONS[role].map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
