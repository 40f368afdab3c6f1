import type { PersonFile, PersonRecord } from '@jara/contract/staff/people';
import { PARTS_OF, type PersonKind, type PersonPart } from '@jara/domain/staff/people';
import { clsx } from 'clsx';
import { Money } from '../../../components/money.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { StaffLink } from '../links/staff-link.tsx';
import { count } from '../shared/count.ts';
import { DataTable } from '../shared/data-table.tsx';
import { GiftLink } from '../shared/gift-link.tsx';
import { ListBody } from '../shared/list-body.tsx';
import type { Column } from '../shared/table-props.ts';
import { useListState } from '../shared/use-list-state.ts';
import { When } from '../shared/when.tsx';
import { partOf, RECORD_LIST, recordsQuery } from './people.queries.ts';
import { lengthOf, lookOf, PART_WORDS, RECORD_WORDS } from './person-words.ts';

/** What somebody did, part by part. */
export function PersonRecords({ person: { id, kind, totals } }: { person: PersonFile }) {
  const { state, change } = useListState(RECORD_LIST);
  const part = partOf(kind, state);
  const query = useQuery(recordsQuery(useStaffApi(), id, part, state));
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="no-print flex flex-wrap gap-x-1 border-line border-b">
        <legend className="sr-only">What to list</legend>
        {PARTS_OF[kind].map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === part}
            onClick={() => change({ chosen: { part: [each] } })}
            className={clsx(
              '-mb-px inline-flex min-h-11 items-center gap-2 border-b-3 px-2 font-semibold text-sm',
              each === part ? 'border-brand text-brand' : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {PART_WORDS[each]}
            <span className="tabular font-normal text-ink-3">{count.format(lengthOf(totals, each))}</span>
          </button>
        ))}
      </fieldset>
      <ListBody
        query={query}
        what="records"
        fallback="Failed to fetch details"
        empty={{ title: 'Nothing Here', hint: EMPTY[part] }}
        onPage={(page) => change({ page })}
        onLimit={(limit) => change({ limit })}
      >
        {({ data }) => (
          <DataTable
            caption={PART_WORDS[part]}
            columns={columnsOf(kind, part)}
            rows={data}
            rowId={(row) => `${row.kind} ${row.id}`}
            stale={query.isPlaceholderData}
          />
        )}
      </ListBody>
    </div>
  );
}

const EMPTY: Record<PersonPart, string> = {
  SENT: 'They have started no payment.',
  RECEIVED: 'No gift that was paid for is addressed to them.',
  TRIED: 'They have tried to open no gift.',
  CLAIMED: 'No share is theirs.',
  WITHDRAWN: 'No money was asked for.',
  REFUSED: 'No payment failed, no payout came back, and no gift went to somebody luckier.',
  MONEY_BACK: 'Nothing was refunded or disputed.',
};

const columnsOf = (kind: PersonKind, part: PersonPart): Column<PersonRecord>[] => [
  { id: 'what', header: 'What', onCard: 'title', cell: (row) => <What row={row} /> },
  { id: 'status', header: 'Status', onCard: 'aside', cell: ({ status }) => <StatusBadge status={lookOf(status)} /> },
  ...(part === 'TRIED' ? [] : [AMOUNT]),
  { id: 'whom', header: 'With whom', cell: (row) => <Whom row={row} kind={kind} part={part} /> },
  { id: 'at', header: 'When', cell: ({ at }) => <When at={at} /> },
];

const AMOUNT: Column<PersonRecord> = {
  id: 'amount',
  header: 'Amount',
  align: 'right',
  cell: ({ amount, currency }) =>
    amount === null ? (
      <span className="text-ink-3">None</span>
    ) : (
      <Money amount={amount} {...(currency ? { currency } : {})} className="font-semibold" />
    ),
};

function What({ row: { kind, id, giftId, quid, payment, reason } }: { row: PersonRecord }) {
  const words = RECORD_WORDS[kind];
  return (
    <span className="flex flex-col">
      <span className="flex flex-wrap items-center gap-x-2">
        {kind === 'withdrawal' ? (
          <StaffLink to="/admin/withdrawals" search={{ id }} className="link inline-flex min-h-11 items-center">
            {words}
          </StaffLink>
        ) : (
          words
        )}
        {giftId && quid ? (
          <GiftLink id={giftId} quid={quid} />
        ) : (
          payment && (
            <StaffLink
              to="/admin/transactions"
              search={{ id: payment.id }}
              className="link inline-flex min-h-11 items-center break-all font-mono text-xs"
            >
              {payment.reference}
            </StaffLink>
          )
        )}
      </span>
      {reason && <span className="text-ink-2 text-xs">{reason}</span>}
    </span>
  );
}

const PAID_BY_THEM: readonly PersonRecord['kind'][] = ['payment', 'refund', 'dispute'];

/** The other side: whom they sent to, where the money went, and otherwise who had sent it. */
function Whom({ row, kind, part }: { row: PersonRecord; kind: PersonKind; part: PersonPart }) {
  const isTheirs = kind !== 'account' && part !== 'RECEIVED' && PAID_BY_THEM.includes(row.kind);
  // On its own page an account would only say its own number again.
  const account = kind === 'account' ? null : row.account;
  const [word, other] = account ? ['To', account] : isTheirs ? ['For', row.recipient] : ['From', row.sender];
  if (!other) return <span className="text-ink-3">Not given</span>;
  return (
    <span className="break-words [overflow-wrap:anywhere]">
      {word} {other}
    </span>
  );
}
