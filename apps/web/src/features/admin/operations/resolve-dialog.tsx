import type { ReconciliationItem } from '@jara/contract/staff/reconciliation';
import { personsFor, REMEDY_WORDS, type Remedy } from '@jara/domain/operations/remedies';
import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { problemOf } from '../session/say-problem.ts';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { useResolveItem } from './operations.queries.ts';

export function ResolveDialog({ item, onClose }: { item: ReconciliationItem; onClose: () => void }) {
  const { id, revision, ours, theirs, remedies } = item;
  const resolve = useResolveItem(id);
  const [first] = remedies;
  const [chosen, choose] = useState(first);
  if (!chosen) return null;
  const { remedy } = chosen;
  const isFirstOfTwo = personsFor(item.kind, remedy) === 2 && chosen.wantedBy.length === 0;
  return (
    <ReasonDialog
      title="Resolve the difference"
      label="How do you know *"
      action={isFirstOfTwo ? 'Ask for a second person' : 'Resolve'}
      busy={resolve.isPending}
      problem={problemOf(resolve.error, 'Failed to update status')}
      onClose={onClose}
      onSubmit={(note) =>
        resolve.mutate(
          { note, revision, remedy },
          {
            onSuccess: ({ closedAt }) => {
              toast.success(closedAt ? 'The difference is settled' : 'Noted. A second person settles it.');
              onClose();
            },
          },
        )
      }
    >
      <p className="text-ink-2 text-sm">
        We say: {ours}. The provider says: {theirs}.
      </p>
      <Remedies item={item} chosen={remedy} onChoose={choose} />
    </ReasonDialog>
  );
}

type OfferedRemedy = ReconciliationItem['remedies'][number];

interface RemediesProps {
  item: Pick<ReconciliationItem, 'kind' | 'remedies'>;
  chosen: Remedy;
  onChoose: (offered: OfferedRemedy) => void;
}

/** What happened, to be booked: a difference is not settled by a note alone. */
function Remedies({ item: { kind, remedies }, chosen, onChoose }: RemediesProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold text-sm">What happened</legend>
      {remedies.map(({ remedy, wantedBy }) => (
        <label
          key={remedy}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-input border border-line bg-bg px-3 py-2 text-sm hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft"
        >
          <input
            type="radio"
            name="remedy"
            value={remedy}
            checked={chosen === remedy}
            onChange={() => onChoose({ remedy, wantedBy })}
            className="mt-1 accent-brand"
          />
          <span className="flex flex-col gap-1">
            <strong>{REMEDY_WORDS[remedy].label}</strong>
            <span>{REMEDY_WORDS[remedy].effect}</span>
            {personsFor(kind, remedy) === 2 && (
              <span>
                {wantedBy.length > 0
                  ? `Takes two people. Wanted by ${wantedBy.map(({ name }) => name).join(', ')}.`
                  : 'Takes two people.'}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
