import { verifyClaim } from '@jara/contract/claims';
import { enterDraw, type ReportKind, reportGiveaway } from '@jara/contract/giveaways';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { rememberReceipt } from '../../lib/draw-receipts.ts';
import { useKeyring } from '../../lib/idempotency.ts';
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

/** The dialog closes with the answer, so its keys live as long as one report is being made. */
export function useReport(code: string) {
  const keyring = useKeyring();
  return useMutation({
    mutationFn: (report: { kind: ReportKind; words: string }) => {
      const body = { kind: report.kind, ...(report.words && { words: report.words }) };
      return call(reportGiveaway, { params: { code }, body }, { idempotencyKey: keyring.keyFor(body) });
    },
  });
}
