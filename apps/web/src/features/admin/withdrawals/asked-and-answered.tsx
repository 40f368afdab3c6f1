import { type AskedQuestion, QUESTIONS_SHOWN } from '@jara/contract/staff/stuck-payouts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { ExactWhen } from '../shared/when.tsx';
import { answerWords, QUESTION_WORDS } from './question-words.ts';

interface AskedAndAnsweredProps {
  questions: readonly AskedQuestion[];
  open: boolean;
}

const FIRST = 8;

/** Every question to the provider about this payout, the newest first. */
export function AskedAndAnswered({ questions, open }: AskedAndAnsweredProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? questions : questions.slice(0, FIRST);
  return (
    <Disclosure title="What the bank was asked, and answered" open={open}>
      {questions.length === 0 ? (
        <p className="text-sm">Nothing was asked within the last 90 days.</p>
      ) : (
        <ol aria-label="Questions to the bank" className="flex flex-col text-sm">
          {shown.map(({ askedAt, question, answer, said }) => (
            <li key={`${askedAt}${question}`} className="border-line border-b py-2 last:border-b-0">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span>{QUESTION_WORDS[question]}</span>
                <ExactWhen at={askedAt} />
              </span>
              <strong className="block break-words text-ink">{answerWords({ answer, said })}</strong>
            </li>
          ))}
        </ol>
      )}
      {questions.length > shown.length && (
        <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
          {questions.length < QUESTIONS_SHOWN ? `Show all ${questions.length}` : `Show the newest ${QUESTIONS_SHOWN}`}
        </Button>
      )}
    </Disclosure>
  );
}
