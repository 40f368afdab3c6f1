import { verifyClaim } from '@jara/contract/claims';
import { enterDraw } from '@jara/contract/giveaways';
import { ApiError, call } from '../../lib/api.ts';
import { rememberReceipt } from '../../lib/draw-receipts.ts';
import { useKeyring } from '../../lib/idempotency.ts';
import { queryOptions } from '../../lib/query/query-options.ts';
import { useMutation } from '../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../lib/query/use-query.ts';
import { giveawayQuery } from './giveaway.queries.ts';

/** How this browser stands with it: asked only by those who entered, and once the draw is over. */
export const drawOutcomeQuery = (code: string, drawnAt: string | null) =>
  queryOptions({
    queryKey: ['giveaways', code, 'outcome', drawnAt],
    queryFn: ({ signal }) => call(verifyClaim, { params: { quid: code } }, { signal }),
  });

/** A tap repeated after silence is the same tap; after an answer it is a new one, and has the same number. */
export function useEnterDraw(code: string) {
  const queryClient = useQueryClient();
  const keyring = useKeyring();
  return useMutation({
    mutationFn: (password: string) => {
      const body = password === '' ? {} : { password };
      return call(enterDraw, { params: { code }, body }, { idempotencyKey: keyring.keyFor(body) });
    },
    onSuccess: (receipt) => {
      keyring.forget();
      rememberReceipt(code, receipt);
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      keyring.forget();
      // It may have closed meanwhile.
      void queryClient.invalidateQueries(giveawayQuery(code));
    },
  });
}
