import { QueryClient } from '@tanstack/react-query';

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // `call` repeats what may be repeated; a second layer would multiply the waits.
      queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
      // Nothing that was pressed is put off until the network is back: it fails, says so, and can be pressed again.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
