import { findDrawProof } from '@jara/contract/giveaways';
import { queryOptions } from '@tanstack/react-query';
import { call, urlOf } from '../../lib/api.ts';

/** It has a line for everybody who entered, so it is asked for at a press; and it never changes but when a share is passed on. */
export const drawProofQuery = (code: string) =>
  queryOptions({
    queryKey: ['giveaways', code, 'proof'],
    queryFn: ({ signal }) => call(findDrawProof, { params: { code } }, { signal }),
    refetchOnWindowFocus: false,
  });

export const drawProofUrl = (code: string): string => urlOf(findDrawProof.path, { params: { code } });
