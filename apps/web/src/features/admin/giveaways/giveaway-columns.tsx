import type { StaffGiveaway } from '@jara/contract/staff/giveaways';
import { formatCount } from '@jara/domain/money/format';
import { Link } from '@tanstack/react-router';
import { Flag, Network } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import type { Column } from '../shared/table-props.ts';
import { When } from '../shared/when.tsx';
import { RULE_WORDS } from '../shared/words.ts';
import { GiveawayStateBadge } from './giveaway-state-badge.tsx';
import { comers } from './giveaway-words.ts';

export const giveawayColumns: readonly Column<StaffGiveaway>[] = [
  {
    id: 'title',
    header: 'Giveaway',
    cell: ({ giftId, title, host }) => (
      <span className="flex flex-col">
        <Link to="/admin/giveaways/$id" params={{ id: giftId }} className="link font-semibold">
          {title}
        </Link>
        <span className="text-ink-2 text-sm">by {host}</span>
      </span>
    ),
    onCard: 'title',
  },
  { id: 'state', header: 'State', cell: ({ state }) => <GiveawayStateBadge state={state} />, onCard: 'aside' },
  {
    id: 'amount',
    header: 'Amount',
    align: 'right',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} short className="font-semibold" />,
  },
  { id: 'rule', header: 'Rule', cell: ({ ruleType }) => RULE_WORDS[ruleType] },
  {
    id: 'people',
    header: 'People',
    cell: (giveaway) => (
      <span className="tabular">
        {comers(giveaway)}, {formatCount(giveaway.shares.taken)} of {formatCount(giveaway.shares.total)} shares taken
      </span>
    ),
  },
  { id: 'signals', header: 'Signals', cell: (giveaway) => <Signals giveaway={giveaway} /> },
  {
    id: 'publishedAt',
    header: 'Published',
    sort: 'createdAt',
    cell: ({ publishedAt }) => <When at={publishedAt} />,
  },
];

function Signals({ giveaway: { reports, isCrowded } }: { giveaway: StaffGiveaway }) {
  if (reports.open === 0 && !isCrowded) return <span className="text-ink-3">None</span>;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {reports.open > 0 && (
        <Badge tone="err" icon={Flag}>
          {reports.open === 1 ? '1 report' : `${formatCount(reports.open)} reports`}
        </Badge>
      )}
      {isCrowded && (
        <Badge tone="warn" icon={Network}>
          A crowded network
        </Badge>
      )}
    </span>
  );
}
