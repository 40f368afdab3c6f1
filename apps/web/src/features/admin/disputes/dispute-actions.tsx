import type { DisputeFile } from '@jara/contract/staff/disputes';
import type { DisputeAnswer } from '@jara/domain/dispute/dispute-answers';
import { FileDown, ShieldCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Money } from '../../../components/money.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { downloadBlob } from '../../../lib/picture.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { toast } from '../../../lib/toast.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { problemOf, sayProblem } from '../session/say-problem.ts';
import { useGuarded } from '../session/step-up.tsx';
import { useStaffAction } from '../session/use-staff-action.ts';
import { ReasonDialog } from '../shared/reason-dialog.tsx';

const REASONS: Record<DisputeAnswer, readonly string[]> = {
  CONTEST: [
    'The gift was opened and its money was paid to a bank, as the attached evidence shows.',
    'The payer ordered the gift and received its receipt; nobody has opened it yet, and the payer can cancel it.',
  ],
  ACCEPT: ['The payment was made without the knowledge of the card’s owner.', 'The payer was charged twice.'],
};

/** Both answers are for good: the provider takes one, and whoever says nothing in time has accepted. */
export function DisputeActions({ dispute }: { dispute: DisputeFile }) {
  const { id, amount, currency, allowed } = dispute;
  const [wished, setWished] = useState<DisputeAnswer>();
  const answer = useStaffAction((api, body: { answer: DisputeAnswer; reason: string }, once) =>
    api.answerDispute({ params: { id }, body }, once),
  );
  const close = () => {
    setWished(undefined);
    answer.reset();
  };
  const isAccept = wished === 'ACCEPT';
  return (
    <div className="no-print flex flex-wrap gap-2">
      {allowed.takeEvidence && <TakeEvidence id={id} />}
      {allowed.answer && (
        <>
          <Button variant="secondary" size="sm" onClick={() => setWished('ACCEPT')}>
            <Undo2 aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            Accept
          </Button>
          <Button size="sm" onClick={() => setWished('CONTEST')}>
            <ShieldCheck aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            Contest
          </Button>
        </>
      )}
      {wished && (
        <ReasonDialog
          title={isAccept ? 'Accept this dispute' : 'Contest this dispute'}
          label="Reason, which the bank reads *"
          templates={REASONS[wished]}
          warning="The provider takes one answer. It cannot be changed afterwards."
          action={isAccept ? 'Accept' : 'Contest'}
          danger={isAccept}
          busy={answer.isPending}
          problem={problemOf(answer.error, 'The answer was not kept')}
          onClose={close}
          onSubmit={(reason) =>
            answer.mutate(
              { answer: wished, reason },
              {
                onSuccess: () => {
                  toast.success('The answer is kept and goes to the provider');
                  close();
                },
              },
            )
          }
        >
          <p className="text-ink-2">
            {isAccept ? (
              <>
                The payer gets <Money amount={amount} currency={currency} /> back. What of it has already been paid out
                is our loss.
              </>
            ) : (
              'The bank gets our evidence and decides. Until then the gift stays on hold.'
            )}{' '}
            Name no address, account or code in the reason.
          </p>
        </ReasonDialog>
      )}
    </div>
  );
}

function TakeEvidence({ id }: { id: string }) {
  const api = useStaffApi();
  const guarded = useGuarded();
  const take = useMutation({
    mutationFn: () => guarded(() => api.evidenceFile(id)),
    onSuccess: ({ name, content }) => {
      downloadBlob(content, name);
      toast.success(`${name} is ready`);
    },
    onError: (error) => sayProblem(error, 'The evidence could not be written'),
  });
  return (
    <Button variant="secondary" size="sm" busy={take.isPending} onClick={() => take.mutate(undefined)}>
      <FileDown aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      Evidence as PDF
    </Button>
  );
}
