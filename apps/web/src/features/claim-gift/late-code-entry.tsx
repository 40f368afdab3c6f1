import { lazy, type ReactNode, Suspense } from 'react';
import { loadLate } from '../../lib/load-late.ts';

export interface CodeEntryProps {
  /** What the address already said. */
  given?: string;
  heading?: ReactNode;
  lead?: ReactNode;
  onCode: (quid: string) => void;
}

const CodeEntry = lazy(async () => ({ default: (await loadLate(() => import('./code-entry.tsx'))).CodeEntry }));

/** For whom the code in the link leads nowhere; everybody else has no need to type one. */
export const LateCodeEntry = (props: CodeEntryProps) => (
  <Suspense>
    <CodeEntry {...props} />
  </Suspense>
);
