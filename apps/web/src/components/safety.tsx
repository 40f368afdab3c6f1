import { Check } from 'lucide-react';
import { OPERATOR } from '../lib/operator.ts';
import { useClientValue } from '../lib/use-client-value.ts';
import { words } from './words/en.tsx';

/** The three sentences, with the address that they speak of. */
export function Safety() {
  const host = useClientValue(() => location.host, '');
  return (
    <ul className="flex flex-col gap-2">
      {words.safety(OPERATOR.productName).map((sentence) => (
        <li key={sentence} className="flex items-start gap-2">
          <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-ok" strokeWidth={2.5} />
          <span>{sentence}</span>
        </li>
      ))}
      {host !== '' && (
        <li className="pl-6.5 text-ink-2">
          {words.thisPageIsAt(<strong className="wrap-anywhere text-ink">{host}</strong>)}
        </li>
      )}
    </ul>
  );
}
