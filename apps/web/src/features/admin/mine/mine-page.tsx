import type { MineItem } from '@jara/contract/staff/mine';
import { groupQuid, parseQuid } from '@jara/domain/gift/quid';
import type { SubjectKind } from '@jara/domain/staff/subjects';
import { AtSign, Hand } from 'lucide-react';
import { Badge } from '../../../components/ui/badge.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { mineQuery } from '../casework/casework.queries.ts';
import { DataTable } from '../shared/data-table.tsx';
import { ListBody } from '../shared/list-body.tsx';
import { PortalLink } from '../shared/portal-link.tsx';
import type { Column } from '../shared/table-props.ts';
import { useListState } from '../shared/use-list-state.ts';
import { When } from '../shared/when.tsx';

const KIND_WORDS: Record<SubjectKind, string> = {
  gift: 'Gift',
  payment: 'Transaction',
  withdrawal: 'Withdrawal',
  dispute: 'Dispute',
  reconciliation_item: 'Difference',
  person: 'Person',
};

const since = ({ assignedAt, mentionedAt }: MineItem): string | undefined =>
  [assignedAt, mentionedAt].filter((at) => at !== null).sort()[0];

const COLUMNS: readonly Column<MineItem>[] = [
  {
    id: 'name',
    header: 'What',
    onCard: 'title',
    cell: ({ subjectKind, name, link }) => (
      <PortalLink href={link} className="link inline-flex min-h-11 flex-wrap items-center gap-x-2">
        {KIND_WORDS[subjectKind]}{' '}
        <span className="break-all font-mono text-xs">{parseQuid(name) ? groupQuid(name) : name}</span>
      </PortalLink>
    ),
  },
  {
    id: 'why',
    header: 'Why',
    cell: ({ assignedAt, mentionedAt }) => (
      <span className="inline-flex flex-wrap gap-1.5 max-sm:justify-end">
        {assignedAt && (
          <Badge tone="brand" icon={Hand}>
            In your hands
          </Badge>
        )}
        {mentionedAt && (
          <Badge tone="info" icon={AtSign}>
            Mentions you
          </Badge>
        )}
      </span>
    ),
  },
  {
    id: 'since',
    header: 'Waiting since',
    cell: (item) => {
      const at = since(item);
      return at ? <When at={at} /> : null;
    },
  },
];

const LIST = { facets: {}, sorts: ['since'] } as const;

/** What waits for whoever looks at it, the longest waiting first. */
export function MinePage() {
  const { state, change, setLimit } = useListState(LIST);
  const query = useQuery(mineQuery(useStaffApi(), state.page, state.limit));
  return (
    <ListBody
      query={query}
      what="matters of yours"
      fallback="Failed to fetch details"
      empty={{
        title: 'Nothing Waits for You',
        hint: 'What is given to you stands here until it is finished, and what a note mentions you about until you have seen it.',
      }}
      onPage={(page) => change({ page })}
      onLimit={setLimit}
    >
      {({ data: rows }) => (
        <DataTable
          caption="What waits for you"
          columns={COLUMNS}
          rows={rows}
          rowId={({ subjectKind, subjectId }) => `${subjectKind} ${subjectId}`}
          stale={query.isPlaceholderData}
        />
      )}
    </ListBody>
  );
}
