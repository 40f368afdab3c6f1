import { clsx } from 'clsx';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';

interface RefreshButtonProps {
  refreshing: boolean;
  /** What has come since the list was read: "5 new". */
  news: string | undefined;
  onRefresh: () => void;
}

/** Reads a list anew. What has come meanwhile is told on its corner, where it moves nothing. */
export const RefreshButton = ({ refreshing, news, onRefresh }: RefreshButtonProps) => (
  <span className="relative">
    <Button variant="secondary" size="sm" aria-busy={refreshing} onClick={onRefresh} className="w-full">
      <RefreshCw aria-hidden="true" className={clsx('size-4.5', refreshing && 'animate-spin')} strokeWidth={1.75} />
      {/* On a narrow phone the buttons stand in one line only if this one goes without its word. */}
      <span className="max-sm:sr-only">Refresh</span>
      {news && (
        <span className="tabular -top-2.5 -right-2 absolute z-10 whitespace-nowrap rounded-full bg-brand px-2 py-0.5 text-on-brand text-xs">
          {news}
        </span>
      )}
    </Button>
    <span role="status" className="sr-only">
      {news && `${news} since this list was read`}
    </span>
  </span>
);
