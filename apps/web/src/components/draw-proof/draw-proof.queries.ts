import { findDrawProof } from '@jara/contract/giveaways';
import { call, urlOf } from '../../lib/api.ts';
import { queryOptions } from '../../lib/query/query-options.ts';

/** It has a line for everybody who entered, so it is asked for at a press; and it never changes but when a share is passed on. */
export const drawProofQuery = (code: string) =>
  queryOptions({
    queryKey: ['giveaways', code, 'proof'],
    queryFn: ({ signal }) => call(findDrawProof, { params: { code } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const drawProofUrl = (code: string): string => urlOf(findDrawProof.path, { params: { code } });
