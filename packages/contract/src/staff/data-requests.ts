import { DATA_REQUEST_KINDS, DATA_REQUEST_STATUSES } from '@jara/domain/own-data/data-request';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import { instant, uuid } from '../scalars.ts';
import { anyOf, period, recordPage } from './filters.ts';

/** That a person asked about their data, and how far it is. Who it was and what we hold is told to nobody here. */
export const dataRequest = z.object({
  id: uuid,
  kind: z.enum(DATA_REQUEST_KINDS),
  status: z.enum(DATA_REQUEST_STATUSES),
  askedAt: instant,
  /** When the erasure began: until then it waits for money to come to its end. */
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** From how many payments something was erased. */
  erased: z.int(),
});
export type DataRequest = z.output<typeof dataRequest>;

export const listDataRequests = endpoint({
  method: 'GET',
  path: '/admin/data-requests',
  summary: 'What people asked about their data, the latest first; never the data, and never who',
  access: { permission: 'data_requests.view' },
  query: z.object({
    ...paging.shape,
    ...period,
    kind: anyOf(DATA_REQUEST_KINDS),
    status: anyOf(DATA_REQUEST_STATUSES),
  }),
  reply: recordPage(dataRequest),
});
