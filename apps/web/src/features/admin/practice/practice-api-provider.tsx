import { type ReactNode, useState } from 'react';
import { StaffApiContext } from '../api/staff-api-context.tsx';
import { makePracticeApi } from './practice-api.ts';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Loaded only when somebody practises. Leaving and coming back starts the lesson afresh. */
export default function PracticeApiProvider({ children }: { children: ReactNode }) {
  const [api] = useState(() => makePracticeApi({ now: Date.now, wait, userAgent: navigator.userAgent }));
  return <StaffApiContext value={api}>{children}</StaffApiContext>;
}
