import type { Payment } from '@jara/contract/payments';
import { shownRecipient } from '@jara/domain/gift/delivery';
import { formatLagos } from '@jara/domain/time/lagos';
import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/app-link.tsx';
import { Cloth } from '../../components/cloth.tsx';
import { Money } from '../../components/money.tsx';
import { QuidText } from '../../components/quid-text.tsx';
import { senderTimes } from '../../components/sender-times.ts';
import { Link } from '../../lib/router/link.tsx';
import { useVisit } from '../../lib/router/router.tsx';
import { ProgressBadge } from './progress-badge.tsx';
import { words } from './words/en.tsx';

/** One payment. The whole card opens its details; the link's text says which one. A paid one leads to its room as well. */
export function PaymentCard({ payment }: { payment: Payment }) {
  const recipient = payment.email ?? shownRecipient(null);
  const { page } = useVisit().search;
  return (
    <article className="relative flex overflow-clip rounded-card border border-line bg-surface focus-within:border-brand hover:border-line-strong">
      <Cloth theme={payment.theme} seed={payment.clothSeed} columns={2} ratio={0.35} className="w-4 shrink-0 sm:w-8" />
      <div className="min-w-0 flex-1 p-4 sm:p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <p className="font-bold font-display text-2xl">
              <Money amount={payment.amount} currency={payment.currency} />
            </p>
            <Link
              to="/transactions"
              search={{ page, open: payment.id }}
              keepsScroll
              className="break-words font-semibold after:absolute after:inset-0 hover:text-brand"
            >
              {words.payment.to(recipient)}
            </Link>
          </div>
          <ProgressBadge payment={payment} />
        </div>
        <dl className="mt-4 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
          <Fact label="QUID">{payment.quid ? <QuidText quid={payment.quid} /> : words.payment.afterPayment}</Fact>
          <Fact label={words.payment.date}>{formatLagos(payment.createdAt)}</Fact>
          <Fact label={words.payment.reference}>
            <span className="break-all">{payment.reference}</span>
          </Fact>
          <Fact label={words.payment.transactionId}>{payment.transactionId ?? words.payment.notYet}</Fact>
          <Fact label={words.payment.currency}>{payment.currency}</Fact>
        </dl>
        {payment.progress === 'WAITING' && (
          <dl className="mt-2 flex flex-col gap-2 text-sm">
            {senderTimes(payment).map(({ label, value }) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
          </dl>
        )}
        {payment.blocked && (
          <div className="mt-4">
            <BlockedNote />
          </div>
        )}
        {payment.quid && (
          // Above the link that covers the card.
          <ButtonLink
            to="/gift/$id"
            params={{ id: payment.id }}
            variant="secondary"
            size="sm"
            className="relative z-10 mt-4 max-sm:w-full"
          >
            <span>
              {words.payment.followFor(recipient, (text) => (
                <span className="sr-only">{text}</span>
              ))}
            </span>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

export function BlockedNote() {
  return (
    <p className="flex items-center gap-2 rounded-input bg-err-soft px-3 py-2 font-semibold text-err text-sm">
      <Ban aria-hidden="true" className="size-4 shrink-0" />
      {words.payment.blocked}
    </p>
  );
}

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-w-0 items-baseline gap-2">
    <dt className="shrink-0 text-ink-3">{label}</dt>
    <dd className="wrap-anywhere min-w-0">{children}</dd>
  </div>
);
