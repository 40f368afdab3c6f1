import type { ReactNode } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="flex flex-col gap-4">
    <h2 className="text-xl">{title}</h2>
    {children}
  </Card>
);

/** Something to compare letter by letter, and to take along. */
export const Code = ({ what, children }: { what: string; children: string }) => (
  <div className="flex flex-col items-start gap-2">
    <code className="w-full break-all rounded-input bg-sunken p-3 font-mono text-sm">{children}</code>
    <CopyButton text={children} what={what} />
  </div>
);
