import type { StaffPayment } from '@jara/contract/staff/payments';
import { Money } from '../../../components/money.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { GiftLink } from '../shared/gift-link.tsx';
import { Revealable } from '../shared/revealable.tsx';
import type { Column } from '../shared/table-props.ts';
import { When } from '../shared/when.tsx';
import { BRAND_WORDS, CHANNEL_WORDS } from './way-words.ts';

export const paymentColumns = ({ onOpen }: { onOpen: (id: string) => void }): Column<StaffPayment>[] => [
  {
    id: 'reference',
    header: 'Reference',
    cell: ({ reference }) => <ShortReference reference={reference} />,
    onCard: 'title',
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} className="font-semibold" />,
    sort: 'amount',
    align: 'right',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, blocked }) => (
      <span className="flex flex-wrap gap-1.5">
        <StatusBadge status={status} />
        {blocked && <StatusBadge status="BLOCKED" />}
      </span>
    ),
    onCard: 'aside',
  },
  {
    id: 'email',
    header: 'To',
    cell: ({ id, email }) => <Revealable value={email} field="payment.email" id={id} what="recipient’s address" />,
  },
  {
    id: 'quid',
    header: 'QUID',
    cell: ({ giftId, quid }) =>
      giftId && quid ? <GiftLink id={giftId} quid={quid} /> : <span className="text-ink-3">Not paid yet</span>,
  },
  { id: 'channel', header: 'Paid by', cell: (payment) => <WayOfPaying payment={payment} /> },
  { id: 'createdAt', header: 'Date', cell: ({ createdAt }) => <When at={createdAt} />, sort: 'createdAt' },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ id, reference }) => (
      <Button variant="secondary" size="sm" aria-label={`View transaction ${reference}`} onClick={() => onOpen(id)}>
        View
      </Button>
    ),
    onCard: 'actions',
  },
];

/** The brand stands under the channel: beside it, the table would be wider than a laptop. */
function WayOfPaying({ payment: { channel, cardBrand, settledAt } }: { payment: StaffPayment }) {
  if (channel === null) return <span className="text-ink-3">{settledAt === null ? 'Not yet' : 'Not known'}</span>;
  const brand = cardBrand && BRAND_WORDS[cardBrand];
  return (
    <>
      <span className="block">{CHANNEL_WORDS[channel]}</span>
      {brand && <span className="text-ink-3 text-xs">{brand}</span>}
    </>
  );
}

/** Enough to recognise one; the whole of it is on the page of the payment and under the pointer. */
const ShortReference = ({ reference }: { reference: string }) => (
  <span title={reference} className="whitespace-nowrap font-mono text-xs">
    {reference.length > 18 ? `${reference.slice(0, 10)}…${reference.slice(-6)}` : reference}
  </span>
);
