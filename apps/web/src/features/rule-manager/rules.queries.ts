import { findGift, type GiftView } from '@jara/contract/gifts';
import { listOwnPayments } from '@jara/contract/payments';
import { findRule, type RuleView, saveRule } from '@jara/contract/rules';
import { ApiError, call, hasStatus } from '../../lib/api.ts';
import { useKeyring } from '../../lib/idempotency.ts';
import { queryOptions } from '../../lib/query/query-options.ts';
import { useMutation } from '../../lib/query/use-mutation.ts';
import { type RuleDraft, wireOf } from '../../lib/rule-draft.ts';

export interface RuleSubject {
  gift: GiftView;
  /** Null when the gift has no rule: the first person gets everything. */
  rule: RuleView | null;
}

/** A gift and its rule, as whoever asks may see them: the whole of it with the sender's cookie or manage key. */
export const ruleSubjectQuery = (quid: string, manageKey: string | undefined) =>
  queryOptions({
    queryKey: ['rules', quid, manageKey ?? ''],
    queryFn: async ({ signal }): Promise<RuleSubject> => {
      const ask = { params: { quid }, headers: { 'x-manage-key': manageKey } };
      const [gift, rule] = await Promise.all([
        call(findGift, ask, { signal }),
        call(findRule, ask, { signal }).catch((error: unknown) => {
          if (hasStatus(error, 404)) return null;
          throw error;
        }),
      ]);
      return { gift, rule };
    },
    enabled: quid !== '',
    staleTime: 0,
    // A rule being edited must never start from what it was before the last save.
    gcTime: 0,
  });

/** The newest gifts sent from this browser that nobody has opened yet: only those can still get a rule. */
export const sentGiftsQuery = queryOptions({
  queryKey: ['payments', 'list', 'sent'],
  queryFn: async ({ signal }) => {
    const { data } = await call(listOwnPayments, { query: { page: 1, limit: 20 } }, { signal });
    return data.flatMap((payment) =>
      payment.quid !== null && payment.progress === 'WAITING' && !payment.blocked
        ? [{ ...payment, quid: payment.quid }]
        : [],
    );
  },
});

export function useSaveRule(quid: string, manageKey: string | undefined) {
  const keyring = useKeyring();
  return useMutation({
    mutationFn: (draft: RuleDraft) => {
      const body = { quid, ...(manageKey ? { manageKey } : {}), ...wireOf(draft) };
      return call(saveRule, { body }, { idempotencyKey: keyring.keyFor(body) });
    },
    onSuccess: () => keyring.forget(),
    onError: (error) => {
      if (error instanceof ApiError) keyring.forget();
    },
  });
}
