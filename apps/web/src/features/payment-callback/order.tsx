import type { Payment } from '@jara/contract/payments';
import { formatMoneyShort } from '@jara/domain/money/format';
import { AppLink } from '../../components/app-link.tsx';
import { GiftTerms } from '../../components/gift-terms.tsx';
import { ruleSentence } from '../../components/rule/rule-sentence.ts';
import { buttonClass } from '../../components/ui/button.tsx';

/** The last look before paying, for whoever had none while writing: what was ordered, and the way to pay for it. */
export function Order({ payment, payUrl }: { payment: Payment; payUrl: string }) {
  const lines = [
    ['It is for', payment.email ?? 'Whoever you give the code to'],
    ['Who may open it', ruleSentence(payment)],
    [
      'It is from',
      payment.anonymous ? 'Someone who asked to stay secret' : payment.senderName || 'Someone, no name given',
    ],
    ['Password', payment.hasPassword ? 'Yes, you send it separately' : 'None: the code alone opens it'],
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
        Pay {formatMoneyShort(payment.quote.charged, payment.currency)} at Paystack
      </a>
      <p className="text-ink-2 text-sm">
        Not what you meant? <AppLink to="/create">Write it anew</AppLink>; this one is forgotten unless you pay for it.
      </p>
    </>
  );
}
