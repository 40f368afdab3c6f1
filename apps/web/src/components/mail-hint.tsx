import { likelyAddress } from '@jara/domain/mail/mail-typo';
import type { ReactNode } from 'react';
import { words } from './words/en.tsx';

interface MailHintProps {
  typed: string;
  onPick: (address: string) => void;
  /** What the field says of itself while there is nothing to ask. */
  children: ReactNode;
}

/** The hint of an e-mail field. A likely slip in the address takes its place, to be put right with one press. */
export function MailHint({ typed, onPick, children }: MailHintProps) {
  const meant = likelyAddress(typed);
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
