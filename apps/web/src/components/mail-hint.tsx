import type { likelyAddress } from '@jara/domain/mail/mail-typo';
import { type ReactNode, useEffect, useState } from 'react';
import { loadLate } from '../lib/load-late.ts';
import { words } from './words/en.tsx';

interface MailHintProps {
  typed: string;
  onPick: (address: string) => void;
  /** What the field says of itself while there is nothing to ask. */
  children: ReactNode;
}

/** The hint of an e-mail field. A likely slip in the address takes its place, to be put right with one press. */
export function MailHint({ typed, onPick, children }: MailHintProps) {
  const meant = useLikelyAddress(typed);
  return (
    <span role="status">
      {meant === undefined
        ? children
        : words.didYouMean(meant, (text) => (
            <button
              type="button"
              onClick={() => onPick(meant)}
              className="link min-h-11 break-all text-left font-semibold"
            >
              {text}
            </button>
          ))}
    </span>
  );
}

/** Most people see such a field and leave it alone, so what knows of slips comes with the first address. */
function useLikelyAddress(typed: string): string | undefined {
  const [judge, setJudge] = useState<{ likelyAddress: typeof likelyAddress }>();
  const isAddress = typed.includes('@');
  useEffect(() => {
    if (isAddress) void loadLate(() => import('@jara/domain/mail/mail-typo')).then(setJudge);
  }, [isAddress]);
  return judge?.likelyAddress(typed);
}
