import { lazy, Suspense } from 'react';
import { loadLate } from '../../lib/load-late.ts';
import type { CodeEntryProps } from './code-entry.tsx';

const CodeEntry = lazy(async () => ({ default: (await loadLate(() => import('./code-entry.tsx'))).CodeEntry }));

/** For whom the code in the link leads nowhere; everybody else has no need to type one. */
export const LateCodeEntry = (props: CodeEntryProps) => (
  <Suspense>
    <CodeEntry {...props} />
  </Suspense>
);
