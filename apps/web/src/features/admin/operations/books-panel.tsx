import type { BooksCheck } from '@jara/contract/staff/switches';
import { Scale } from 'lucide-react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { sayProblem } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';
import { count } from '../shared/count.ts';
import { Panel } from '../shared/panel.tsx';
import { When } from '../shared/when.tsx';
import { useBooksCheck } from './operations.queries.ts';

/** The last proof of the books, and the last of all of them. When one fails, payouts are paused by the product itself. */
export function BooksPanel({ check, full }: { check: BooksCheck | null; full: BooksCheck | null }) {
  const { can } = useStaff();
  const run = useBooksCheck();
  return (
    <Panel
      title="The books"
      aside={
        can('ledger.check') && (
          <Button
            variant="secondary"
            size="sm"
            busy={run.isPending}
            onClick={() => run.mutate({}, { onError: (error) => sayProblem(error, 'The books could not be checked') })}
          >
            {!run.isPending && <Scale aria-hidden="true" className="size-4.5" strokeWidth={1.75} />}
            Check now
          </Button>
        )
      }
    >
      {!check && <p className="text-ink-2">The books have not been checked yet. It happens every few minutes.</p>}
      {check?.isClean && (
        <Banner tone="ok" title="The books are clean">
          {check.isFull ? (
            <p>
              All {count.format(check.journals)} journals were added up <When at={check.checkedAt} /> by{' '}
              {proverOf(check)}.
            </p>
          ) : (
            <>
              <p>
                What is new was added up <When at={check.checkedAt} /> by {proverOf(check)}, from the last checkpoint to
                journal {count.format(check.journals)}.
              </p>
              {full && (
                <p>
                  All of the books were proved <When at={full.checkedAt} /> by {proverOf(full)}
                  {full.isClean ? ' and were clean' : ' and were not clean'}.
                </p>
              )}
            </>
          )}
        </Banner>
      )}
      {check && !check.isClean && (
        <Banner tone="err" title="The books do not add up">
          <p>
            Found <When at={check.checkedAt} />. Payouts stay paused until this is mended and all of the books are
            proved.
          </p>
          <ul className="list-disc pl-5">
            {check.problems.map(({ check: name, count: found, examples }) => (
              <li key={name}>
                Not so: {name} ({count.format(found)})
                {examples.length > 0 && <span className="break-all font-mono text-xs"> {examples.join(', ')}</span>}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </Panel>
  );
}

const proverOf = ({ startedBy }: BooksCheck): string => startedBy?.name ?? 'the product itself';
