import { Scale } from 'lucide-react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { count } from '../shared/count.ts';
import { Panel } from '../shared/panel.tsx';
import { When } from '../shared/when.tsx';

/** Proves the books on demand: everything that must add up, does, or is named. */
export function BooksCheck() {
  const api = useStaffApi();
  const check = useMutation({ mutationFn: () => api.checkBooks({}) });
  const { data, error, isPending } = check;
  return (
    <Panel
      title="The books"
      aside={
        <Button variant="secondary" size="sm" busy={isPending} onClick={() => check.mutate()}>
          {!isPending && <Scale aria-hidden="true" className="size-4.5" strokeWidth={1.75} />}
          Prove the books
        </Button>
      }
    >
      {!data && !error && (
        <p className="text-ink-2">
          Adds up every journal: debits equal credits, nothing owed is below zero, and every status stands where its
          money is.
        </p>
      )}
      {error && <Banner tone="err" title={messageOf(error, 'An error occurred')} />}
      {data?.isClean && (
        <Banner tone="ok" title="The books are clean">
          {count.format(data.journals)} journals were added up <When at={data.checkedAt} />.
        </Banner>
      )}
      {data && !data.isClean && (
        <Banner tone="err" title="The books do not add up">
          <ul className="list-disc pl-5">
            {data.problems.map(({ check: name, count: found, examples }) => (
              <li key={name}>
                {name}: {count.format(found)}
                {examples.length > 0 && <span className="break-all font-mono text-xs"> {examples.join(', ')}</span>}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </Panel>
  );
}
