import type { DataRequest } from '@jara/contract/staff/data-requests';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jara/domain/time/lagos';
import type { StaffApi } from '../api/staff-api.ts';
import { among, inPeriod, paged } from './listing.ts';

type Query = Parameters<StaffApi['listDataRequests']>[0]['query'];

/** One of each, so that a trainee has seen them. Nobody can do anything with them, here or in the product. */
const requestsAt = (now: number): DataRequest[] => {
  const at = (ago: number) => new Date(now - ago).toISOString();
  return [
    request(1, { kind: 'ERASURE', status: 'WAITING', askedAt: at(5 * HOUR_MS) }),
    request(2, { kind: 'COPY', askedAt: at(DAY_MS), endedAt: at(DAY_MS) }),
    request(3, {
      kind: 'ERASURE',
      askedAt: at(3 * DAY_MS),
      startedAt: at(2 * DAY_MS),
      endedAt: at(2 * DAY_MS - MINUTE_MS),
      erased: 4,
    }),
    request(4, { kind: 'CORRECTION', askedAt: at(6 * DAY_MS), endedAt: at(6 * DAY_MS) }),
    request(5, { kind: 'ERASURE', status: 'WITHDRAWN', askedAt: at(9 * DAY_MS), endedAt: at(8 * DAY_MS) }),
  ];
};

const request = (nth: number, told: Pick<DataRequest, 'kind' | 'askedAt'> & Partial<DataRequest>): DataRequest => ({
  id: `0190a8f0-0000-7000-8000-00000000d0${String(nth).padStart(2, '0')}`,
  status: 'DONE',
  startedAt: null,
  endedAt: null,
  erased: 0,
  ...told,
});

export function dataRequestList(query: Query, now: number) {
  const [isKind, isStatus, inTime] = [among(query.kind), among(query.status), inPeriod(query, now)];
  const rows = requestsAt(now).filter(
    ({ kind, status, askedAt }) => isKind(kind) && isStatus(status) && inTime(Date.parse(askedAt)),
  );
  return paged(rows, query, now, (row) => row);
}
