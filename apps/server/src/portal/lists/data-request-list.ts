import type { DataRequest, listDataRequests as endpoint } from '@jara/contract/staff/data-requests';
import { type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Schema } from '../../platform/database/schema.ts';
import { daysOf } from './days.ts';
import { countedPagesOf, defineList } from './define-list.ts';
import { duringDays, oneOf } from './list-query.ts';

type Filters = z.output<(typeof endpoint)['query']>;
type Row = Pick<
  Selectable<Schema['dataRequests']>,
  'id' | 'kind' | 'status' | 'askedAt' | 'startedAt' | 'endedAt' | 'erased'
>;

/** What people asked about their data. The columns that say who are never read here. */
const dataRequestList = defineList<Filters, Row, DataRequest>({
  table: 'data_requests',
  from: sql`data_requests d`,
  columns: sql`d.id, d.kind, d.status, d.asked_at, d.started_at, d.ended_at, d.erased`,
  id: 'd.id',
  sorts: { createdAt: 'd.asked_at' },
  filters: (ask, { now }) => [
    ...oneOf('d.kind', ask.kind),
    ...oneOf('d.status', ask.status),
    ...duringDays('d.asked_at', daysOf(ask, now)),
  ],
  present: (rows) =>
    rows.map(({ askedAt, startedAt, endedAt, ...row }) => ({
      ...row,
      askedAt: askedAt.toISOString(),
      startedAt: startedAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    })),
});

export const listDataRequests = countedPagesOf(dataRequestList);
