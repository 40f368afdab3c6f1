import { LISTS } from '@jara/contract/staff/lists';
import type { Remedy } from '@jara/domain/operations/remedies';
import type { SwitchName } from '@jara/domain/operations/switches';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { whileWatched } from '../session/activity.ts';
import { useStaffAction } from '../session/use-staff-action.ts';
import type { ListState } from '../shared/list-state.ts';

export const ITEM_LIST = LISTS.differences;
type ItemListState = ListState<'status' | 'kind', 'firstSeenAt'>;

export const operationsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: staffKey(api, 'operations'),
    queryFn: ({ signal }) => api.readOperations({}, { signal }),
    // Somebody else, or the product itself, may pause something while this page is open.
    refetchInterval: whileWatched(30_000),
  });

export const itemsQuery = (api: StaffApi, { page, limit, chosen }: ItemListState) =>
  queryOptions({
    queryKey: staffKey(api, 'reconciliation-items', page, limit, chosen),
    queryFn: ({ signal }) =>
      api.listReconciliationItems(
        { query: { page, limit, status: [...chosen.status], kind: [...chosen.kind] } },
        { signal },
      ),
    keepPreviousData: true,
  });

export const itemQuery = (api: StaffApi, id: string) =>
  queryOptions({
    queryKey: staffKey(api, 'reconciliation-item', id),
    queryFn: ({ signal }) => api.findReconciliationItem({ params: { id } }, { signal }),
  });

export const useChangeSwitch = (name: SwitchName) =>
  useStaffAction((api, body: { isOn: boolean; reason: string }) => api.changeSwitch({ params: { name }, body }));

export const useBooksCheck = () => useStaffAction((api, _: object) => api.runBooksCheck({}));

export const useReconciliation = () => useStaffAction((api, _: object) => api.runReconciliation({}));

export const useResolveItem = (id: string) =>
  useStaffAction((api, body: { note: string; revision: number; remedy: Remedy }, once) =>
    api.resolveReconciliationItem({ params: { id }, body }, once),
  );
