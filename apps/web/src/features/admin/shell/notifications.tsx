import type { Notification } from '@jara/contract/staff/notifications';
import { Bell, CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { whileWatched } from '../session/activity.ts';
import { FailedFace } from '../shared/failed-face.tsx';
import { Popover } from '../shared/popover.tsx';
import { PortalLink } from '../shared/portal-link.tsx';
import { Ago } from '../shared/when.tsx';

const notificationsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: staffKey(api, 'notifications'),
    queryFn: ({ signal }) => api.readNotifications({}, { signal }),
    refetchInterval: whileWatched(60_000),
  });

/** The bell: how many things need a person, and which. */
export function Notifications() {
  const api = useStaffApi();
  const { data, error, isFetching, refetch } = useQuery(notificationsQuery(api));
  const count = data?.count ?? 0;
  return (
    <Popover
      label={
        count === 0
          ? 'Notifications, nothing new'
          : `Notifications, ${count} ${count === 1 ? 'matter needs' : 'matters need'} attention`
      }
      buttonClassName="relative grid size-11 place-items-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink"
      panelClassName="w-[min(24rem,calc(100vw-2rem))] max-h-[70dvh] overflow-y-auto"
      button={
        <>
          <Bell aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {count > 0 && (
            <span
              aria-hidden="true"
              className="tabular absolute top-0.5 right-0 min-w-5 rounded-full bg-err px-1.5 text-center font-bold text-on-err text-xs"
            >
              {count > 99 ? '99+' : count}
            </span>
          )}
        </>
      }
    >
      {(close) => (
        <>
          <h2 className="border-line border-b px-4 py-3 font-bold font-sans text-base tracking-normal">
            Needs attention
          </h2>
          {error && !data && (
            <div className="p-3">
              <FailedFace error={error} fallback="An error occurred" busy={isFetching} onRetry={() => void refetch()} />
            </div>
          )}
          {!error && !data && <Skeleton className="m-4 h-16" />}
          {data?.items.length === 0 && (
            <p className="flex items-center gap-2 p-4 text-ink-2">
              <CircleCheck aria-hidden="true" className="size-5 text-ok" />
              Nothing waits for a person.
            </p>
          )}
          <AttentionList items={data?.items ?? []} onChoose={close} />
        </>
      )}
    </Popover>
  );
}

interface AttentionListProps {
  items: readonly Notification[];
  onChoose?: () => void;
}

/** What needs a person, the most urgent first. */
export const AttentionList = ({ items, onChoose }: AttentionListProps) => (
  <ul className="flex flex-col">
    {items.map(({ kind, severity, title, count, amount, oldestAt, link }) => (
      <li key={kind} className="border-line border-b last:border-b-0">
        <PortalLink
          href={link}
          onClick={onChoose}
          className="flex items-center justify-between gap-3 px-4 py-3 hover:bg-sunken"
        >
          <span className="min-w-0">
            <span className="block font-semibold">{title}</span>
            <span className="block text-ink-3 text-sm">
              {amount !== null && <Money amount={amount} short />}
              {amount !== null && oldestAt && ' · '}
              {oldestAt && (
                <>
                  oldest <Ago at={oldestAt} />
                </>
              )}
            </span>
          </span>
          <Badge tone={severity === 'urgent' ? 'err' : 'warn'} icon={severity === 'urgent' ? CircleAlert : Clock}>
            {count} <span className="sr-only">{severity}</span>
          </Badge>
        </PortalLink>
      </li>
    ))}
  </ul>
);
