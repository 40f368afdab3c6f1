import type { Payment } from '@jara/contract/payments';
import { formatMoneyShort } from '@jara/domain/money/format';
import { AppLink } from '../../components/app-link.tsx';
import { GiftTerms } from '../../components/gift-terms.tsx';
import { ruleSentence } from '../../components/rule/rule-sentence.ts';
import { buttonClass } from '../../components/ui/button.tsx';
import { words } from './words/en.tsx';

/** The last look before paying, for whoever had none while writing: what was ordered, and the way to pay for it. */
export function Order({ payment, payUrl }: { payment: Payment; payUrl: string }) {
  const lines = [
    [words.order.isFor, payment.email ?? words.order.anyone],
    [words.order.whoMayOpen, ruleSentence(payment)],
    [words.order.isFrom, payment.anonymous ? words.order.secret : payment.senderName || words.order.noName],
    [words.order.password, payment.hasPassword ? words.order.hasPassword : words.order.noPassword],
  ];
  return (
    <>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface">
        {lines.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 px-4 py-2.5 sm:grid-cols-[8rem_1fr]">
            <dt className="text-ink-3 text-sm">{label}</dt>
            <dd className="wrap-anywhere font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <GiftTerms payment={payment} />
      <a href={payUrl} className={buttonClass('primary', 'lg', 'w-full')}>
        {words.order.pay(formatMoneyShort(payment.quote.charged, payment.currency))}
      </a>
      <p className="text-ink-2 text-sm">
        {words.order.notMeant((text) => (
          <AppLink to="/create">{text}</AppLink>
        ))}
      </p>
    </>
  );
}
