import { type ReportKind, reportGiveaway } from '@jara/contract/giveaways';
import { call } from '../../../lib/api.ts';
import { useKeyring } from '../../../lib/idempotency.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';

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
