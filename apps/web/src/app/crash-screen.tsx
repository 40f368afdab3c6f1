import { RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '../components/ui/button.tsx';
import { words } from './words/en.tsx';

/** Keeps a screen that breaks from taking the rest of the page with it. */
export class CrashGuard extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError = () => ({ hasCrashed: true });

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    return this.state.hasCrashed ? <CrashScreen /> : this.props.children;
  }
}

/** What is left when a screen breaks: an honest sentence and a way on. Money never depends on a screen. */
export const CrashScreen = () => (
  <div role="alert" className="mx-auto flex max-w-column flex-col items-start gap-4 px-4 py-16">
    <h1 className="text-2xl">{words.crashed}</h1>
    <p className="text-ink-2">{words.crashedMeans}</p>
    <Button onClick={() => location.reload()}>
      <RotateCw aria-hidden="true" className="size-5" />
      {words.reload}
    </Button>
  </div>
);
