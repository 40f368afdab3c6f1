import type { Reply } from '@jara/contract/endpoint';
import type { findPayment } from '@jara/contract/staff/payments';
import { Money } from '../../../components/money.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { AssigneeSelect } from '../casework/assignee-select.tsx';
import { NotesSection } from '../casework/notes.tsx';
import { ChargeList } from '../shared/charge-list.tsx';
import { Facts } from '../shared/facts.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { GiftLink } from '../shared/gift-link.tsx';
import { orderFacts } from '../shared/order-facts.tsx';
import { PersonLink } from '../shared/person-link.tsx';
import { Revealable } from '../shared/revealable.tsx';
import { ExactWhen, When } from '../shared/when.tsx';
import { paymentQuery } from './payments.queries.ts';
import { wayWords } from './way-words.ts';

export function PaymentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const api = useStaffApi();
  const { data, error, isFetching, refetch } = useQuery(paymentQuery(api, id));
  return (
    <Dialog open title="Transaction" onClose={onClose} className="sm:w-[min(40rem,calc(100vw-2rem))]">
      {error && (
        <FailedFace error={error} fallback="Failed to fetch details" busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-72" />}
      {data && <Full payment={data} />}
    </Dialog>
  );
}

function Full({ payment }: { payment: Reply<typeof findPayment> }) {
  const { id, amount, currency, status, blocked, failureReason, attempts, charges } = payment;
  return (
    <div className="flex flex-col gap-5">
      <p className="flex flex-wrap items-center gap-3">
        <Money amount={amount} currency={currency} className="font-bold font-display text-2xl" />
        <StatusBadge status={status} />
        {blocked && <StatusBadge status="BLOCKED" />}
      </p>
      {failureReason && <p className="text-err">{failureReason}</p>}
      <Facts
        facts={[
          {
            label: 'To',
            value: (
              <>
                <Revealable value={payment.email} field="payment.email" id={id} what="recipient’s address" />
                {payment.email && <PersonLink place="payment.recipient" id={id} who="this recipient" />}
              </>
            ),
          },
          {
            label: 'From',
            value: payment.senderEmail ? (
              <>
                <Revealable value={payment.senderEmail} field="payment.senderEmail" id={id} what="sender’s address" />
                <PersonLink place="payment.sender" id={id} who="this sender" />
              </>
            ) : (
              'Not given'
            ),
          },
          {
            label: 'Paid from',
            value: (
              <>
                A browser <PersonLink place="payment.browser" id={id} who="the browser that paid" />
              </>
            ),
          },
          {
            label: 'QUID',
            value:
              payment.giftId && payment.quid ? <GiftLink id={payment.giftId} quid={payment.quid} /> : 'Not paid yet',
          },
          {
            label: 'Reference',
            value: (
              <span className="inline-flex flex-wrap items-center justify-end gap-2">
                <span className="break-all font-mono text-xs">{payment.reference}</span>
                <CopyButton text={payment.reference} what="reference" variant="ghost" />
              </span>
            ),
          },
          { label: 'Paid by', value: wayWords(payment) },
          { label: 'Provider’s number', value: payment.transactionId ?? 'None yet' },
          {
            label: 'In whose hands',
            value: <AssigneeSelect subject={{ kind: 'payment', id }} what="this payment" assignee={payment.assignee} />,
          },
          { label: 'Started', value: <ExactWhen at={payment.createdAt} /> },
          { label: 'Settled', value: payment.settledAt ? <ExactWhen at={payment.settledAt} /> : 'Not yet' },
          ...orderFacts(payment),
          { label: 'Ends', value: payment.expiresAt ? <ExactWhen at={payment.expiresAt} /> : 'Not paid yet' },
        ]}
      />
      <section className="flex flex-col gap-2">
        <h3 className="font-bold">Checkout attempts</h3>
        <ol className="flex flex-col text-sm">
          {attempts.map(({ reference, createdAt, isSuperseded }) => (
            <li
              key={reference}
              className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2 last:border-b-0"
            >
              <span className="break-all font-mono text-xs">{reference}</span>
              <span className="text-ink-3">
                {isSuperseded && 'replaced, '}
                <When at={createdAt} />
              </span>
            </li>
          ))}
        </ol>
      </section>
      {charges.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-bold">Charges</h3>
          <ChargeList charges={charges} />
        </section>
      )}
      <NotesSection subject={{ kind: 'payment', id }} />
    </div>
  );
}
