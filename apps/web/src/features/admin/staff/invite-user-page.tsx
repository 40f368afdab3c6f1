import { useState } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { StaffLink } from '../links/staff-link.tsx';
import { Panel } from '../shared/panel.tsx';
import { InviteForm } from './invite-form.tsx';

export function InviteUserPage() {
  const [invited, setInvited] = useState<string>();
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      {invited && (
        <Banner tone="ok" title={`Invitation sent to ${invited}`} onDismiss={() => setInvited(undefined)}>
          They stay inactive until they accept. You find them under{' '}
          <StaffLink to="/admin/users" search={{ state: 'INVITED' }}>
            User Management
          </StaffLink>
          .
        </Banner>
      )}
      <Panel title="Invite a colleague">
        <InviteForm onInvited={setInvited} />
      </Panel>
    </div>
  );
}
