import { Banner } from '../../components/ui/banner.tsx';
import { type ApiError, hasCode } from '../../lib/api-error.ts';
import { words } from './words/en.tsx';

interface PressAnswerProps {
  refusal: ApiError | null | undefined;
  said: string | undefined;
  problems: Record<string, string>;
}

/** What came of a press that no script heard. The page begins anew at its top, so it is said there as well as at the fields. */
export function PressAnswer({ refusal, said, problems }: PressAnswerProps) {
  if (said !== undefined) return <Banner title={said} className="mt-6" />;
  if (!refusal) return null;
  const wrong = Object.entries(problems);
  if (wrong.length > 0)
    return (
      <Banner tone="err" title={words.paying.nothingSent} className="mt-6">
        <ul className="list-disc pl-5">
          {wrong.map(([field, message]) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      </Banner>
    );
  return (
    <Banner tone="err" title={refusal.message} className="mt-6">
      {hasCode(refusal, 'payment_not_started') ? words.paying.stillHere : words.paying.nothingCharged}
    </Banner>
  );
}
