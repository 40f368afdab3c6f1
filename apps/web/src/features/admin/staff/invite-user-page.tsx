import { useState } from 'react';
import { AppLink } from '../../../components/app-link.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Panel } from '../shared/panel.tsx';
import { InviteForm } from './invite-form.tsx';

export function InviteUserPage() {
  const [invited, setInvited] = useState<string>();
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      {invited && (
        <Banner tone="ok" title={`Invitation sent to ${invited}`} onDismiss={() => setInvited(undefined)}>
          They stay inactive until they accept. You find them under{' '}
          <AppLink to="/admin/users" search={{ state: 'INVITED' }}>
            User Management
          </AppLink>
          .
        </Banner>
      )}
      <Panel title="Invite a colleague">
        <InviteForm onInvited={setInvited} />
      </Panel>
    </div>
  );
}
