import { Check } from 'lucide-react';
import { useClientValue } from '../lib/use-client-value.ts';
import { SAFETY_SENTENCES } from './safety.copy.ts';

/** The three sentences, with the address that they speak of. */
export function Safety() {
  const host = useClientValue(() => location.host, '');
  return (
    <ul className="flex flex-col gap-2">
      {SAFETY_SENTENCES.map((sentence) => (
        <li key={sentence} className="flex items-start gap-2">
          <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-ok" strokeWidth={2.5} />
          <span>{sentence}</span>
        </li>
      ))}
      {host !== '' && (
        <li className="pl-6.5 text-ink-2">
          This page is at <strong className="wrap-anywhere text-ink">{host}</strong>.
        </li>
      )}
    </ul>
  );
}
