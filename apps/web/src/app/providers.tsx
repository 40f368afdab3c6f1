import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // `call` repeats what may be repeated; a second layer would multiply the waits.
      queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
      // Nothing that was pressed is put off until the network is back: it fails, says so, and can be pressed again.
      mutations: { retry: false, networkMode: 'always' },
    },
  });

interface ProvidersProps {
  router: AnyRouter;
  queryClient: QueryClient;
}

export function Providers({ router, queryClient }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
