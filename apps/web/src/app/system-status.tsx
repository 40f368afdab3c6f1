import { healthReady } from '@jara/contract/health';
import { clsx } from 'clsx';
import { call, hasStatus } from '../lib/api.ts';
import { queryOptions } from '../lib/query/query-options.ts';
import { useQuery } from '../lib/query/use-query.ts';
import { useHydrated } from '../lib/use-client-value.ts';
import { words } from './words/en.tsx';

const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: async ({ signal }) => {
    try {
      const { status, message, paused } = await call(healthReady, {}, { signal });
      return { ok: status === 'ok' && paused.length === 0, message };
    } catch (error) {
      // A server with something amiss says so with 503 and a sentence for this line.
      if (hasStatus(error, 503)) return { ok: false, message: error.message };
      throw error;
    }
  },
  refetchInterval: 60_000,
});

/** The footer's status line. It says that all is well only when the server itself says so. */
export function SystemStatus() {
  // A page is drawn without it: whoever reads it has reached us.
  const { data, isError } = useQuery({ ...healthQuery, enabled: useHydrated() });
  const { dot, text } = statusLine(data, isError);
  return (
    <p role="status" className="flex items-center gap-2 text-ink-2 text-sm noscript:hidden">
      <span aria-hidden="true" className={clsx('size-2.5 shrink-0 rounded-full', dot)} />
      {text}
    </p>
  );
}

function statusLine(
  data: { ok: boolean; message: string } | undefined,
  isError: boolean,
): { dot: string; text: string } {
  if (isError) return { dot: 'bg-err', text: words.unreachable };
  if (!data) return { dot: 'bg-ink-3', text: words.checking };
  if (data.ok) return { dot: 'bg-ok', text: words.operational };
  return { dot: 'bg-warn', text: data.message || words.inTrouble };
}
