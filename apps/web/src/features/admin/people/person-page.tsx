import type { PersonFile } from '@jara/contract/staff/people';
import { LOOKED_AT, PARTS_OF } from '@jara/domain/staff/people';
import { useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { hasStatus } from '../../../lib/api-error.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { AssigneeSelect } from '../casework/assignee-select.tsx';
import { Notes } from '../casework/notes.tsx';
import { StaffButtonLink, StaffLink } from '../links/staff-link.tsx';
import { count } from '../shared/count.ts';
import { FailedFace } from '../shared/failed-face.tsx';
import { Panel } from '../shared/panel.tsx';
import { Revealable } from '../shared/revealable.tsx';
import { StatCard, StatRow } from '../shared/stat-card.tsx';
import { personQuery } from './people.queries.ts';
import { PersonRecords } from './person-records.tsx';
import { behind, lengthOf, PART_WORDS, PERSON_WORDS, SUMMED_PARTS, worthOf } from './person-words.ts';

export function PersonPage() {
  const api = useStaffApi();
  const { id } = useParams({ from: '/admin/staff/people/$id' });
  const { data, error, isFetching, refetch } = useQuery(personQuery(api, id));
  const isNowhere = error !== null && (hasStatus(error, 404) || hasStatus(error, 422));
  return (
    <div className="flex flex-col gap-5">
      <StaffLink to="/admin/people" className="link inline-flex min-h-11 items-center gap-2 self-start">
        <ArrowLeft aria-hidden="true" className="size-4" />
        People
      </StaffLink>
      {isNowhere && !data && (
        <EmptyState
          title="Nobody found"
          actions={
            <StaffButtonLink to="/admin/people" size="sm">
              Find somebody
            </StaffButtonLink>
          }
        >
          No person has this id.
        </EmptyState>
      )}
      {error && !isNowhere && (
        <FailedFace error={error} fallback="Failed to fetch details" busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && <Full person={data} />}
      {!data && !error && (
        <div role="status" className="grid grid-cols-1 gap-5 lg:grid-cols-[1.5fr_1fr]">
          <span className="sr-only">Loading the person</span>
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
    </div>
  );
}

function Full({ person }: { person: PersonFile }) {
  const { id, kind, name, about, assignee } = person;
  const isErased = name === null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-ink-2 text-sm">{PERSON_WORDS[kind]}</p>
          <h2 className="break-words text-2xl [overflow-wrap:anywhere] max-sm:text-xl">
            {isErased ? (
              'Erased'
            ) : (
              <Revealable value={name} field="person.value" id={id} what={PERSON_WORDS[kind].toLowerCase()} />
            )}
          </h2>
          {about && <p className="text-ink-2">{about}</p>}
        </div>
        <p className="flex flex-wrap items-center gap-2 text-ink-2 text-sm">
          In whose hands: <AssigneeSelect subject={{ kind: 'person', id }} what="this person" assignee={assignee} />
        </p>
      </div>
      {isErased && (
        <Banner tone="info" title="What we knew them by was erased">
          Notes and the audit trail stay, and name nobody.
        </Banner>
      )}
      <Flags person={person} />
      {!isErased && <Sums person={person} />}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[2fr_1fr]">
        <div className="min-w-0">{!isErased && <PersonRecords person={person} />}</div>
        <Panel title="Notes">
          <Notes subject={{ kind: 'person', id }} />
        </Panel>
      </div>
    </>
  );
}

/** What was counted and a careful person wants to see, each with the number it is shown from. */
function Flags({ person: { flags } }: { person: PersonFile }) {
  if (flags.length === 0) return null;
  return (
    <Banner tone="warn" title="Worth a look">
      <ul className="flex flex-col gap-1">
        {flags.map(({ words, from }) => (
          <li key={words}>
            {words} <span className="text-ink-2">(shown {from})</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2 text-sm">
        Counted among the newest {count.format(LOOKED_AT)} records of each kind. None of it is a verdict.
      </p>
    </Banner>
  );
}

function Sums({ person: { kind, totals } }: { person: PersonFile }) {
  const parts = SUMMED_PARTS.filter((part) => PARTS_OF[kind].includes(part));
  return (
    <StatRow className="grid-cols-1 xs:grid-cols-2 xl:grid-cols-5">
      {parts.map((part) => {
        const { count: settled, sums } = worthOf(totals, part);
        return (
          <StatCard
            key={part}
            label={PART_WORDS[part]}
            value={sums.map(({ currency, amount }) => (
              <Money key={currency} amount={amount} currency={currency} short className="not-last:mr-3" />
            ))}
            note={behind(part, settled, lengthOf(totals, part))}
          />
        );
      })}
    </StatRow>
  );
}
