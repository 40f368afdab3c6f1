import type { Endpoint } from '@jara/contract/endpoint';
import { refusalBody } from '@jara/contract/refusals';
import { workHeader } from '@jara/contract/work';
import * as z from 'zod/mini';

/**
 * The answers an operation can give, by status, for the API's document and for the serializer. The refusals follow from
 * what the operation is: one that takes no body cannot find it too large, one that is open to all asks nobody to sign in.
 */
export function documentedAnswers(endpoint: Endpoint): Record<number, unknown> {
  const { status = 200, reply, file, streams, summary, path } = endpoint;
  const types = streams ?? (file ? [file] : []);
  const files = {
    description: summary,
    content: Object.fromEntries(types.map((type) => [type, { schema: z.file() }])),
  };
  return {
    ...Object.fromEntries(refusalStatuses(endpoint).map((each) => [each, refusalBody])),
    [status]: types.length > 0 ? files : reply,
    // Not ready is an answer of its own, with the reasons.
    ...(path === '/health/ready' && { 503: reply }),
  };
}

export function refusalStatuses({ method, access, params, query, headers, body }: Endpoint): number[] {
  const isOpen = access === 'public' || access === 'sandbox';
  const changes = method !== 'GET';
  const names = params !== undefined || body !== undefined || headers !== undefined;
  return [
    400,
    414,
    429,
    431,
    500,
    503,
    ...(!isOpen || changes || headers ? [401, 403] : []),
    ...(names || query || changes ? [404, 422] : []),
    ...(names || changes ? [409, 410] : []),
    ...(changes ? [413, 415] : []),
    ...(isOpen || changes ? [502] : []),
    ...(headers === workHeader ? [428] : []),
  ];
}
