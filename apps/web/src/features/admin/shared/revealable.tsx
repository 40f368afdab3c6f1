import type { Revealable as RevealableField } from '@jara/contract/staff/personal-data';
import { groupQuid } from '@jara/domain/gift/quid';
import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect } from 'react';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { sayProblem } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';

/** A value that was asked for is covered again, so that it does not stay on a screen nobody looks at. */
const SHOWN_MS = 30_000;

export const isMasked = (value: string): boolean => value.includes('•');

interface RevealableProps {
  /** Null where there is none. */
  value: string | null;
  field: RevealableField;
  id: string;
  /** What it is, for the button: "recipient’s address". */
  what: string;
  className?: string;
}

/** A value as this role may see it. One behind dots can be asked for, and that it was is written down. */
export function Revealable({ value, field, id, what, className }: RevealableProps) {
  const api = useStaffApi();
  const { can } = useStaff();
  const ask = useMutation({
    mutationFn: () => api.reveal({ body: { field, id } }),
    onError: (error) => sayProblem(error, 'Failed to fetch details'),
  });
  const shown = ask.data?.value;
  const { reset } = ask;
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(reset, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, reset]);
  const text = shown ?? value;
  if (text === null) return <span className="text-ink-2">None given</span>;
  const Icon = shown === undefined ? Eye : EyeOff;
  return (
    <span className={clsx('inline-flex max-w-full items-center', className)}>
      <span className={clsx('min-w-0 break-words', field.endsWith('.quid') && 'font-mono')}>
        {field.endsWith('.quid') && !isMasked(text) ? groupQuid(text) : text}
      </span>
      {value !== null && isMasked(value) && can('personal_data.reveal') && (
        <button
          type="button"
          aria-label={shown === undefined ? `Show the ${what}; this is written down` : `Cover the ${what}`}
          title={shown === undefined ? 'Show. That you looked is written down.' : 'Cover'}
          disabled={ask.isPending}
          onClick={() => (shown === undefined ? ask.mutate() : ask.reset())}
          className="-my-3 grid size-11 shrink-0 place-items-center rounded-full text-ink-3 hover:text-brand"
        >
          {ask.isPending ? (
            <Spinner className="size-4" label={`Fetching the ${what}`} />
          ) : (
            <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
          )}
        </button>
      )}
    </span>
  );
}
