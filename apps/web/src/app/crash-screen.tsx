import type { ErrorComponentProps } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../components/ui/button.tsx';
import { words } from './words/en.tsx';

/** What is left when a screen breaks: an honest sentence and a way on. Money never depends on a screen. */
export function CrashScreen({ error }: ErrorComponentProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <div role="alert" className="mx-auto flex max-w-column flex-col items-start gap-4 px-4 py-16">
      <h1 className="text-2xl">{words.crashed}</h1>
      <p className="text-ink-2">{words.crashedMeans}</p>
      <Button onClick={() => location.reload()}>
        <RotateCw aria-hidden="true" className="size-5" />
        {words.reload}
      </Button>
    </div>
  );
}
