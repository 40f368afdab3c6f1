import type { ReactNode } from 'react';
export default function PracticeApiProvider({ children }: { children: ReactNode }) { return children; }
