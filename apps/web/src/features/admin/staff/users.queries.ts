import { STAFF_STATES } from '@jara/contract/staff/users';
import { assignableRoles, type Role } from '@jara/domain/staff/roles';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffAction } from '../session/use-staff-action.ts';
import { type ListState, queryOf, type Words } from '../shared/list-state.ts';

export const USER_LIST = { facets: {}, sorts: ['-createdAt'] } as const;

/** One role and one state at a time: the team is small enough. A role that is not offered is not filtered by either. */
export const userFilters = (words: Words, reader: Role) => ({
  role: assignableRoles(reader).find((known) => known === words.role),
  state: STAFF_STATES.find((known) => known === words.state),
});

export const usersQuery = (
  api: StaffApi,
  state: ListState<never, '-createdAt'>,
  filters: ReturnType<typeof userFilters>,
) =>
  queryOptions({
    queryKey: staffKey(api, 'users', queryOf(state), filters),
    queryFn: ({ signal }) => {
      const { page, limit, search } = queryOf(state);
      return api.listUsers({ query: { page, limit, search, ...filters } }, { signal });
    },
    keepPreviousData: true,
  });

export const useRoleChange = () =>
  useStaffAction((api, { id, role }: { id: string; role: Role }) => api.changeUser({ params: { id }, body: { role } }));

export const useActivation = () =>
  useStaffAction((api, { id, isActive }: { id: string; isActive: boolean }) =>
    api.changeUser({ params: { id }, body: { isActive } }),
  );

export const useTotpReset = () => useStaffAction((api, id: string) => api.resetTotp({ params: { id } }));

export const useInvitation = () =>
  useStaffAction((api, body: { email: string; role: Role }, once) => api.invite({ body }, once));
