import type { PayoutState } from '@jara/contract/staff/stuck-payouts';
import { formatLagos } from '@jara/domain/time/lagos';
import { useState } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toast.ts';
import { problemOf } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';
import { ExactWhen } from '../shared/when.tsx';
import { statusWord } from '../shared/words.ts';
import { HandOverForm } from './hand-over-form.tsx';
import { answerWords, TELL_PROBLEM_WORDS } from './question-words.ts';
import { useAskBank, useTellRecipient } from './withdrawals.queries.ts';

interface StuckPayoutProps {
  id: string;
  sentAt: string | null;
  payout: PayoutState;
}

/** What is known of a payout that nobody answers for, and what one can do about it. */
export function StuckPayout({ id, sentAt, payout: { toldAt, whyNotTold } }: StuckPayoutProps) {
  const { can } = useStaff();
  const ask = useAskBank(id);
  const tell = useTellRecipient(id);
  const [isHandingOver, setIsHandingOver] = useState(false);
  const askNow = () =>
    ask.mutate(
      {},
      {
        onSuccess: ({ stage, answer }) =>
          toast.success(
            answer
              ? `${answerWords(answer)}. Now: ${statusWord(stage)}`
              : 'It is being asked at this very moment. Look again in a few seconds.',
          ),
      },
    );
  const tellNow = () => tell.mutate({}, { onSuccess: () => toast.success('They are told by mail, in their language') });
  const problem =
    problemOf(ask.error, 'The answer did not arrive. Look again: asking twice sends nothing twice.') ??
    problemOf(tell.error, 'The answer did not arrive. Try again: they are told once.');
  return (
    <section aria-label="Stuck payout" className="flex flex-col gap-3">
      <Banner
        tone="warn"
        title={`Stuck: the bank has not said what became of it${sentAt ? ` since ${formatLagos(sentAt)}` : ''}`}
        actions={
          <>
            {can('payouts.ask') && (
              <Button size="sm" busy={ask.isPending} onClick={askNow}>
                Ask the bank now
              </Button>
            )}
            <Button
              variant="secondary"
              size="sm"
              busy={tell.isPending}
              disabled={whyNotTold !== null}
              onClick={tellNow}
            >
              Tell the recipient
            </Button>
            <Button
              variant="secondary"
              size="sm"
              aria-expanded={isHandingOver}
              onClick={() => setIsHandingOver(!isHandingOver)}
            >
              Hand over
            </Button>
          </>
        }
      >
        <p>The money stays set aside, and it is asked about again by itself. Do not send it by hand.</p>
        {!can('payouts.ask') && <p>Asking the bank now is for Admins: hand it over to one.</p>}
        {toldAt && (
          <p>
            The recipient was told <ExactWhen at={toldAt} />.
          </p>
        )}
        {whyNotTold && whyNotTold !== 'payout_not_stuck' && <p>{TELL_PROBLEM_WORDS[whyNotTold]}</p>}
      </Banner>
      {problem && <Banner tone="err" title={problem} />}
      {isHandingOver && <HandOverForm id={id} onClose={() => setIsHandingOver(false)} />}
    </section>
  );
}
