import { createContext, type ReactNode, useContext, useState } from 'react';
import { useQueryClient } from '../../../lib/query/use-query.ts';
import { makeLiveApi } from './live-api.ts';
import { type StaffApi, staffKey } from './staff-api.ts';

export const StaffApiContext = createContext<StaffApi | undefined>(undefined);

export function useStaffApi(): StaffApi {
  const api = useContext(StaffApiContext);
  if (!api) throw new Error('The staff portal is used outside of its provider');
  return api;
}

export function LiveApiProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [api] = useState(() =>
    makeLiveApi({ onSignedOut: () => queryClient.setQueryData(staffKey({ mode: 'live' }, 'session'), null) }),
  );
  return <StaffApiContext value={api}>{children}</StaffApiContext>;
}
