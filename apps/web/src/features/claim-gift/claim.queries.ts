import { type ClaimCheck, claimGift, verifyClaim } from '@jara/contract/claims';
import { ApiError, call } from '../../lib/api.ts';
import { rememberGift } from '../../lib/device.ts';
import { useKeyring } from '../../lib/idempotency.ts';
import { queryOptions } from '../../lib/query/query-options.ts';
import { useMutation } from '../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../lib/query/use-query.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { recheckDelayMs, stateOfRefusal } from './claim-screen.ts';

/** Safe to ask at any time: looking at a gift never claims it. */
export const claimCheckQuery = (quid: string) =>
  queryOptions({
    queryKey: ['claims', quid],
    queryFn: ({ signal }) => call(verifyClaim, { params: { quid } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data ? recheckDelayMs(data.state, data.quid, serverNow()) : false),
  });

/** The one step that claims. A tap repeated after silence is the same tap; after an answer it is a new one. */
export function useOpenGift(check: ClaimCheck) {
  const { quid } = check.quid;
  const queryClient = useQueryClient();
  const keyring = useKeyring();
  const show = (now: ClaimCheck) => queryClient.setQueryData(claimCheckQuery(quid).queryKey, now);
  return useMutation({
    mutationFn: (password: string) => {
      const body = password === '' ? {} : { password };
      return call(claimGift, { query: { quid }, body }, { idempotencyKey: keyring.keyFor(body) });
    },
    onSuccess: (answer) => {
      keyring.forget();
      rememberClaim(answer);
      show(answer);
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      keyring.forget();
      const state = stateOfRefusal(error.code);
      if (state) show({ ...check, state, message: error.message, allowAccess: false });
    },
  });
}

/** Keeps the key on this device, so that the gift can be withdrawn later. */
export function rememberClaim({ quid: gift, accessKey, amount, currency }: ClaimCheck): void {
  if (accessKey === null) return;
  const { quid, theme, clothSeed } = gift;
  rememberGift({ quid, accessKey, amount, currency, theme, clothSeed, claimedAt: new Date().toISOString() });
}
