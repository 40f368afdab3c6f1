import { STAFF_STATES } from '@jara/contract/staff/users';
import { assignableRoles, ROLE_NAMES } from '@jara/domain/staff/roles';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { useStaff } from '../session/staff-context.tsx';
import { ListBody } from '../shared/list-body.tsx';
import { SearchBox } from '../shared/search-box.tsx';
import { useListState } from '../shared/use-list-state.ts';
import { InviteForm } from './invite-form.tsx';
import { STATE_WORDS } from './state-badge.tsx';
import { UserCard } from './user-card.tsx';
import { USER_LIST, userFilters, usersQuery } from './users.queries.ts';

const selectClass = 'min-h-11 py-1.5 text-sm';

export function UsersPage() {
  const api = useStaffApi();
  const { can, staff } = useStaff();
  const { state, words, change, setOwn, setLimit } = useListState(USER_LIST);
  const filters = userFilters(words, staff.role);
  const query = useQuery(usersQuery(api, state, filters));
  const [inviting, setInviting] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label="Search staff"
          placeholder="Search name or email"
          value={state.search}
          onSearch={(search) => change({ search }, { replace: true })}
        />
        <Select
          aria-label="Role"
          value={filters.role ?? ''}
          onChange={({ currentTarget }) => setOwn({ role: currentTarget.value || undefined })}
          className={selectClass}
        >
          <option value="">Every role</option>
          {/* Super Admin is in a role list for a Super Admin only. */}
          {assignableRoles(staff.role).map((role) => (
            <option key={role} value={role}>
              {ROLE_NAMES[role]}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Status"
          value={filters.state ?? ''}
          onChange={({ currentTarget }) => setOwn({ state: currentTarget.value || undefined })}
          className={selectClass}
        >
          <option value="">Every status</option>
          {STAFF_STATES.map((known) => (
            <option key={known} value={known}>
              {STATE_WORDS[known]}
            </option>
          ))}
        </Select>
        {can('invitations.send') && (
          <Button size="sm" onClick={() => setInviting(true)}>
            <UserPlus aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            Invite User
          </Button>
        )}
      </div>
      <ListBody
        query={query}
        what="staff"
        fallback="Failed to load users"
        empty={{ title: 'No Users Found', hint: 'Try another name, role or status.' }}
        onPage={(page) => change({ page })}
        onLimit={setLimit}
        skeleton={<Loading />}
      >
        {({ data }) => (
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 2xl:grid-cols-3">
            {data.map((user) => (
              <li key={user.id}>
                <UserCard user={user} />
              </li>
            ))}
          </ul>
        )}
      </ListBody>
      {inviting && (
        <Dialog open title="Invite User" onClose={() => setInviting(false)}>
          <InviteForm onInvited={() => setInviting(false)} onCancel={() => setInviting(false)} />
        </Dialog>
      )}
    </div>
  );
}

const Loading = () => (
  <div role="status" className="grid grid-cols-1 gap-4 md:grid-cols-2 2xl:grid-cols-3">
    <span className="sr-only">Loading staff</span>
    {[0, 1, 2, 3].map((card) => (
      <Skeleton key={card} className="h-56 rounded-card" />
    ))}
  </div>
);
